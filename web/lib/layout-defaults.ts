import type { Layout } from "#contract/layout.ts";

import { defaultLanguage, isRightToLeft } from "../../contract/languages.ts";
import { office } from "../../office.config.ts";

/** The default layout, also used by the page's first script. */
export const defaultLayout: Layout = {
  fixedHeader: true,
  fixedNavigation: true,
  fixedRibbon: true,
  fixedPageFooter: false,
  container: false,
  rightToLeft: isRightToLeft(defaultLanguage()),
  menuOnTop: false,
  colorblindFriendly: false,
  minified: false,
  hiddenMenu: false,
  skin: office.skin,
  mode: "system",
};

/** The names in `data-layout`, in the order of the design. */
export const layoutNames = [
  ["fixedHeader", "fixed-header"],
  ["fixedNavigation", "fixed-navigation"],
  ["fixedRibbon", "fixed-ribbon"],
  ["fixedPageFooter", "fixed-page-footer"],
  ["container", "container"],
  ["menuOnTop", "menu-on-top"],
  ["colorblindFriendly", "colorblind-friendly"],
  ["minified", "minified"],
  ["hiddenMenu", "hidden-menu"],
] as const satisfies readonly (readonly [keyof Layout, string])[];
