import type { Session } from "#contract/session.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { storage } from "#web/lib/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** Set once the server has said that this browser is signed out, or locked; the router then leads to the way back in. */
export const sessionLoss = createStore<Exclude<Session["state"], "signed-in"> | undefined>(undefined);

const lossOf: Partial<Record<ErrorCode, "signed-out" | "locked">> = { signed_out: "signed-out", locked: "locked" };

/** Notes a refusal that says that the session is over or locked. Answers whether it was one. */
export function noteRefusal(code: ErrorCode | undefined) {
  const loss = code && lossOf[code];
  if (loss) sessionLoss.set(loss);
  return loss !== undefined;
}

/** The key below `atrium.` with which one window tells the others that this browser's session is another now. */
const changedKey = "session-changed";

/**
 * Begins anew at a route, after somebody has come, gone, or locked: nothing of who was there before stays in the
 * memory of this page, nor in that of the browser's other windows.
 */
export function startAnew(route: string) {
  announceSessionChange();
  location.hash = `#${route}`;
  location.reload();
}

/** Tells the browser's other windows that the session is another now; each loads its page anew. */
export const announceSessionChange = () => void storage.write(changedKey, String(Date.now()));

/**
 * Loads the page anew once another window has changed the session. One that waits at the login or the lock goes on to
 * where it was going: if it may not, it is led back. What is being typed into a form of its own is left alone.
 */
export const followOtherWindows = () =>
  storage.onWrittenElsewhere(changedKey, () => {
    const [path = "", query] = location.hash.replace(/^#/, "").split("?");
    if (path === "/register" || path === "/forgot-password") return;
    if (waitingPaths.test(path)) location.hash = `#${safeRoute(new URLSearchParams(query).get("to"))}`;
    location.reload();
  });

/** Screens that one leaves as soon as the session allows it. */
const waitingPaths = /^\/(login|real-login|lock)\b/;

/** Where to go after signing in: a route of ours, or the start. */
export const safeRoute = (to: unknown) =>
  typeof to === "string" && /^\/(?![/\\])\S{1,300}$/.test(to) && !waitingPaths.test(to) ? to : "/home";
