import type { Session } from "#contract/account/session.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { isOtherAccount, pageAccount } from "#web/lib/session/account.ts";
import { closeStorage, deviceStorage, openStorage } from "#web/lib/session/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** How the session of a page has ended. */
export type SessionLoss = Exclude<Session["state"], "signed-in">;

/**
 * Set while the server refuses the requests of this page, because its session has ended or is locked. The shell then asks
 * the person to sign in again, above the screen, and the router redirects where there is nothing to keep.
 */
export const sessionLoss = createStore<SessionLoss | undefined>(undefined);

const lossOf: Partial<Record<ErrorCode, SessionLoss>> = { signed_out: "signed-out", locked: "locked" };

/** True until the new page has loaded. Meanwhile its address stays, whatever this page learns about the session. */
let isLeaving = false;
export const isLeavingPage = () => isLeaving;

/** Whether the shell is there to ask, and whether the page has received data of its person, which it shows. */
let isAsking = false;
let hasData = false;
/** Incremented each time the session is back. */
let returns = 0;

/** Call while the page can ask the person to sign in again. @returns a function that ends it */
export function askForSessions() {
  isAsking = true;
  return () => {
    isAsking = false;
  };
}

/** Whether a person whose session has ended is asked on this page to sign in again. */
export const asksForSession = () => isAsking && hasData && !isLeaving && pageAccount() !== undefined;

/** Continues with what was refused, after the person of this page has signed in again, here or in another window. */
export function regainSession() {
  if (sessionLoss.get() === undefined || isLeaving) return;
  openStorage();
  returns += 1;
  sessionLoss.set(undefined);
}

/** Resolves once the session is back. Rejects if the signal aborts. */
const waitForSession = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = sessionLoss.subscribe(() => {
      if (sessionLoss.get() !== undefined) return;
      stop();
      resolve();
    });
    signal?.addEventListener(
      "abort",
      () => {
        stop();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

/**
 * Sends a request of the page's person. If it is refused because the session has ended, it is sent again once the same
 * person has signed in, unless the page redirects to the login.
 *
 * @param codeOf the code with which the server has refused the request
 */
export async function sendInSession<Answer>(
  send: () => Promise<Answer>,
  codeOf: (error: unknown) => ErrorCode | undefined,
  signal?: AbortSignal,
): Promise<Answer> {
  if (sessionLoss.get() !== undefined) await waitForSession(signal);
  const returnsBefore = returns;
  try {
    const answer = await send();
    hasData = true;
    return answer;
  } catch (error) {
    const code = codeOf(error);
    const isLost = code !== undefined && code in lossOf;
    // A request that was sent before the session was back is sent again at once.
    if (isLost && returns !== returnsBefore) return sendInSession(send, codeOf, signal);
    noteRefusal(code);
    if (!isLost || !asksForSession()) throw error;
    return sendInSession(send, codeOf, signal);
  }
}

/**
 * Records a refusal because the session has ended, is locked, or belongs to another account. @returns whether it was
 * one
 */
export function noteRefusal(code: ErrorCode | undefined) {
  if (code === "account_changed") leavePage();
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

/** Loads a new page at a route, so that nothing stays in memory. */
export function reloadAt(route: string) {
  isLeaving = true;
  setAddress(route);
  location.reload();
}

/** Loads the login or the lock screen in a new page, which leads back to the route. */
export const redirectToEntry = (loss: SessionLoss, route: string) =>
  reloadAt(`/${loss === "locked" ? "lock" : "login"}?to=${encodeURIComponent(route)}`);

/**
 * Changes the address past the router, which listens to `history` itself and to `hashchange`. It would show the screen in
 * this page until the new one has loaded, and store the guest's preferences with the wrong account.
 */
const setAddress = (route: string) => History.prototype.pushState.call(history, null, "", `#${route}`);

/** Notifies the browser's other windows that the session has changed; each reloads. */
export const announceSessionChange = (what = "changed") =>
  void deviceStorage.write(changedKey, `${what} ${Date.now()}`);

/** Set once the page belongs to nobody who is signed in: its unsaved input may no longer keep it open. */
let isOver = false;

// Before the router listens to the same event.
globalThis.window?.addEventListener("beforeunload", (event) => isOver && event.stopImmediatePropagation(), {
  capture: true,
});

/** Reloads without asking about unsaved input, because another person is signed in now. */
export function leavePage() {
  isOver = true;
  isLeaving = true;
  location.reload();
}

/**
 * Leaves a page whose session belongs to another account, or to nobody. A window on the login or lock screen continues to
 * its target, and is redirected if it may not. Other sign-in forms are left alone, with their input.
 */
export function leaveForSession() {
  if (isLeaving) return;
  const [path = "", query] = location.hash.replace(/^#/, "").split("?");
  if (path === "/register" || path === "/forgot-password") return;
  if (waitingPaths.test(path)) setAddress(safeRoute(new URLSearchParams(query).get("to")));
  // The person has signed in above a screen of someone else.
  else if (sessionLoss.get() !== undefined) setAddress("/home");
  leavePage();
}

/** Leaves the page if another account has signed in. @returns whether it has */
export function leaveForOtherAccount() {
  const isOther = isOtherAccount();
  if (isOther) leaveForSession();
  return isOther;
}

/** Calls back when the session has changed in another window. */
export const onSessionChange = (listener: (isSignOut: boolean) => void) =>
  deviceStorage.onWrittenElsewhere(changedKey, () =>
    listener(String(deviceStorage.read(changedKey)).startsWith(signedOut)),
  );

/** Screens that are left as soon as the session allows it. */
const waitingPaths = /^\/(login|real-login|lock)\b/;

/** The target after signing in: a route of the app, or the start screen. */
export const safeRoute = (to: unknown) =>
  typeof to === "string" && /^\/(?![/\\])\S{1,300}$/.test(to) && !waitingPaths.test(to) ? to : "/home";
