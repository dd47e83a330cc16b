import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyAction } from "#web/lib/loading/lazy-action.ts";
import { tabStorage } from "#web/lib/session/storage.ts";

/** Asks whether to sign out, and does so. */
export const signOut = lazyAction(
  async () => (await import("#web/shell/sign-out/sign-out-of-browser.ts")).signOutOfBrowser,
);

/** Stored during the reload, so that the next page can confirm the sign-out. */
const justSignedOut = "signed-out";

/** Read when this page begins, so that it does not read its own value. */
let isToTell = tabStorage.read(justSignedOut) !== undefined;
if (isToTell) tabStorage.remove(justSignedOut);

/** In the demo, which continues after a sign-out, confirms that it has happened. */
export function useSignOutNotice() {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isToTell) return;
    isToTell = false;
    notify({ title: t("Signed out"), text: t("The demo has started a new session."), tone: "info" });
  }, [t]);
}

/** Returns a function that asks whether to sign out, and does so. */
export function useSignOut() {
  const { t } = useTranslation();
  const router = useRouter();
  return () => signOut(router, t);
}
