import { IconRotate } from "@tabler/icons-react";

import { clearPreferences } from "#contract/preferences.ts";
import { call } from "#web/lib/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { storage } from "#web/lib/storage.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Asks, forgets what was set up here and with the account, and loads the page anew (specification §8). */
export function FactoryResetButton() {
  const { t } = useTranslation();
  const reset = async () => {
    const isMeant = await askToConfirm({
      title: t("Factory reset"),
      text: t("Would you like to RESET all your saved widgets and clear LocalStorage?"),
      confirm: t("Yes"),
      cancel: t("No"),
      tone: "danger",
    });
    if (!isMeant) return;
    // The account first: if that fails, nothing is reset, and the red box says why.
    await call(clearPreferences, {});
    storage.clear();
    location.reload();
  };
  return (
    <IconButton label={t("Factory reset")} onClick={() => void reset().catch(() => {})}>
      <IconRotate size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
