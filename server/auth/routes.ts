import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import { english } from "#contract/english.ts";
import * as contract from "#contract/auth.ts";
import { getSession, type ProviderFailure, type Session as SessionAnswer, signOut } from "#contract/session.ts";
import {
  type Account,
  addAccount,
  findAccount,
  findAccountById,
  findByEmail,
  findTaken,
  storePassword,
} from "#server/auth/accounts.ts";
import { forgetAttempts, limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { isShared, isSharedAccount, refuseShared } from "#server/auth/demo-accounts.ts";
import { findByIdentity, findOrAddPerson, storeFlow, consumeFlow } from "#server/auth/flows.ts";
import { writeResetMail } from "#server/auth/mails.ts";
import type { Passwords } from "#server/auth/passwords.ts";
import { fetchPicture, storePicture } from "#server/auth/pictures.ts";
import type { Profile, Provider } from "#server/auth/providers.ts";
import { createReset, useReset } from "#server/auth/resets.ts";
import {
  beginSession,
  beginVisit,
  leaveSession,
  type SessionOptions,
  withSession,
  writeStateCookie,
} from "#server/auth/session.ts";
import { endOneSession, endSessions, listSessions, setLocked } from "#server/auth/sessions.ts";
import { hashToken } from "#server/auth/tokens.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Person, type Session } from "#server/lib/implement.ts";
import type { SendMail } from "#server/lib/mail.ts";
import type { Log } from "#server/lib/request-log.ts";

export type AuthOptions = SessionOptions & {
  readonly passwords: Passwords;
  /** In the demo, the password of every account that has none of its own. */
  readonly demoPassword: string | undefined;
  readonly canRegister: boolean;
  readonly providers: readonly Provider[];
  readonly sendMail: SendMail;
  /** The app's public address, with a trailing slash. Not taken from the request, whose headers anybody can forge. */
  readonly publicAddress: () => string;
  /** The client's IP address. */
  readonly clientAddress: (context: Context) => string;
  readonly log: Log;
};

const flowCookie = "atrium.flow";

export function authRoutes(app: Hono<AppEnv>, { auth: options }: { readonly auth: AuthOptions }) {
  const { db, passwords } = options;

  // Signing in or out must not store a visitor's session first.
  app.use("/auth/*", withSession(options, false));

  implement(app, contract.getAuthOptions, async () => ({
    isDemo: options.demoUsername !== undefined,
    ...(options.demoUsername !== undefined &&
      options.demoPassword !== undefined && {
        demo: { username: options.demoUsername, password: options.demoPassword },
      }),
    canRegister: options.canRegister,
    providers: options.providers.map(({ key, label }) => ({ key, label })),
  }));

  implement(app, getSession, async ({ person }, context) => describeSession(context.get("session"), person));

  implement(app, contract.signIn, async ({ body: { name, password } }, context) => {
    const account = await findAccount(db, name);
    await limitPasswords(context, name, account);
    if (!(await isRight(password, account)) || !account) {
      throw new AppError("invalid_input", "The username or password is incorrect", {
        password: "The username or password is incorrect",
      });
    }
    const { hash } = account;
    const session = await beginSession(context, options, account.id, hash === undefined ? undefined : { hash });
    await forgetPasswords(context, name);
    return describeSession(session);
  });

  implement(app, contract.register, async ({ body }, context) => {
    if (!options.canRegister) throw new AppError("forbidden", "Registration is closed");
    await limitAttempts(db, limits.registerFromAddress, options.clientAddress(context));
    const { username, email, firstName, lastName, gender } = body;
    refuseTaken(await findTaken(db, body));
    const hash = await passwords.hash(body.password);
    const person = await addAccount(db, { username, email, firstName, lastName, gender, hash });
    if (!person) refuseTaken(await findTaken(db, body));
    return describeSession(person && (await beginSession(context, options, person.id)));
  });

  implement(app, contract.forgotPassword, async ({ body: { email, language } }, context) => {
    await limitAttempts(db, limits.mailFromAddress, options.clientAddress(context));
    await limitAttempts(db, limits.mailToAccount, email);
    // Not awaited: the response time would reveal whether the account exists.
    void sendReset(email, language).catch((error: unknown) => {
      options.log("error", { mail: "reset", error: error instanceof Error ? error.name : "unknown" });
    });
    return {};
  });

  async function sendReset(email: string, language: string | undefined) {
    const person = await findByEmail(db, email);
    if (!person || (await isSharedAccount(db, options.demoUsername, person.id))) return;
    const token = await createReset(db, person.id);
    const link = `${options.publicAddress()}#/forgot-password?token=${token}`;
    await options.sendMail(writeResetMail({ to: person.email, name: person.name, link, language }));
  }

  implement(app, contract.resetPassword, async ({ body: { token, password } }, context) => {
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    const refuse = (transaction: SessionOptions["db"], id: string) =>
      refuseShared(transaction, options.demoUsername, id);
    const userId = await useReset(db, await hashToken(token), await passwords.hash(password), refuse);
    if (userId === undefined) {
      throw new AppError("invalid_input", "This link has expired or has already been used", {
        token: "This link has expired or has already been used",
      });
    }
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    return describeSession(await beginSession(context, options, userId));
  });

  implement(app, signOut, async (_, context) => {
    await leaveSession(context, options);
    return {};
  });

  implement(app, contract.lock, async ({ person }, context) => {
    const session = context.get("session") ?? (await beginVisit(context, options, person.id));
    const { password, provider } = waysToUnlock(await findAccountById(db, person.id));
    // The session could never be unlocked.
    if (!password && !provider) throw new AppError("conflict", "Set a password before you lock the session");
    if (session) await setLocked(db, { id: session.id, userId: person.id }, true);
    writeStateCookie(context, options, "locked");
    return describeSession(session && { ...session, isLocked: true });
  });

  implement(app, contract.unlock, async ({ body: { password } }, context) => {
    const session = context.get("session");
    if (!session) throw new AppError("signed_out", "Sign in to continue");
    const { id, username } = session.person;
    const account = await findAccountById(db, id);
    await limitPasswords(context, username, account);
    if (!(await isRight(password, account))) refusePassword("password");
    await forgetPasswords(context, username);
    await setLocked(db, { id: session.id, userId: id }, false);
    writeStateCookie(context, options, "signed-in");
    return describeSession({ ...session, isLocked: false });
  });

  implement(app, contract.changePassword, async ({ person, body: { current, password } }, context) => {
    await refuseShared(db, options.demoUsername, person.id);
    const account = await findAccountById(db, person.id);
    // A person who signed up through a provider sets their first password.
    if (account?.hash !== undefined) {
      await limitAttempts(db, limits.passwordOfAccount, person.username);
      if (current === undefined || !(await passwords.isRight(current, account.hash))) refusePassword("current");
      await forgetAttempts(db, limits.passwordOfAccount, person.username);
    }
    const hash = await passwords.hash(password);
    await db.transaction().execute(async (transaction) => {
      await storePassword(transaction, person.id, hash);
      await transaction.deleteFrom("passwordResets").where("userId", "=", person.id).execute();
      await endSessions(transaction, person.id, context.get("session")?.id);
    });
    return {};
  });

  implement(app, contract.listDevices, async ({ person }, context) => {
    const session = context.get("session") ?? (await beginVisit(context, options, person.id));
    const rows = await listSessions(db, person.id);
    // Visitors of the demo do not know each other.
    const isAlone = await isSharedAccount(db, options.demoUsername, person.id);
    return rows
      .filter(({ id }) => !isAlone || id === session?.id)
      .map(({ lockedAt, createdAt, lastUsedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isLocked: lockedAt !== null,
        isThis: row.id === session?.id,
      }));
  });

  implement(app, contract.endDevice, async ({ person, params }) => {
    await refuseShared(db, options.demoUsername, person.id);
    if (!(await endOneSession(db, person.id, params.id))) throw new AppError("not_found", "Session not found");
    return {};
  });

  app.get("/auth/start/:provider", async (context) => {
    const provider = findProvider(context);
    const session = context.get("session");
    const sessionId = session?.isLocked && context.req.query("unlock") !== undefined ? session.id : undefined;
    const returnTo = safeReturn(context.req.query("to"));
    try {
      await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
      const { url, ...flow } = await provider.begin(returnAddress(provider), session?.isLocked);
      const token = await storeFlow(db, provider.key, { ...flow, returnTo, sessionId });
      setCookie(context, flowCookie, token, { ...flowAttributes(), maxAge: 600, httpOnly: true });
      return context.redirect(url);
    } catch (error) {
      const isLimited = error instanceof AppError && error.code === "too_many_requests";
      return fail(context, provider, isLimited ? "too-many-attempts" : "provider-away", { error, sessionId, returnTo });
    }
  });

  app.get("/auth/callback/:provider", async (context) => {
    const provider = findProvider(context);
    const token = getCookie(context, flowCookie);
    deleteCookie(context, flowCookie, flowAttributes());
    const flow = token ? await consumeFlow(db, provider.key, token) : undefined;
    if (!flow) return fail(context, provider, "provider-stale", { sessionId: lockedSession(context)?.id });
    const address = new URL(returnAddress(provider));
    address.search = new URL(context.req.url).search;
    try {
      const profile = await provider.finish(address, flow);
      if (flow.sessionId !== null) {
        if (!(await unlockAs(context, profile, flow.sessionId))) return fail(context, provider, "other-person", flow);
        return context.redirect(`${options.publicAddress()}#${flow.returnTo}`);
      }
      const person = await findOrAddPerson(db, profile, {
        canRegister: options.canRegister,
        isShared: (userId) => isSharedAccount(db, options.demoUsername, userId),
      });
      if (typeof person === "string") return fail(context, provider, person);
      if (person.isNew && profile.picture !== undefined) {
        const content = await fetchPicture(profile.picture, profile.issuer.startsWith("http:"));
        if (content) await storePicture(db, person.id, "api", content);
      }
      const { issuer, subject } = profile;
      await beginSession(context, options, person.id, { issuer, subject });
      await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
      return context.redirect(`${options.publicAddress()}#${flow.returnTo}`);
    } catch (error) {
      return fail(context, provider, "provider-refused", { ...flow, error });
    }
  });

  /** Unlocks the session that the flow began in, if it belongs to the profile's account. */
  async function unlockAs(context: Context<AppEnv>, profile: Profile, sessionId: string) {
    const session = lockedSession(context);
    const person = await findByIdentity(db, profile);
    if (session?.id !== sessionId || person?.id !== session.person.id) return false;
    await setLocked(db, { id: sessionId, userId: person.id }, false);
    writeStateCookie(context, options, "signed-in");
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    return true;
  }

  const lockedSession = (context: Context<AppEnv>) => {
    const session = context.get("session");
    return session?.isLocked ? session : undefined;
  };

  const flowAttributes = () => ({ path: options.cookiePath, sameSite: "Lax", secure: options.isSecure }) as const;

  const returnAddress = ({ key }: Provider) => `${options.publicAddress()}api/auth/callback/${key}`;

  function findProvider(context: Context) {
    const provider = options.providers.find(({ key }) => key === context.req.param("provider"));
    if (!provider) throw new AppError("not_found", "Provider not found");
    return provider;
  }

  type Failed = { error?: unknown; sessionId?: string | null | undefined; returnTo?: string };

  /**
   * Redirects to the sign-in, or to the lock screen if a session was to be unlocked, with an error message. The
   * provider's own message goes to the log only.
   */
  function fail(
    context: Context,
    { key }: Provider,
    why: ProviderFailure,
    { error, sessionId, returnTo }: Failed = {},
  ) {
    const cause = error instanceof Error ? { error: error.name, message: error.message } : {};
    options.log("info", { provider: key, failure: why, ...cause });
    const search = new URLSearchParams({ failure: why });
    if (sessionId && returnTo !== undefined) search.set("to", returnTo);
    return context.redirect(`${options.publicAddress()}#/${sessionId ? "lock" : "login"}?${search.toString()}`);
  }

  /**
   * Counts a password attempt. A shared account is limited by address alone; otherwise one visitor of the demo could
   * keep all others from unlocking their sessions.
   */
  async function limitPasswords(context: Context, name: string, account: Account | undefined) {
    await limitAttempts(db, limits.passwordFromAddress, options.clientAddress(context));
    if (!isShared(options.demoUsername, account)) await limitAttempts(db, limits.passwordOfAccount, name);
  }

  async function forgetPasswords(context: Context, name: string) {
    await uncountAttempt(db, limits.passwordFromAddress, options.clientAddress(context));
    await forgetAttempts(db, limits.passwordOfAccount, name);
  }

  /** The ways to unlock a session of the account. */
  const waysToUnlock = (account: Account | undefined) => ({
    password: account?.hash !== undefined || isShared(options.demoUsername, account),
    provider: account?.hasIdentity === true && options.providers.length > 0,
  });

  /** A shared account without a password is opened by the demo's password. */
  async function isRight(password: string, account: Account | undefined) {
    const isDemoPassword = account?.hash === undefined && password === options.demoPassword;
    const isOwn = await passwords.isRight(password, account?.hash);
    return isOwn || (isDemoPassword && isShared(options.demoUsername, account));
  }

  /** @param visitor the person acting without a stored session: a visitor of the demo */
  async function describeSession(session: Session | undefined, visitor?: Person): Promise<SessionAnswer> {
    const person = session?.person ?? visitor;
    if (!person) return { state: "signed-out" };
    const user = await db
      .selectFrom("users")
      .select(["username", "picture", "name"])
      .where("id", "=", person.id)
      .executeTakeFirst();
    if (!session?.isLocked) return { state: "signed-in", ...(user && { user }) };
    return { state: "locked", unlockedBy: waysToUnlock(await findAccountById(db, person.id)), ...(user && { user }) };
  }
}

function refusePassword(field: "password" | "current"): never {
  throw new AppError("invalid_input", "The password is incorrect", { [field]: "The password is incorrect" });
}

function refuseTaken(taken: { username: boolean; email: boolean }) {
  const fields = {
    ...(taken.username && { username: english("This username is already taken") }),
    ...(taken.email && { email: english("An account with this email address already exists") }),
  };
  if (taken.username || taken.email) throw new AppError("invalid_input", "This account already exists", fields);
}

/** A path in the app, or the dashboard (specification §1): an address may never redirect to another site. */
const safeReturn = (to: string | undefined) =>
  to !== undefined && /^\/[^/\\\s][^\s]{0,300}$/.test(to) ? to : "/dashboard";
