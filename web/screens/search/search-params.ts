import { z } from "zod/mini";

import { maxSearchLength } from "#contract/endpoint.ts";
import { SearchKind } from "#contract/search.ts";

/** The router parses `?q=404` as a number. */
const Words = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((words) => String(words).trim().slice(0, maxSearchLength)),
);

/** The query parameters of the search screen. Invalid ones are ignored. */
export const SearchParams = z.object({
  q: z.catch(z._default(Words, ""), ""),
  kind: z.catch(z.optional(SearchKind), undefined),
  page: z.catch(z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1), 1),
});
export type SearchParams = z.infer<typeof SearchParams>;
