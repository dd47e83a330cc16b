import type { Session } from "#contract/session.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { isOtherAccount } from "#web/lib/account.ts";
import { closeStorage, deviceStorage } from "#web/lib/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** Set once the server has said that this browser is signed out, or locked; the router then leads to the way back in. */
export const sessionLoss = createStore<Exclude<Session["state"], "signed-in"> | undefined>(undefined);

const lossOf: Partial<Record<ErrorCode, "signed-out" | "locked">> = { signed_out: "signed-out", locked: "locked" };

/**
 * Notes a refusal that says that the session is over or locked, or that of another account. Answers whether it was one.
 */
export function noteRefusal(code: ErrorCode | undefined) {
  if (code === "account_changed") location.reload();
  const loss = code && lossOf[code];
  if (loss) sessionLoss.set(loss);
  return loss !== undefined || code === "account_changed";
}

/** The key with which one window tells the others that this browser's session is another now. */
const changedKey = "session-changed";
/** What it says after a sign-out: the other windows keep nothing either. */
const signedOut = "signed-out";

/**
 * Begins anew at a route, after somebody has come, gone, or locked: nothing of who was there before stays in the
 * memory of this page, nor in that of the browser's other windows.
 */
export function startAnew(route: string) {
  announceSessionChange();
  reloadAt(route);
}

/** The same after a sign-out: what this browser has kept of the person is deleted, drafts too. */
export function forgetPerson(route: string) {
  closeStorage();
  announceSessionChange(signedOut);
  reloadAt(route);
}

/** The new page has not arrived yet. Its address stands, whatever this page is told of the session meanwhile. */
let isLeaving = false;
export const isLeavingPage = () => isLeaving;

/** Shows a route in a new page, so that nothing that was shown or loaded stays in memory. */
export function reloadAt(route: string) {
  isLeaving = true;
  location.hash = `#${route}`;
  location.reload();
}

/** Tells the browser's other windows that the session is another now; each loads its page anew. */
export const announceSessionChange = (what = "changed") =>
  void deviceStorage.write(changedKey, `${what} ${Date.now()}`);

/**
 * Loads the page anew, because the session is another now. A window that waits at the login or the lock goes on to where
 * it was going: if it may not, it is led back. What is being typed into a form of its own is left alone.
 */
function followSession() {
  if (isLeaving) return;
  const [path = "", query] = location.hash.replace(/^#/, "").split("?");
  if (path === "/register" || path === "/forgot-password") return;
  if (waitingPaths.test(path)) location.hash = `#${safeRoute(new URLSearchParams(query).get("to"))}`;
  location.reload();
}

/** The same if somebody else has signed in. Answers whether that is so. */
export function followOtherAccount() {
  const isOther = isOtherAccount();
  if (isOther) followSession();
  return isOther;
}

/** Follows what other windows do with the session: at once, or when this one is looked at or restored. */
export function followOtherWindows() {
  deviceStorage.onWrittenElsewhere(changedKey, () => {
    if (String(deviceStorage.read(changedKey)).startsWith(signedOut)) closeStorage();
    followSession();
  });
  for (const type of ["visibilitychange", "pageshow"]) addEventListener(type, followOtherAccount);
}

/** Screens that one leaves as soon as the session allows it. */
const waitingPaths = /^\/(login|real-login|lock)\b/;

/** Where to go after signing in: a route of ours, or the start. */
export const safeRoute = (to: unknown) =>
  typeof to === "string" && /^\/(?![/\\])\S{1,300}$/.test(to) && !waitingPaths.test(to) ? to : "/home";
