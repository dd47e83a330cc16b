import type { LocalPreferences } from "#web/lib/preferences.ts";

/**
 * Whether the key / opens the search. A key without Ctrl or Alt has to be switchable (WCAG 2.1.4): people who dictate, or
 * who press keys by accident, turn it off.
 */
export const hasSlashKey = ({ slashKey = true }: LocalPreferences) => slashKey;
