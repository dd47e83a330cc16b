import { changePreferences, preferences } from "#web/lib/preferences.ts";
import { applyLayoutChange, type LayoutChange } from "#web/shell/layout/rules.ts";

/** Changes the layout by the rules, shows it at once, and keeps it. */
export const changeLayout = (change: LayoutChange) =>
  changePreferences({ layout: applyLayoutChange(preferences.get().layout, change) });
