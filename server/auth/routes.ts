import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import * as contract from "#contract/auth.ts";
import { getSession, type ProviderFailure, type Session as SessionAnswer, signOut } from "#contract/session.ts";
import {
  addAccount,
  findAccount,
  findAccountById,
  findByEmail,
  findTaken,
  keepPassword,
} from "#server/auth/accounts.ts";
import { forgetAttempts, limitAttempts, limits } from "#server/auth/attempts.ts";
import { findOrAddPerson, keepFlow, takeFlow } from "#server/auth/flows.ts";
import { writeResetMail } from "#server/auth/mails.ts";
import type { Passwords } from "#server/auth/passwords.ts";
import { fetchPicture, keepPicture } from "#server/auth/pictures.ts";
import type { Provider } from "#server/auth/providers.ts";
import { createReset, useReset } from "#server/auth/resets.ts";
import { beginSession, leaveSession, type SessionOptions, tellState } from "#server/auth/session.ts";
import { endOneSession, endSessions, listSessions, setLocked } from "#server/auth/sessions.ts";
import { hashToken } from "#server/auth/tokens.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Session } from "#server/lib/implement.ts";
import type { SendMail } from "#server/lib/mail.ts";
import type { Log } from "#server/lib/request-log.ts";

export type AuthOptions = SessionOptions & {
  readonly passwords: Passwords;
  /** In the demo, the password of everybody who has none. */
  readonly demoPassword: string | undefined;
  readonly canRegister: boolean;
  readonly providers: readonly Provider[];
  readonly sendMail: SendMail;
  /** Where people reach the app, with its closing slash. Not from the request: whoever sends that can write anything. */
  readonly publicAddress: () => string;
  /** Where a request comes from. */
  readonly clientAddress: (context: Context) => string;
  readonly log: Log;
};

const flowCookie = "atrium.flow";

