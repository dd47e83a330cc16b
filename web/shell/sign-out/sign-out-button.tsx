import { IconLogout } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyAction } from "#web/lib/lazy-action.ts";
import { tabStorage } from "#web/lib/storage.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const signOut = lazyAction(async () => (await import("#web/shell/sign-out/sign-out-of-browser.ts")).signOutOfBrowser);

/** Kept over the reload, so that what happened can be told after it. */
const justSignedOut = "signed-out";

/** What the page before has left to tell. Read when this one begins, so that it does not take its own word for that. */
let isToTell = tabStorage.read(justSignedOut) !== undefined;
if (isToTell) tabStorage.remove(justSignedOut);

/** Tells after a sign-out, where the demo goes on, that it has happened. */
export function SignOutButton() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    if (!isToTell) return;
    isToTell = false;
    notify({ title: t("You are signed out"), text: t("The demo has begun a new session for you."), tone: "info" });
  }, [t]);
  return (
    <IconButton label={t("Sign out")} onClick={() => signOut(router, t)}>
      <IconLogout size={20} stroke={1.75} aria-hidden data-mirrored />
    </IconButton>
  );
}
