declare global {
  interface Window {
    /** The account that the page's first script found in the cookie, and whose preferences it has shown. */
    __account?: string | undefined;
  }
}

/** The account that the browser is signed in to now: an opaque name, which the server keeps in a cookie. */
const readCookie = () => /(?:^|; )atrium\.account=([\da-f]{16})/.exec(globalThis.document?.cookie ?? "")?.[1];

let opened = globalThis.window?.__account ?? readCookie();

/** The account that this page was opened as; undefined while nobody is signed in. It never changes to another one. */
export const pageAccount = () => (opened ??= readCookie());

/** Whether another window has signed in to another account since, so that nothing of this page may be sent or kept. */
export function isOtherAccount() {
  const now = readCookie();
  return now !== undefined && now !== pageAccount();
}
