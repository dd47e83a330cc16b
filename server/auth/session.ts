import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { Session } from "#contract/session.ts";
import { endSession, findSession, startSession } from "#server/auth/sessions.ts";
import type { Db } from "#server/db/client.ts";
import type { AppEnv } from "#server/lib/implement.ts";

export const sessionCookie = "atrium.session";
/** Tells the page what it will find, before it asks for anything: which screen to begin with. No secret. */
const stateCookie = "atrium.state";

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
export const withSession =
  (options: SessionOptions): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const session = (await findSessionOf(context, options.db)) ?? (await welcomeVisitor(context, options));
    context.set("session", session);
    context.set("person", session?.isLocked === false ? session.person : undefined);
    await next();
  };

/** Whose session the request brings, if it brings one. */
async function findSessionOf(context: Context, db: Db) {
  const token = getCookie(context, sessionCookie);
  return token ? findSession(db, token) : undefined;
}

/** Who may see something: nobody whose session is locked. */
export async function findPersonOf(context: Context, db: Db) {
  const session = await findSessionOf(context, db);
  return session?.isLocked === false ? session.person : undefined;
}

async function welcomeVisitor(context: Context, options: SessionOptions) {
  const { db, demoUsername } = options;
  if (demoUsername === undefined) return undefined;
  const person = await db.selectFrom("users").select("id").where("username", "=", demoUsername).executeTakeFirst();
  return person && beginSession(context, options, person.id);
}

/** Begins a session in this browser, and ends the one it had: nobody is two people there. */
export async function beginSession(context: Context, options: SessionOptions, userId: string) {
  const before = getCookie(context, sessionCookie);
  if (before) await endSession(options.db, before);
  const token = await startSession(options.db, userId, context.req.header("user-agent"));
  setCookie(context, sessionCookie, token, { ...attributes(options), httpOnly: true });
  tellState(context, options, "signed-in");
  return findSession(options.db, token);
}

export async function leaveSession(context: Context, options: SessionOptions) {
  const token = getCookie(context, sessionCookie);
  if (token) await endSession(options.db, token);
  deleteCookie(context, sessionCookie, attributes(options));
  tellState(context, options, "signed-out");
}

export const tellState = (context: Context, options: CookieOptions, state: Session["state"]) =>
  setCookie(context, stateCookie, state, attributes(options));

type CookieOptions = Pick<SessionOptions, "cookiePath" | "isSecure">;

const attributes = ({ cookiePath, isSecure }: CookieOptions) =>
  // A year; the session itself ends sooner when it is not used.
  ({ path: cookiePath, sameSite: "Lax", secure: isSecure, maxAge: 365 * 24 * 60 * 60 }) as const;
