import { z } from "zod/mini";

import { hitKinds } from "../generated/hit-kinds.gen.ts";
import { endpoint, pageQuery, searchText } from "./endpoint.ts";
import type { HitKind } from "./feature.ts";

/** The kinds of rows that the search finds, in the order of the overview. */
export const rowKinds: readonly HitKind[] = hitKinds;

/** The kinds of hits, in the order of the overview: screens, then rows. */
export const searchKinds = ["screens", ...rowKinds.map(({ kind }) => kind)];
export const SearchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof SearchKind>;

export const Hit = z.object({
  kind: SearchKind,
  /**
   * For a screen, the English key of its translations; otherwise for example the subject of a message or the number of
   * an order.
   */
  title: z.string(),
  /** A second line, such as the sender and the beginning of a message. Empty for a screen. */
  text: z.string(),
  /** The route of the hit, below `#`. */
  href: z.string(),
  icon: z.optional(z.string()),
  date: z.optional(z.iso.datetime()),
});
export type Hit = z.infer<typeof Hit>;

export const search = endpoint({
  method: "GET",
  path: "/search.json",
  summary: "Search hits, and the number of hits of each kind",
  readsFrom: "replica",
  query: z.object({
    ...pageQuery,
    q: searchText,
    /** Only hits of this kind. */
    kind: z.optional(SearchKind),
    /** The language in which titles of screens are matched, besides English. */
    lang: z.optional(z.string().check(z.maxLength(10))),
  }),
  response: z.object({ data: z.array(Hit), totals: z.record(SearchKind, z.number()) }),
});
