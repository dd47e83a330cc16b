import type { AnyRouter } from "@tanstack/react-router";

import { signOut } from "#contract/account/session.ts";
import { call } from "#web/lib/api/api-client.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { saveFailure } from "#web/lib/session/preferences.ts";
import { forgetPerson } from "#web/lib/session/session.ts";
import { tabStorage } from "#web/lib/session/storage.ts";

/** Read by the next page. */
const justSignedOut = "signed-out";

/** Asks, ends the session, and loads the start screen in a new page, so that no data of the person stays in memory. */
export async function signOutOfBrowser(router: AnyRouter, t: Translate) {
  const isMeant = await askToConfirm({
    title: t("Sign out?"),
    text: [
      t("Your messages and settings stay in your account. Drafts in this browser are deleted."),
      ...(saveFailure.get() === undefined ? [] : [t("Your latest settings are not saved yet and will be lost.")]),
    ].join(" "),
    confirm: t("Sign out"),
    cancel: t("Stay"),
  });
  if (!isMeant) return;
  // Leaves the screen first: one with unsaved text may ask to stay.
  await router.navigate({ to: "/home" });
  if (router.state.location.pathname !== "/home") return;
  await call(signOut, {});
  tabStorage.write(justSignedOut, true);
  forgetPerson("/home");
}
