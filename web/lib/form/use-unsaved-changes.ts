import { useBlocker } from "@tanstack/react-router";

import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/**
 * Asks before the person leaves the screen with unsaved changes; for closing or reloading the tab, the browser asks.
 * Changes of the address within the screen do not ask.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasChanges &&
      current.pathname !== next.pathname &&
      !(await askToConfirm({
        title: t("Leave without saving?"),
        text: t("Your changes have not been saved."),
        confirm: t("Leave"),
        cancel: t("Stay"),
        tone: "danger",
      })),
    enableBeforeUnload: () => hasChanges,
  });
}
