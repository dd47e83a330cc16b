import type { Session } from "#contract/session.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { isOtherAccount } from "#web/lib/account.ts";
import { closeStorage, deviceStorage } from "#web/lib/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** Set once the server reports that this browser is signed out or locked. The router then redirects. */
export const sessionLoss = createStore<Exclude<Session["state"], "signed-in"> | undefined>(undefined);

const lossOf: Partial<Record<ErrorCode, "signed-out" | "locked">> = { signed_out: "signed-out", locked: "locked" };

/**
 * Records a refusal because the session has ended, is locked, or belongs to another account. @returns whether it was
 * one
 */
export function noteRefusal(code: ErrorCode | undefined) {
  if (code === "account_changed") location.reload();
  const loss = code && lossOf[code];
  if (loss) sessionLoss.set(loss);
  return loss !== undefined || code === "account_changed";
}

/** The key with which one window notifies the others that the session has changed. */
const changedKey = "session-changed";
/** Its value after a sign-out: the other windows then clear their storage too. */
const signedOut = "signed-out";

/**
 * Loads a new page at a route after signing in, signing out or locking, so that no data of the previous person stays in
 * memory, in this or the browser's other windows.
 */
export function restartAt(route: string) {
  announceSessionChange();
  reloadAt(route);
}

/** The same after a sign-out: also deletes what this browser has stored for the person, including drafts. */
export function forgetPerson(route: string) {
  closeStorage();
  announceSessionChange(signedOut);
  reloadAt(route);
}

/** True until the new page has loaded. Meanwhile its address stays, whatever this page learns about the session. */
let isLeaving = false;
export const isLeavingPage = () => isLeaving;

/** Loads a new page at a route, so that nothing stays in memory. */
export function reloadAt(route: string) {
  isLeaving = true;
  setAddress(route);
  location.reload();
}

/**
 * Changes the address past the router, which listens to `history` itself and to `hashchange`. It would show the screen in
 * this page until the new one has loaded, and store the guest's preferences with the wrong account.
 */
const setAddress = (route: string) => History.prototype.pushState.call(history, null, "", `#${route}`);

/** Notifies the browser's other windows that the session has changed; each reloads. */
export const announceSessionChange = (what = "changed") =>
  void deviceStorage.write(changedKey, `${what} ${Date.now()}`);

/**
 * Reloads, because the session has changed. A window on the login or lock screen continues to its target, and is
 * redirected if it may not. Other sign-in forms are left alone, with their input.
 */
function followSession() {
  if (isLeaving) return;
  const [path = "", query] = location.hash.replace(/^#/, "").split("?");
  if (path === "/register" || path === "/forgot-password") return;
  if (waitingPaths.test(path)) setAddress(safeRoute(new URLSearchParams(query).get("to")));
  location.reload();
}

/** Reloads if another account has signed in. @returns whether it has */
export function followOtherAccount() {
  const isOther = isOtherAccount();
  if (isOther) followSession();
  return isOther;
}

/** Follows session changes of other windows: immediately, or when this one becomes visible or is restored. */
export function followOtherWindows() {
  deviceStorage.onWrittenElsewhere(changedKey, () => {
    if (String(deviceStorage.read(changedKey)).startsWith(signedOut)) closeStorage();
    followSession();
  });
  for (const type of ["visibilitychange", "pageshow"]) addEventListener(type, followOtherAccount);
}

/** Screens that are left as soon as the session allows it. */
const waitingPaths = /^\/(login|real-login|lock)\b/;

/** The target after signing in: a route of the app, or the start screen. */
export const safeRoute = (to: unknown) =>
  typeof to === "string" && /^\/(?![/\\])\S{1,300}$/.test(to) && !waitingPaths.test(to) ? to : "/home";
