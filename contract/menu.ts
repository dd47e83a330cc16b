import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";

/** An entry of the navigation: a link where it has an address, a parent where it has items. */
export type MenuItem = {
  /** English, and the key of its translations. */
  title: string;
  /** A screen of ours: the route below `#`, `/inbox/inbox`. */
  sref?: string | undefined;
  /** An address elsewhere. */
  href?: string | undefined;
  /** The name of an icon; one that is not known shows a plain dot. */
  icon?: string | undefined;
  /** A small count or word at the end of the entry, and what it means for those who do not see it. */
  badge?: { text: string; label: string } | undefined;
  items?: MenuItem[] | undefined;
};

export const MenuItem: z.ZodMiniType<MenuItem, MenuItem> = z.object({
  title: z.string(),
  sref: z.optional(z.string()),
  href: z.optional(z.string()),
  icon: z.optional(z.string()),
  badge: z.optional(z.object({ text: z.string(), label: z.string() })),
  items: z.optional(z.lazy(() => z.array(MenuItem))),
});

export const getMenu = endpoint({
  method: "GET",
  path: "/menu.json",
  summary: "The navigation, nested to any depth",
  response: z.object({ items: z.array(MenuItem) }),
});
