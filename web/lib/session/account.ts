declare global {
  interface Window {
    /** The account that the page's first script read from the cookie, and whose preferences it has applied. */
    __account?: string | undefined;
  }
}

/** The account that the browser is signed in to now, as an opaque key that the server stores in a cookie. */
const readCookie = () => /(?:^|; )atrium\.account=([\da-f]{16})/.exec(globalThis.document?.cookie ?? "")?.[1];

let opened = globalThis.window?.__account ?? readCookie();

/** The account that this page was opened as; undefined if nobody is signed in. It never changes. */
export const pageAccount = () => (opened ??= readCookie());

/**
 * Returns whether another window has signed in to another account since. This page may then neither send nor store
 * anything.
 */
export function isOtherAccount() {
  const now = readCookie();
  return now !== undefined && now !== pageAccount();
}
