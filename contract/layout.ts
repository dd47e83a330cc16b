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

/** Skins without a light form: dark, whatever mode is chosen. */
export const darkSkins: readonly Skin[] = ["smart-style-1"];

/** The color modes to choose from, in display order: `system` is that of the operating system. */
export const modeChoices = ["light", "dark", "system"] as const;
export type ModeChoice = (typeof modeChoices)[number];

/** The mode that is shown. */
export type Mode = Exclude<ModeChoice, "system">;

/** The modes in which a skin has a form. */
export const modesOf = (skin: Skin): readonly Mode[] => (darkSkins.includes(skin) ? ["dark"] : ["light", "dark"]);

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
  /** Absent in layouts from before there was a choice, which means `system`. */
  mode: z.optional(z.enum(modeChoices)),
});
export type Layout = z.infer<typeof Layout>;
