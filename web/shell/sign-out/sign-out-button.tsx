import { IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { signOut } from "#contract/session.ts";
import { call } from "#web/lib/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Asks, ends the session, and begins anew at the start: nothing of the person stays in the page's memory. */
export function SignOutButton() {
  const { t } = useTranslation();
  const leave = async () => {
    const isMeant = await askToConfirm({
      title: t("Sign out?"),
      text: t("Your session ends in this browser. What you have sent and set up stays with your account."),
      confirm: t("Sign out"),
      cancel: t("Stay"),
    });
    if (!isMeant) return;
    await call(signOut, {});
    location.hash = "#/home";
    location.reload();
  };
  return (
    // A failure is told by the red box.
    <IconButton label={t("Sign out")} onClick={() => void leave().catch(() => {})}>
      <IconLogout size={20} stroke={1.75} aria-hidden data-mirrored />
    </IconButton>
  );
}
