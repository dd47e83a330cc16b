import type { LocalPreferences } from "#web/lib/session/preferences.ts";

/**
 * Whether the slash key opens the command palette; by default, it does. WCAG 2.1.4 requires that a shortcut without Ctrl or Alt can
 * be turned off, for people who dictate or press keys by accident.
 */
export const hasSlashKey = ({ slashKey = true }: LocalPreferences) => slashKey;
