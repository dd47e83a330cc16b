import { IconLogout } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { signOut } from "#contract/session.ts";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { forgetPerson } from "#web/lib/preferences.ts";
import { startAnew } from "#web/lib/session.ts";
import { storage } from "#web/lib/storage.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Kept over the reload, so that what happened can be told after it. */
const justSignedOut = "signed-out";

/** What the page before has left to tell. Read when this one begins, so that it does not take its own word for that. */
let isToTell = storage.read(justSignedOut) !== undefined;
if (isToTell) storage.remove(justSignedOut);

/** Asks, ends the session, and begins anew at the start: nothing of the person stays in the page's memory. */
export function SignOutButton() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    if (!isToTell) return;
    isToTell = false;
    notify({ title: t("You are signed out"), text: t("The demo has begun a new session for you."), tone: "info" });
  }, [t]);

  const leave = async () => {
    const isMeant = await askToConfirm({
      title: t("Sign out?"),
      text: t("Your session ends in this browser. What you have sent and set up stays with your account."),
      confirm: t("Sign out"),
      cancel: t("Stay"),
    });
    if (!isMeant) return;
    // First away from the screen: one with unsaved text may ask, and be stayed on.
    await router.navigate({ to: "/home" });
    if (router.state.location.pathname !== "/home") return;
    await call(signOut, {});
    forgetPerson();
    storage.write(justSignedOut, true);
    startAnew("/home");
  };
  return (
    // A failure is told by the red box.
    <IconButton label={t("Sign out")} onClick={() => void leave().catch(() => {})}>
      <IconLogout size={20} stroke={1.75} aria-hidden data-mirrored />
    </IconButton>
  );
}
