import { clearPreferences } from "#contract/account/preferences.ts";
import { call } from "#web/lib/api/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { clearStorage } from "#web/lib/session/storage.ts";
import { holdSaves } from "#web/shell/layout/hold-saves.ts";

/** Asks, deletes the settings in this browser and in the account, and reloads (specification §8). */
export async function resetEverything(t: Translate) {
  const isMeant = await askToConfirm({
    title: t("Factory reset"),
    text: t("Would you like to RESET all your saved widgets and clear LocalStorage?"),
    confirm: t("Yes"),
    cancel: t("No"),
    tone: "danger",
  });
  if (!isMeant) return;
  // A save that reached the account after the reset would undo it.
  const releaseSaves = await holdSaves();
  try {
    // The account first: if that fails, nothing is reset, and an alert shows the reason.
    await call(clearPreferences, {});
  } catch (error) {
    releaseSaves();
    throw error;
  }
  clearStorage();
  location.reload();
}
