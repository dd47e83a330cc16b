import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import { hashToken } from "#server/auth/tokens.ts";
import { AppError } from "#server/lib/errors.ts";
import { accountHeader } from "#contract/session.ts";

/**
 * Names the account of the session to the page's scripts, which keep what a person has set up and written under it. It
 * is opaque, opens nothing, and is the same for an account in every browser.
 */
const accountCookie = "atrium.account";

/** Hexadecimal digits of a hash: enough to tell the accounts of one browser apart. */
const keyLength = 16;

export const createAccountKey = async (userId: string) =>
  (await hashToken(`account:${userId}`)).toString("hex").slice(0, keyLength);

type CookieAttributes = Parameters<typeof setCookie>[3];

/** Sets the cookie where the browser does not have it yet, and removes it where nobody is signed in. */
export async function writeAccountCookie(context: Context, attributes: CookieAttributes, userId: string | undefined) {
  const known = getCookie(context, accountCookie);
  if (userId === undefined) {
    if (known !== undefined) deleteCookie(context, accountCookie, attributes);
    return;
  }
  const key = await createAccountKey(userId);
  if (key !== known) setCookie(context, accountCookie, key, attributes);
}

/** The account that a request's page was opened as, if the request says so. */
export const namedAccount = (context: Context) => context.req.header(accountHeader) ?? context.req.query(accountHeader);

/**
 * Refuses a request of a page that was opened as somebody else: what one person has written or set up must not reach
 * the account of the next.
 *
 * @throws {AppError} `account_changed`
 */
export async function requireSameAccount(context: Context, userId: string) {
  const expected = namedAccount(context);
  if (expected !== undefined && expected !== (await createAccountKey(userId))) {
    throw new AppError("account_changed", "Another account is signed in in this browser now. Load the page again");
  }
}