export function authRoutes(app: Hono<AppEnv>, options: AuthOptions) {
  const { db, passwords } = options;

  implement(app, contract.getAuthOptions, async () => ({
    isDemo: options.demoUsername !== undefined,
    ...(options.demoUsername !== undefined &&
      options.demoPassword !== undefined && {
        demo: { username: options.demoUsername, password: options.demoPassword },
      }),
    canRegister: options.canRegister,
    providers: options.providers.map(({ key, label }) => ({ key, label })),
  }));

  implement(app, getSession, async (_, context) => describeSession(db, context.get("session")));

  implement(app, contract.signIn, async ({ body: { name, password } }, context) => {
    await limitAttempts(db, limits.passwordFromAddress, options.clientAddress(context));
    await limitAttempts(db, limits.passwordOfAccount, name);
    const account = await findAccount(db, name);
    if (!(await isRight(password, account)) || !account) {
      throw new AppError("invalid_input", "The username or the password is wrong", {
        password: "The username or the password is wrong",
      });
    }
    await forgetAttempts(db, limits.passwordOfAccount, name);
    return describeSession(db, await beginSession(context, options, account.id));
  });

  implement(app, contract.register, async ({ body }, context) => {
    if (!options.canRegister) throw new AppError("forbidden", "New accounts are made by whoever runs this server");
    await limitAttempts(db, limits.registerFromAddress, options.clientAddress(context));
    const { username, email, firstName, lastName, gender } = body;
    refuseTaken(await findTaken(db, body));
    const hash = await passwords.hash(body.password);
    const person = await addAccount(db, { username, email, firstName, lastName, gender, hash });
    if (!person) refuseTaken(await findTaken(db, body));
    return describeSession(db, person && (await beginSession(context, options, person.id)));
  });

  implement(app, contract.forgotPassword, async ({ body: { email, language } }, context) => {
    await limitAttempts(db, limits.mailFromAddress, options.clientAddress(context));
    await limitAttempts(db, limits.mailToAccount, email);
    // Nobody waits for it: how long it takes would say whether there is such an account.
    void sendReset(email, language).catch((error: unknown) => {
      options.log("error", { mail: "reset", error: error instanceof Error ? error.name : "unknown" });
    });
    return {};
  });

  async function sendReset(email: string, language: string | undefined) {
    const person = await findByEmail(db, email);
    if (!person) return;
    const token = await createReset(db, person.id);
    const link = `${options.publicAddress()}#/forgot-password?token=${token}`;
    await options.sendMail(writeResetMail({ to: person.email, name: person.name, link, language }));
  }

  implement(app, contract.resetPassword, async ({ body: { token, password } }, context) => {
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    const userId = await useReset(db, await hashToken(token), await passwords.hash(password));
    if (userId === undefined) {
      throw new AppError("invalid_input", "The link has been used or is too old. Ask for another one", {
        token: "The link has been used or is too old. Ask for another one",
      });
    }
    return describeSession(db, await beginSession(context, options, userId));
  });

  implement(app, signOut, async (_, context) => {
    await leaveSession(context, options);
    return {};
  });

  implement(app, contract.lock, async ({ person }, context) => {
    const session = context.get("session");
    const account = await findAccountById(db, person.id);
    // Who has no password could never unlock it.
    if (account?.hash === undefined && options.demoPassword === undefined) {
      throw new AppError("conflict", "Set a password first: the lock asks for it");
    }
    if (session) await setLocked(db, { id: session.id, userId: person.id }, true);
    tellState(context, options, "locked");
    return describeSession(db, session && { ...session, isLocked: true });
  });

  implement(app, contract.unlock, async ({ body: { password } }, context) => {
    const session = context.get("session");
    if (!session) throw new AppError("signed_out", "Sign in to go on");
    await limitAttempts(db, limits.passwordFromAddress, options.clientAddress(context));
    await limitAttempts(db, limits.passwordOfAccount, session.person.username);
    if (!(await isRight(password, await findAccountById(db, session.person.id)))) refusePassword("password");
    await forgetAttempts(db, limits.passwordOfAccount, session.person.username);
    await setLocked(db, { id: session.id, userId: session.person.id }, false);
    tellState(context, options, "signed-in");
    return describeSession(db, { ...session, isLocked: false });
  });

  implement(app, contract.changePassword, async ({ person, body: { current, password } }, context) => {
    const account = await findAccountById(db, person.id);
    // Who came through a provider sets the first one.
    if (account?.hash !== undefined) {
      await limitAttempts(db, limits.passwordOfAccount, person.username);
      if (current === undefined || !(await passwords.isRight(current, account.hash))) refusePassword("current");
      await forgetAttempts(db, limits.passwordOfAccount, person.username);
    }
    const hash = await passwords.hash(password);
    await db.transaction().execute(async (transaction) => {
      await keepPassword(transaction, person.id, hash);
      await transaction.deleteFrom("passwordResets").where("userId", "=", person.id).execute();
      await endSessions(transaction, person.id, context.get("session")?.id);
    });
    return {};
  });

  implement(app, contract.listDevices, async ({ person }, context) => {
    const rows = await listSessions(db, person.id);
    return rows.map(({ lockedAt, createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isLocked: lockedAt !== null,
      isThis: row.id === context.get("session")?.id,
    }));
  });

  implement(app, contract.endDevice, async ({ person, params }) => {
    if (!(await endOneSession(db, person.id, params.id))) throw new AppError("not_found", "There is no such session");
    return {};
  });

  app.get("/auth/start/:provider", async (context) => {
    const provider = findProvider(context);
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    try {
      const { url, ...flow } = await provider.begin(returnAddress(provider));
      const token = await keepFlow(db, provider.key, safeReturn(context.req.query("to")), flow);
      setCookie(context, flowCookie, token, { ...flowAttributes(), maxAge: 600, httpOnly: true });
      return context.redirect(url);
    } catch (error) {
      return fail(context, provider, "provider-away", error);
    }
  });

  app.get("/auth/callback/:provider", async (context) => {
    const provider = findProvider(context);
    const token = getCookie(context, flowCookie);
    deleteCookie(context, flowCookie, flowAttributes());
    const flow = token ? await takeFlow(db, provider.key, token) : undefined;
    if (!flow) return fail(context, provider, "provider-stale");
    const address = new URL(returnAddress(provider));
    address.search = new URL(context.req.url).search;
    try {
      const profile = await provider.finish(address, flow);
      const person = await findOrAddPerson(db, profile);
      if (!person) return fail(context, provider, "email-taken");
      if (person.isNew && profile.picture !== undefined) {
        const content = await fetchPicture(profile.picture, profile.issuer.startsWith("http:"));
        if (content) await keepPicture(db, person.id, "api", content);
      }
      await beginSession(context, options, person.id);
      return context.redirect(`${options.publicAddress()}#${flow.returnTo}`);
    } catch (error) {
      return fail(context, provider, "provider-refused", error);
    }
  });

  const flowAttributes = () => ({ path: options.cookiePath, sameSite: "Lax", secure: options.isSecure }) as const;

  const returnAddress = ({ key }: Provider) => `${options.publicAddress()}api/auth/callback/${key}`;

  function findProvider(context: Context) {
    const provider = options.providers.find(({ key }) => key === context.req.param("provider"));
    if (!provider) throw new AppError("not_found", "There is no such provider");
    return provider;
  }

  /** Back to the sign-in, which says what happened. What the provider said in detail is for the log alone. */
  function fail(context: Context, { key }: Provider, why: ProviderFailure, error?: unknown) {
    const cause = error instanceof Error ? { error: error.name, message: error.message } : {};
    options.log("info", { provider: key, failure: why, ...cause });
    return context.redirect(`${options.publicAddress()}#/login?failure=${why}`);
  }

  /** Somebody without a password signs in only in the demo, with the demo's. */
  async function isRight(password: string, account: Awaited<ReturnType<typeof findAccount>>) {
    const isDemoPassword = account?.hash === undefined && password === options.demoPassword;
    const isOwn = await passwords.isRight(password, account?.hash);
    return isOwn || (account !== undefined && isDemoPassword);
  }
}

async function describeSession(db: SessionOptions["db"], session: Session | undefined): Promise<SessionAnswer> {
  if (!session) return { state: "signed-out" };
  const user = await db
    .selectFrom("users")
    .select(["username", "picture", "name"])
    .where("id", "=", session.person.id)
    .executeTakeFirst();
  return { state: session.isLocked ? "locked" : "signed-in", ...(user && { user }) };
}

function refusePassword(field: "password" | "current"): never {
  throw new AppError("invalid_input", "The password is wrong", { [field]: "The password is wrong" });
}

function refuseTaken(taken: { username: boolean; email: boolean }) {
  const fields = {
    ...(taken.username && { username: "This username is taken" }),
    ...(taken.email && { email: "There is an account with this email address" }),
  };
  if (taken.username || taken.email) throw new AppError("invalid_input", "There is such an account already", fields);
}

/** A place in the app, or its start: nothing that comes in an address may lead elsewhere. */
const safeReturn = (to: string | undefined) => (to !== undefined && /^\/[^/\\\s][^\s]{0,300}$/.test(to) ? to : "/home");
