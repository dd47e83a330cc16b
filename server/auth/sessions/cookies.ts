import type { Context } from "hono";

/** The session cookie of http, and of versions that did not sign it. */
export const plainCookie = "atrium.session";

export type CookieOptions = {
  /** The folder that the app is served from, with a trailing slash, used as the cookies' path. */
  readonly cookiePath: string;
  /** The app is reached over https, so the cookies are `Secure`. */
  readonly isSecure: boolean;
};

/**
 * The cookies of sign-in: the name of the session's, and what the names of the others begin with. Over https, a prefix
 * makes browsers refuse them from other hosts and from http: `__Host-`, which requires the path `/`, or `__Secure-` in a
 * folder.
 */
export function cookiesOf({ cookiePath, isSecure }: CookieOptions) {
  const prefix = isSecure ? (cookiePath === "/" ? "__Host-" : "__Secure-") : "";
  return { session: `${prefix}${plainCookie}`, others: `${prefix}atrium.auth` };
}

/** Passes cookies that the engine sets on to the browser: all, or those whose names are wanted. */
export function sendCookies(context: Context, headers: Headers, isWanted: (name: string) => boolean = () => true) {
  for (const cookie of headers.getSetCookie()) {
    if (isWanted(cookie.slice(0, cookie.indexOf("=")))) context.header("set-cookie", cookie, { append: true });
  }
}
