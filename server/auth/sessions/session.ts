import type { Context, MiddlewareHandler } from "hono";
import {
  deleteCookie,
  generateSignedCookie,
  getCookie,
  getSignedCookie,
  setCookie,
  setSignedCookie,
} from "hono/cookie";

import type { Role } from "#contract/roles.ts";
import type { Session } from "#contract/account/session.ts";
import { namedAccount, requireSameAccount, writeAccountCookie } from "#server/auth/account-key.ts";
import { type CookieOptions, cookiesOf, plainCookie, sendCookies } from "#server/auth/sessions/cookies.ts";
import { isSharedAccount } from "#server/auth/demo-accounts.ts";
import { clipUserAgent, type Engine } from "#server/auth/engine.ts";
import { noteDevice } from "#server/auth/sessions/known-devices.ts";
import { endSession, sessionDays, startVisit } from "#server/auth/sessions/sessions.ts";
import { createToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { AppEnv, Person } from "#server/lib/http/implement.ts";
import { safeMethods } from "#server/lib/http/same-origin.ts";

/** Tells the page its session state before its first request, so that it starts with the right screen. Not a secret. */
const stateCookie = "atrium.state";

/** Marks the bindings of a request that the server makes to its own API for one whose session it has looked up. */
const foundMark = Symbol("found session");

/** The role of everyone in the demo, where roles are not enforced. */
const demoRole: Role = "admin";

export type SessionOptions = CookieOptions & {
  readonly db: Db;
  readonly engine: () => Engine;
  /** Signs the session cookie. */
  readonly secret: string;
  /** The secrets of before a rotation: what they have signed and encrypted is accepted. */
  readonly earlierSecrets: readonly string[];
  /** The user that a visitor without a session becomes; undefined if everybody has to sign in. */
  readonly demoUsername: string | undefined;
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
    const found = (context.env as { [foundMark]?: AppEnv["Variables"] } | undefined)?.[foundMark];
    if (found) {
      context.set("session", found.session);
      context.set("person", found.person);
      return next();
    }
    // A page that names its account gets `signed_out` when its session has ended, which leads to the login. As a
    // visitor it would get `account_changed` and reload as the demo user.
    const mayVisit = beginsVisits && namedAccount(context) === undefined;
    const { session, person } = await identify(context, options, mayVisit);
    // A locked session still belongs to a person.
    const owner = session?.person ?? person;
    if (owner) requireSameAccount(context, owner.id);
    context.set("session", session);
    context.set("person", person);
    if (person && !session && beginsVisits) {
      const isStored = (await heldVisit(context, options)) !== undefined || !safeMethods.has(context.req.method);
      if (isStored) context.set("session", await beginVisit(context, options, person.id));
      else await offerVisit(context, options);
    }
    writeAccountCookie(context, attributes(options), owner?.id);
    return next();
  };

/** The bindings of a request that the server makes to its own API with the session of this one. */
export const withFoundSession = (context: Context<AppEnv>, bindings: unknown) => ({
  ...(bindings as object | undefined),
  [foundMark]: { session: context.get("session"), person: context.get("person") },
});

/**
 * Finds the request's session, if any, and the person who may act. In a locked session nobody may.
 *
 * @param mayVisit whether the demo treats a request as the demo user's after its own session has ended
 * @param isExtended whether the session is extended, which sends cookies
 */
async function identify(context: Context, options: SessionOptions, mayVisit: boolean, isExtended = true) {
  const token = await heldToken(context, options);
  // Visits stored while the server ran as a demo are void once people have to sign in.
  const isOver = options.demoUsername === undefined && isVisit(token);
  const session = token !== undefined && !isOver ? await readSession(context, options, token, isExtended) : undefined;
  if (session) return { session, person: session.isLocked ? undefined : session.person };
  const hasEnded = holdsCookie(context, options) && !isVisit(token);
  return { session, person: hasEnded && !mayVisit ? undefined : await findDemoUser(options) };
}

/** The token in the browser's session cookie; undefined if there is none or its signature is wrong. */
async function heldToken(context: Context, options: SessionOptions) {
  const signed = await getSignedCookie(context, options.secret, cookiesOf(options).session);
  return typeof signed === "string" ? signed : unsignedTokenIn(context);
}

/**
 * The token in a cookie of an earlier version, which did not sign cookies. Such tokens have 43 characters, and those of
 * this version 32, so that no token of this version is accepted without its signature.
 */
function unsignedTokenIn(context: Context) {
  const value = getCookie(context, plainCookie);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

const holdsCookie = (context: Context, options: SessionOptions) =>
  (getCookie(context, cookiesOf(options).session) ?? getCookie(context, plainCookie)) !== undefined;

/**
 * Finds the session of a token.
 *
 * @param isExtended whether it is extended if its last use was more than a minute ago
 */
async function readSession(context: Context, options: SessionOptions, token: string, isExtended: boolean) {
  const { session: name } = cookiesOf(options);
  // The path and `secure` are not sent; a name with a prefix requires them.
  const [cookie = ""] = (await generateSignedCookie(name, token, options.secret, { path: "/", secure: true })).split(
    ";",
  );
  const { response, headers } = await options
    .engine()
    .api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: !isExtended }, returnHeaders: true })
    .catch(throwCause);
  if (!response || response.user.suspendedAt) return undefined;
  if (isExtended) {
    // Without those of a visit, which a late request begins anew after the sign-out: its answer would bring the cookie back.
    if (!isVisit(token)) sendCookies(context, headers);
    if (token === unsignedTokenIn(context)) await replaceUnsignedCookie(context, options, token);
  }
  return toSession(response, options.demoUsername);
}

