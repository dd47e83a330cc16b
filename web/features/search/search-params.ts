import { z } from "zod/mini";

import { maxSearchLength } from "#contract/endpoint.ts";
import { SearchKind } from "#contract/search.ts";

/** The router takes `?q=404`, as a person writes it, for a number. */
const Words = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((words) => String(words).trim().slice(0, maxSearchLength)),
);

/** What the address of the search screen says. Nonsense in it counts as absent. */
export const SearchParams = z.object({
  q: z.catch(z._default(Words, ""), ""),
  kind: z.catch(z.optional(SearchKind), undefined),
  page: z.catch(z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1), 1),
});
export type SearchParams = z.infer<typeof SearchParams>;
