import type { ModeChoice } from "#contract/layout.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { applyLayoutChange, type LayoutChange } from "#web/lib/layout/rules.ts";

/** Changes the layout according to the rules, applies it and stores it. */
export const changeLayout = (change: LayoutChange) =>
  changePreferences({ layout: applyLayoutChange(preferences.get().layout, change) });

export const setMode = (mode: ModeChoice) => changeLayout({ mode });
