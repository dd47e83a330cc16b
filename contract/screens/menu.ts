import { z } from "zod/mini";

import { endpoint } from "../endpoint.ts";

/** An entry of the navigation: a link if it has an address, a parent if it has items. */
export type MenuItem = {
  /** In English: the key of its translations. */
  title: string;
  /** A route of the app, below `#`: `/inbox/inbox`. */
  sref?: string | undefined;
  /** An external address. */
  href?: string | undefined;
  /** The name of an icon; an unknown one shows a plain dot. */
  icon?: string | undefined;
  /** A count or word at the end of the entry, with a description for screen readers. */
  badge?: { text: string; label: string } | undefined;
  items?: MenuItem[] | undefined;
  /** In English: the heading above the entries of the top level that have the same one. */
  section?: string | undefined;
};

export const MenuItem: z.ZodMiniType<MenuItem, MenuItem> = z.object({
  title: z.string(),
  sref: z.optional(z.string()),
  href: z.optional(z.string()),
  icon: z.optional(z.string()),
  badge: z.optional(z.object({ text: z.string(), label: z.string() })),
  items: z.optional(z.lazy(() => z.array(MenuItem))),
  section: z.optional(z.string()),
});

export const getMenu = endpoint({
  method: "GET",
  path: "/menu.json",
  summary: "The navigation, nested to any depth",
  response: z.object({ items: z.array(MenuItem) }),
});
