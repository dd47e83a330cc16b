import { z } from "zod/mini";

import { SearchKind } from "#contract/search.ts";

/** What the address of the search screen says. Nonsense in it counts as absent. */
export const SearchParams = z.object({
  q: z.catch(z._default(z.string(), ""), ""),
  kind: z.catch(z.optional(SearchKind), undefined),
  page: z.catch(z._default(z.int().check(z.gte(1)), 1), 1),
});
export type SearchParams = z.infer<typeof SearchParams>;
