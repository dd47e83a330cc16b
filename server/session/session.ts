import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { Db } from "#server/db/client.ts";
import type { AppEnv } from "#server/lib/implement.ts";
import { findPersonByUsername, findSession, startSession } from "#server/session/queries.ts";

export const sessionCookie = "atrium.session";

export type SessionOptions = {
  readonly db: Db;
  /** Whom a visitor without a session becomes; undefined where everybody has to sign in. */
  readonly demoUsername: string | undefined;
  /** The folder that the app is served from, with its closing slash: the cookie goes no further. */
  readonly cookiePath: string;
  /** Whether people come by https; the cookie then goes by nothing else. */
  readonly isSecure: boolean;
};

/** Finds out who a request comes from. In the demo, a visitor without a session gets one as the demo user. */
export const withPerson =
  (options: SessionOptions): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const known = await findPersonOf(context, options.db);
    context.set("person", known ?? (await welcomeVisitor(context, options)));
    await next();
  };

/** Whose session the request brings, if it brings one. */
export async function findPersonOf(context: Context, db: Db) {
  const token = getCookie(context, sessionCookie);
  return token ? findSession(db, token) : undefined;
}

async function welcomeVisitor(context: Context, { db, demoUsername, ...cookie }: SessionOptions) {
  const person = demoUsername === undefined ? undefined : await findPersonByUsername(db, demoUsername);
  if (!person) return undefined;
  keepToken(context, await startSession(db, person.id, context.req.header("user-agent")), cookie);
  return person;
}

type CookieOptions = Pick<SessionOptions, "cookiePath" | "isSecure">;

const attributes = ({ cookiePath, isSecure }: CookieOptions) =>
  ({ path: cookiePath, httpOnly: true, sameSite: "Lax", secure: isSecure }) as const;

const keepToken = (context: Context, token: string, options: CookieOptions) =>
  // A year; the session itself ends sooner when it is not used.
  setCookie(context, sessionCookie, token, { ...attributes(options), maxAge: 365 * 24 * 60 * 60 });

export const forgetToken = (context: Context, options: CookieOptions) =>
  void deleteCookie(context, sessionCookie, attributes(options));
