import { useBlocker } from "@tanstack/react-router";

import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/**
 * Asks before another screen is opened while something entered here has not been saved; closing or reloading the tab
 * is asked by the browser. A change of the address that stays on the screen asks nothing.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasChanges &&
      current.pathname !== next.pathname &&
      !(await askToConfirm({
        title: t("Leave without saving?"),
        text: t("What you have entered has not been saved."),
        confirm: t("Leave"),
        cancel: t("Stay"),
        tone: "danger",
      })),
    enableBeforeUnload: () => hasChanges,
  });
}
