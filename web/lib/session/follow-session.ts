import { getSession } from "#contract/account/session.ts";
import { call } from "#web/lib/api/api-client.ts";
import {
  asksForSession,
  leaveForOtherAccount,
  leaveForSession,
  onSessionChange,
  regainSession,
  sessionLoss,
} from "#web/lib/session/session.ts";
import { closeStorage } from "#web/lib/session/storage.ts";

/** Checks whether the session still exists, and records it if not. An unavailable server changes nothing. */
export async function checkSession() {
  const session = await call(getSession, {}, { quiet: true }).catch(() => undefined);
  if (!session || leaveForOtherAccount()) return undefined;
  if (session.state !== "signed-in") sessionLoss.set(session.state);
  return session.state;
}

/** The same, and continues if the person has signed in again in another window. */
async function followSession() {
  if ((await checkSession()) === "signed-in") regainSession();
}

/** Follows session changes of other windows: immediately, or when this one becomes visible or is restored. */
export function followOtherWindows() {
  onSessionChange((isSignOut) => {
    if (isSignOut) closeStorage();
    if (!asksForSession()) leaveForSession();
    else if (!isSignOut) void followSession();
    // In the demo, the server would take this page for that of a new visitor.
    else if (!leaveForOtherAccount()) sessionLoss.set("signed-out");
  });
  const onReturn = () => {
    if (!leaveForOtherAccount() && sessionLoss.get() !== undefined && !document.hidden) void followSession();
  };
  for (const type of ["visibilitychange", "pageshow"]) addEventListener(type, onReturn);
}
