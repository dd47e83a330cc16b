import { z } from "zod/mini";

import { endpoint, pageQuery, searchText } from "./endpoint.ts";
import { english } from "./english.ts";
import { screens } from "./screens.ts";

type RowKind = {
  readonly kind: string;
  /** The path of the screen that shows the rows. Without the screen, the kind does not exist. */
  readonly screen: string;
  /** The heading of its hits. */
  readonly title: string;
  readonly icon: string;
  /** Also searched while somebody types into the header's field. One kind at most. */
  readonly isSuggested?: true;
};

const knownKinds: readonly RowKind[] = [
  { kind: "messages", screen: "/inbox/$folder", title: english("Messages"), icon: "mail", isSuggested: true },
  { kind: "events", screen: "/calendar", title: english("Events"), icon: "calendar" },
  { kind: "todos", screen: "/widgets", title: english("Todos"), icon: "checklist" },
  { kind: "projects", screen: "/projects", title: english("Projects"), icon: "briefcase" },
  { kind: "chat", screen: "/dashboard", title: english("Chat"), icon: "messages" },
  { kind: "topics", screen: "/forum-topic", title: english("Topics"), icon: "messages" },
  { kind: "articles", screen: "/blog", title: english("Articles"), icon: "file" },
  { kind: "orders", screen: "/e-commerce/orders", title: english("Orders"), icon: "shopping-cart" },
];

/** The kinds of rows that the search finds, in the order of the overview. */
export const rowKinds = knownKinds.filter(({ screen }) => screens.some(({ path }) => path === screen));

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
