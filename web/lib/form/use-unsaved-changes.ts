import { useBlocker } from "@tanstack/react-router";

import { askToConfirm } from "#web/lib/confirm.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";

type LeaveOptions = {
  /** What would be lost if it is not the input of a form, translated. */
  loss?: { readonly title: string; readonly text: string };
  /** Tries to save before the user is asked. Resolves to whether nothing is left to save. */
  save?: () => Promise<boolean>;
  /** Stores the changes in the browser when the tab is closed or reloaded. Returns whether nothing will be lost. */
  keep?: () => boolean;
};

/** The address that the user has just agreed to go to: several forms of a screen ask once. */
let agreed: string | undefined;

/**
 * Asks before the user leaves the screen with unsaved changes; for closing or reloading the tab, the browser asks.
 * Changes of the address within the screen do not ask.
 */
export function useUnsavedChanges(hasChanges: boolean, { loss, save, keep }: LeaveOptions = {}) {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!hasChanges || current.pathname === next.pathname || agreed === next.pathname) return false;
      if (await save?.()) return false;
      if (!(await askToLeave(t, loss))) return true;
      agreed = next.pathname;
      // The other forms are asked in the same task.
      setTimeout(() => (agreed = undefined));
      return false;
    },
    enableBeforeUnload: () => hasChanges && !keep?.(),
  });
}

/** Asks before unsaved changes are lost. @returns whether to leave */
export const askToLeave = (t: Translate, loss?: LeaveOptions["loss"]) =>
  askToConfirm({
    title: loss?.title ?? t("Leave without saving?"),
    text: loss?.text ?? t("Your changes have not been saved."),
    confirm: t("Leave"),
    cancel: t("Stay"),
    tone: "danger",
  });
