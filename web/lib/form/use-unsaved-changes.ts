import { useBlocker } from "@tanstack/react-router";

import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** What would be lost, translated. */
type Loss = { readonly title: string; readonly text: string };

/** The address that the user has just agreed to go to: several forms of a screen ask once. */
let agreed: string | undefined;

/**
 * Asks before the person leaves the screen with unsaved changes; for closing or reloading the tab, the browser asks.
 * Changes of the address within the screen do not ask.
 *
 * @param loss if other than the input of a form
 */
export function useUnsavedChanges(hasChanges: boolean, loss?: Loss) {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasChanges || current.pathname === next.pathname || agreed === next.pathname) return false;
      const mayLeave = await askToConfirm({
        title: loss?.title ?? t("Leave without saving?"),
        text: loss?.text ?? t("Your changes have not been saved."),
        confirm: t("Leave"),
        cancel: t("Stay"),
        tone: "danger",
      });
      if (mayLeave) {
        agreed = next.pathname;
        // The other forms are asked in the same task.
        setTimeout(() => (agreed = undefined));
      }
      return !mayLeave;
    },
    enableBeforeUnload: () => hasChanges,
  });
}
