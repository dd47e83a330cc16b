import { useSyncExternalStore } from "react";

import { darkSkins, type Layout, type Mode, type ModeChoice } from "#contract/layout.ts";

const darkSystem = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: dark)");

// Read once, and updated by the event: Chromium drops the event if `matches` is read between the change and its dispatch.
let isSystemDark = darkSystem?.matches === true;
darkSystem?.addEventListener("change", ({ matches }) => {
  isSystemDark = matches;
});

/** The chosen mode. Preferences from before there was a choice have none. */
export const chosenMode = ({ mode = "system" }: Pick<Layout, "mode">): ModeChoice => mode;

/**
 * The mode that a layout is shown in: the chosen one or the system's, unless its skin is always dark. The page's first script
 * decides the same before the first paint.
 */
export function shownMode(layout: Pick<Layout, "mode" | "skin">): Mode {
  const mode = chosenMode(layout);
  const isDark = mode === "system" ? isSystemDark : mode === "dark";
  return isDark || darkSkins.includes(layout.skin) ? "dark" : "light";
}

/** Listens to the mode of the operating system. @returns a function that stops it */
export function onSystemMode(listener: () => void) {
  darkSystem?.addEventListener("change", listener);
  return () => darkSystem?.removeEventListener("change", listener);
}

/** The mode that a layout is shown in. Rerenders when the system's changes. */
export const useShownMode = (layout: Pick<Layout, "mode" | "skin">) =>
  useSyncExternalStore(onSystemMode, () => shownMode(layout));
