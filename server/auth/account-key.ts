import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import { hashToken } from "#server/auth/tokens.ts";
import { AppError } from "#server/lib/errors.ts";
import { accountHeader } from "#contract/account/session.ts";

/**
 * Identifies the session's account to the page's scripts, which store preferences and drafts under it. The key is
 * opaque, grants no access, and is the same for an account in every browser.
 */
const accountCookie = "atrium.account";

/** Hexadecimal digits of the hash: enough to tell the accounts of one browser apart. */
const keyLength = 16;

export const createAccountKey = (userId: string) => hashToken(`account:${userId}`).slice(0, keyLength);

type CookieAttributes = Parameters<typeof setCookie>[3];

/** Sets the cookie if the browser does not have it yet, and removes it if nobody is signed in. */
export function writeAccountCookie(context: Context, attributes: CookieAttributes, userId: string | undefined) {
  const known = getCookie(context, accountCookie);
  if (userId === undefined) {
    if (known !== undefined) deleteCookie(context, accountCookie, attributes);
    return;
  }
  const key = createAccountKey(userId);
  if (key !== known) setCookie(context, accountCookie, key, attributes);
}

/** The account that the requesting page was opened as, if the request names one. */
export const namedAccount = (context: Context) => context.req.header(accountHeader) ?? context.req.query(accountHeader);

/**
 * Refuses a request from a page that was opened as another account, so that one person's writing or settings never
 * reach the next person's account.
 *
 * @throws {AppError} `account_changed`
 */
export function requireSameAccount(context: Context, userId: string) {
  const expected = namedAccount(context);
  if (expected !== undefined && expected !== createAccountKey(userId)) {
    throw new AppError("account_changed", "This browser is now signed in to another account. Reload the page.");
  }
}
