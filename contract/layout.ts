import { z } from "zod/mini";

/** The seven skins, in display order. */
export const skins = [
  "smart-style-0",
  "smart-style-1",
  "smart-style-2",
  "smart-style-3",
  "smart-style-4",
  "smart-style-5",
  "smart-style-6",
] as const;
export type Skin = (typeof skins)[number];

export const Layout = z.object({
  fixedHeader: z.boolean(),
  fixedNavigation: z.boolean(),
  fixedRibbon: z.boolean(),
  fixedPageFooter: z.boolean(),
  container: z.boolean(),
  rightToLeft: z.boolean(),
  menuOnTop: z.boolean(),
  colorblindFriendly: z.boolean(),
  /** The navigation shows icons only. */
  minified: z.boolean(),
  /** The navigation is hidden. */
  hiddenMenu: z.boolean(),
  skin: z.enum(skins),
});
export type Layout = z.infer<typeof Layout>;
