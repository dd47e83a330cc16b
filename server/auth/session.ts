import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { Session } from "#contract/session.ts";
import { namedAccount, requireSameAccount, writeAccountCookie } from "#server/auth/account-key.ts";
import { isSharedAccount } from "#server/auth/demo-accounts.ts";
import { endSession, findSession, type Proof, startSession, startVisit } from "#server/auth/sessions.ts";
import { createToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import type { AppEnv, Person } from "#server/lib/implement.ts";
import { safeMethods } from "#server/lib/same-origin.ts";

export const sessionCookie = "atrium.session";
/** Tells the page its session state before its first request, so that it starts with the right screen. Not a secret. */
const stateCookie = "atrium.state";

export type SessionOptions = {
  readonly db: Db;
  /** The user that a visitor without a session becomes; undefined if everybody has to sign in. */
  readonly demoUsername: string | undefined;
  /** The folder that the app is served from, with a trailing slash, used as the cookie's path. */
  readonly cookiePath: string;
  /** The app is reached over https, so the cookie is `Secure`. */
  readonly isSecure: boolean;
};

/**
 * Identifies the person behind a request. In the demo, a visitor without a session is the demo user. The browser
 * receives a session token at once, so that parallel requests share it, but the session is stored only when the browser
 * sends the token back or writes something. Crawlers and health checks, which only read and keep no cookies, leave no
 * sessions behind.
 *
 * @param beginsVisits whether visitors get sessions; false for signing in and out
 */
export const withSession =
  (options: SessionOptions, beginsVisits = true): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    // A page that names its account gets `signed_out` when its session has ended, which leads to the login. As a
    // visitor it would get `account_changed` and reload as the demo user.
    const mayVisit = beginsVisits && namedAccount(context) === undefined;
    const { session, person } = await identify(context, options, mayVisit);
    // A locked session still belongs to a person.
    const owner = session?.person ?? person;
    if (owner) await requireSameAccount(context, owner.id);
    context.set("session", session);
    context.set("person", person);
    if (person && !session && beginsVisits) {
      const isStored = heldVisit(context) !== undefined || !safeMethods.has(context.req.method);
      if (isStored) context.set("session", await beginVisit(context, options, person.id));
      else offerVisit(context, options);
    }
    await writeAccountCookie(context, attributes(options), owner?.id);
    await next();
  };

/**
 * Finds the request's session, if any, and the person who may act. In a locked session nobody may.
 *
 * @param mayVisit whether the demo treats a request as the demo user's after its own session has ended
 */
async function identify(context: Context, options: SessionOptions, mayVisit: boolean) {
  const token = getCookie(context, sessionCookie);
  // Visits stored while the server ran as a demo are void once people have to sign in.
  const isOver = options.demoUsername === undefined && heldVisit(context) !== undefined;
  const session = token && !isOver ? await findSession(options.db, token) : undefined;
  if (session) return { session, person: session.isLocked ? undefined : session.person };
  const hasEnded = token !== undefined && heldVisit(context) === undefined;
  return { session, person: hasEnded && !mayVisit ? undefined : await findDemoUser(options) };
}

/** The person who may act now: the session may have ended or been locked since the request began. */
export const findPersonOf = async (context: Context, options: SessionOptions) =>
  (await identify(context, options, true)).person;

/**
 * The owner that live streams are counted for: a person, or one browser if visitors of the demo share the account.
 * Without a cookie each stream counts separately and is limited by address alone.
 */
export async function findStreamOwner(context: Context<AppEnv>, options: SessionOptions, person: Person) {
  if (!(await isSharedAccount(options.db, options.demoUsername, person.id))) return person.id;
  return context.get("session")?.id ?? crypto.randomUUID();
}

async function findDemoUser({ db, demoUsername }: SessionOptions) {
  if (demoUsername === undefined) return undefined;
  return db.selectFrom("users").select(["id", "username"]).where("username", "=", demoUsername).executeTakeFirst();
}

/** The token of a visitor of the demo. It gives access to nothing but the demo user's account. */
const visitorToken = /^visitor-[\w-]{35}$/;

function heldVisit(context: Context) {
  const held = getCookie(context, sessionCookie);
  return held !== undefined && visitorToken.test(held) ? held : undefined;
}

/** Gives the browser the token of its future session, without storing a session. */
function offerVisit(context: Context, options: SessionOptions) {
  const token = `visitor-${createToken().slice(0, 35)}`;
  setCookie(context, sessionCookie, token, { ...attributes(options), httpOnly: true });
  writeStateCookie(context, options, "signed-in");
  return token;
}

/** Stores the session of a visitor of the demo. */
export async function beginVisit(context: Context, options: SessionOptions, userId: string) {
  const token = heldVisit(context) ?? offerVisit(context, options);
  await startVisit(options.db, userId, context.req.header("user-agent"), token);
  return findSession(options.db, token);
}

/** Begins a session in this browser and ends its previous one: a browser has one session at a time. */
export async function beginSession(context: Context, options: SessionOptions, userId: string, proof?: Proof) {
  const token = await startSession(options.db, userId, context.req.header("user-agent"), proof);
  const before = getCookie(context, sessionCookie);
  if (before) await endSession(options.db, before);
  setCookie(context, sessionCookie, token, { ...attributes(options), httpOnly: true });
  writeStateCookie(context, options, "signed-in");
  await writeAccountCookie(context, attributes(options), userId);
  return findSession(options.db, token);
}

export async function leaveSession(context: Context, options: SessionOptions) {
  const token = getCookie(context, sessionCookie);
  if (token) await endSession(options.db, token);
  deleteCookie(context, sessionCookie, attributes(options));
  writeStateCookie(context, options, "signed-out");
  await writeAccountCookie(context, attributes(options), undefined);
}

export const writeStateCookie = (context: Context, options: CookieOptions, state: Session["state"]) =>
  setCookie(context, stateCookie, state, attributes(options));

type CookieOptions = Pick<SessionOptions, "cookiePath" | "isSecure">;

const attributes = ({ cookiePath, isSecure }: CookieOptions) =>
  // A year. The session itself expires sooner if it is not used.
  ({ path: cookiePath, sameSite: "Lax", secure: isSecure, maxAge: 365 * 24 * 60 * 60 }) as const;
