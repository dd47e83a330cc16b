import { useBlocker } from "@tanstack/react-router";

import { askToConfirm } from "#web/lib/confirm.ts";
import { type Translate, useTranslation } from "#web/lib/i18n.ts";

type LeaveOptions = {
  /** Tries to save before the person is asked. Resolves to whether nothing is left to save. */
  save?: () => Promise<boolean>;
  /** Stores the changes in the browser when the tab is closed or reloaded. Returns whether nothing will be lost. */
  keep?: () => boolean;
};

/**
 * Asks before the person leaves the screen with unsaved changes; for closing or reloading the tab, the browser asks.
 * Changes of the address within the screen do not ask.
 */
export function useUnsavedChanges(hasChanges: boolean, { save, keep }: LeaveOptions = {}) {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      hasChanges && current.pathname !== next.pathname && !(await save?.()) && !(await askToLeave(t)),
    enableBeforeUnload: () => hasChanges && !keep?.(),
  });
}

/** Asks before unsaved changes are lost. @returns whether to leave */
export const askToLeave = (t: Translate) =>
  askToConfirm({
    title: t("Leave without saving?"),
    text: t("Your changes have not been saved."),
    confirm: t("Leave"),
    cancel: t("Stay"),
    tone: "danger",
  });
