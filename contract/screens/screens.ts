import { groups } from "../../generated/menu-groups.gen.ts";
import { screens as all } from "../../generated/screens.gen.ts";
import type { FeatureScreen } from "../feature.ts";
import type { MenuGroup } from "./menu-groups.ts";

/** A screen, without what only the menu, the search and the shortcuts need to know. */
export type Screen = Omit<FeatureScreen, "order" | "keywords" | "shortcut">;

/**
 * The screens of the platform and of all features, in the order of the menu, from which menu, titles, breadcrumbs and search
 * derive in the browser and on the server. A test compares it with the routes.
 */
export const screens: readonly Screen[] = all;

/** The groups of the menu that have screens, in order, after the top-level entries. */
export const menuGroups: readonly MenuGroup[] = groups;

/** The address of links to the screen. */
export const hrefOf = ({ href, path }: Screen) => href ?? path;

/** The name of the icon of the screen, of its group in the menu, or of the screen above it. */
export function iconOf({ icon, menu, parent }: Screen): string | undefined {
  const above = screens.find(({ path }) => path === parent);
  return icon ?? menuGroups.find(({ title }) => title === menu)?.icon ?? (above && iconOf(above));
}

/** The title of a screen's group in the menu, or of the screen above it. Absent at the top level. */
export const placeOf = ({ menu, parent }: Screen) =>
  menu === undefined || menu === "top" ? screens.find(({ path }) => path === parent)?.title : menu;

/** Whether the screen has a fixed address: a link to a screen with parameters, such as `$id`, needs their values. */
export const isLinkable = (screen: Screen) => !hrefOf(screen).includes("$");

/** Whether an installed feature has a screen at this path. */
export const hasScreen = (path: string) => screens.some((screen) => screen.path === path);

/** Returns the first of the paths whose screen is installed, or that of home. Use it for links to features that are not needed. */
export const firstInstalled = (...paths: readonly string[]) => paths.find(hasScreen) ?? "/home";
