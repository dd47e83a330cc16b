import type { Layout } from "#contract/layout.ts";
import { english } from "#contract/text/english.ts";

type PresetLayout = Omit<Layout, "skin" | "mode" | "colorblindFriendly">;

/** A combination of options. The skin, the mode and the palette stay as the user has chosen them. */
export type Preset = {
  readonly id: string;
  /** In English. */
  readonly title: string;
  readonly text: string;
  readonly layout: PresetLayout;
};

const free: PresetLayout = {
  fixedHeader: false,
  fixedNavigation: false,
  fixedRibbon: false,
  fixedPageFooter: false,
  container: false,
  rightToLeft: false,
  menuOnTop: false,
  minified: false,
  hiddenMenu: false,
};
const fixed: PresetLayout = { ...free, fixedHeader: true, fixedNavigation: true, fixedRibbon: true };

export const presets: readonly Preset[] = [
  {
    id: "frame",
    title: english("Fixed frame"),
    text: english("Header, navigation and ribbon stay in view. The content scrolls."),
    layout: fixed,
  },
  {
    id: "scrolling",
    title: english("Scrolling page"),
    text: english("Everything scrolls, so long pages get the whole window."),
    layout: free,
  },
  {
    id: "compact",
    title: english("Compact"),
    text: english("The navigation shows icons only, and leaves more room for tables."),
    layout: { ...fixed, minified: true },
  },
  {
    id: "top",
    title: english("Top menu"),
    text: english("The menu is a bar below the header. The content has the full width."),
    layout: { ...fixed, menuOnTop: true },
  },
  {
    id: "boxed",
    title: english("Boxed"),
    text: english("The page has a fixed width in the middle of a wide window."),
    layout: { ...free, fixedHeader: true, container: true },
  },
  {
    id: "focus",
    title: english("Focus"),
    text: english("The navigation is hidden until its button is pressed."),
    layout: { ...fixed, hiddenMenu: true },
  },
  {
    id: "framed",
    title: english("Frame with footer"),
    text: english("The footer stays in view as well."),
    layout: { ...fixed, fixedPageFooter: true },
  },
  {
    id: "mirrored",
    title: english("Mirrored"),
    text: english("Everything runs from right to left, as in Arabic and Hebrew."),
    layout: { ...fixed, rightToLeft: true },
  },
];

/** Whether a layout is that of a preset, whatever its skin. */
export const hasPreset = (layout: Layout, preset: Preset) =>
  Object.entries(preset.layout).every(([name, isOn]) => layout[name as keyof PresetLayout] === isOn);