/** The engine reports a failed query as an error of its own. */
function throwCause(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

async function replaceUnsignedCookie(context: Context, options: SessionOptions, token: string) {
  if (cookiesOf(options).session !== plainCookie) deleteCookie(context, plainCookie, attributes(options));
  await writeSessionCookie(context, options, token);
}

/** Sends the browser the token of its session. */
export const writeSessionCookie = (context: Context, options: SessionOptions, token: string) =>
  setSignedCookie(context, cookiesOf(options).session, token, options.secret, {
    ...attributes(options),
    httpOnly: true,
    maxAge: sessionDays * 24 * 60 * 60,
  });

type Found = {
  session: { id: string; lockedAt?: Date | null | undefined };
  user: { id: string; username: string; role?: string | null | undefined };
};

/** A session with the role that its user has now. */
const toSession = ({ session: { id, lockedAt }, user }: Found, demoUsername: string | undefined) => ({
  id,
  isLocked: lockedAt !== undefined && lockedAt !== null,
  person: {
    id: user.id,
    username: user.username,
    role: demoUsername === undefined ? (user.role as Role) : demoRole,
  },
});

/**
 * The person who may act now: the session may have ended or been locked since the request began. The response may have
 * begun, so no cookies are sent.
 */
export const findPersonOf = async (context: Context, options: SessionOptions) =>
  (await identify(context, options, true, false)).person;

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
  const query = db.selectFrom("users").select(["id", "username"]).where("username", "=", demoUsername);
  const [user] = await readTogether(db, query);
  return user && { ...user, role: demoRole };
}

/** The token in a session cookie that the engine sets. */
export function readSessionToken(headers: Headers, options: CookieOptions) {
  const { session } = cookiesOf(options);
  const cookie = headers.getSetCookie().findLast((each) => each.startsWith(`${session}=`));
  const [value = ""] = cookie?.slice(session.length + 1).split(";") ?? [];
  const [token = ""] = decodeURIComponent(value).split(".");
  return token === "" ? undefined : token;
}

/** Whether a token is that of a visitor of the demo. It gives access to nothing but the demo user's account. */
const isVisit = (token: string | undefined) => token !== undefined && /^visitor-[\w-]{35}$/.test(token);

async function heldVisit(context: Context, options: SessionOptions) {
  const token = await heldToken(context, options);
  return isVisit(token) ? token : undefined;
}

/** Gives the browser the token of its future session, without storing a session. */
async function offerVisit(context: Context, options: SessionOptions) {
  const token = `visitor-${createToken().slice(0, 35)}`;
  await writeSessionCookie(context, options, token);
  writeStateCookie(context, options, "signed-in");
  return token;
}

/** Stores the session of a visitor of the demo. */
export async function beginVisit(context: Context, options: SessionOptions, userId: string) {
  const token = (await heldVisit(context, options)) ?? (await offerVisit(context, options));
  await startVisit(options.db, userId, clipUserAgent(context.req.header("user-agent") ?? ""), token);
  // It lasts longer once the visitor comes back.
  return readSession(context, options, token, false);
}

/**
 * Sends the cookies of a session that the engine has begun, and ends the browser's previous one: a browser has one
 * session at a time.
 */
export async function adoptSession(context: Context, options: SessionOptions, token: string, cookies: Headers) {
  const before = await heldToken(context, options);
  if (before !== undefined && before !== token) await endSession(options.db, before);
  sendCookies(context, cookies);
  if (unsignedTokenIn(context) !== undefined && cookiesOf(options).session !== plainCookie) {
    deleteCookie(context, plainCookie, attributes(options));
  }
  const session = await readSession(context, options, token, false);
  if (session) {
    writeAccountCookie(context, attributes(options), session.person.id);
    await noteDevice(context, options, session);
  }
  writeStateCookie(context, options, "signed-in");
  return session;
}

export async function leaveSession(context: Context, options: SessionOptions) {
  const token = await heldToken(context, options);
  if (token !== undefined) await endSession(options.db, token);
  for (const name of new Set([cookiesOf(options).session, plainCookie])) {
    if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes(options));
  }
  writeStateCookie(context, options, "signed-out");
  writeAccountCookie(context, attributes(options), undefined);
}

export const writeStateCookie = (context: Context, options: CookieOptions, state: Session["state"]) =>
  setCookie(context, stateCookie, state, attributes(options));

const attributes = ({ cookiePath, isSecure }: CookieOptions) =>
  // A year.
  ({ path: cookiePath, sameSite: "Lax", secure: isSecure, maxAge: 365 * 24 * 60 * 60 }) as const;
