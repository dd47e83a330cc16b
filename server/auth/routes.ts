import { createEmailVerificationToken, isAPIError } from "better-auth/api";
import type { Context, Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#contract/account/auth.ts";
import { getSession, type Session as SessionAnswer, signOut } from "#contract/account/session.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import {
  type Account,
  findAccount,
  findAccountById,
  findByEmail,
  findStanding,
  findTaken,
  nameOf,
  storePassword,
} from "#server/auth/accounts.ts";
import { allowAttempt, forgetAttempts, limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { acceptSignIn, beginSession, type SignedIn } from "#server/auth/sessions/begin-session.ts";
import { describeSession, describeSignIn, waysToUnlock } from "#server/auth/sessions/describe-session.ts";
import { isShared, isSharedAccount, refuseShared } from "#server/auth/demo-accounts.ts";
import { refusals, suspended } from "#server/auth/engine.ts";
import { createLink, findLink } from "#server/auth/mails/links.ts";
import { linkMinutes, writeKnownAddressMail, writeResetMail, writeVerificationMail } from "#server/auth/mails/mails.ts";
import { passwordPolicy } from "#server/auth/passwords/password-policy.ts";
import { checkPasswordOf, checkRegistration } from "#server/auth/passwords/password-rules.ts";
import { providerRoutes } from "#server/auth/providers/provider-routes.ts";
import { forgetLinks, proveAddress } from "#server/auth/recovery.ts";
import { isPasskeyAddress, passkeyRoutes } from "#server/auth/passkeys/passkey-routes.ts";
import { reauthenticate } from "#server/auth/reauthenticate.ts";
import { renewConfirmation } from "#server/auth/rotation.ts";
import { secondFactorRoutes } from "#server/auth/second-factor/second-factor-routes.ts";
import {
  adoptSession,
  beginVisit,
  leaveSession,
  withSession,
  writeStateCookie,
} from "#server/auth/sessions/session.ts";
import { endOneSession, endSessions, listSessions, setLocked } from "#server/auth/sessions/sessions.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { type AuditAction, recordAudit } from "#server/lib/rows/record-audit.ts";

/** An address that no account has; a sign-in with an unknown name takes as long as one with a known one. */
const nobodysAddress = "nobody@atrium.invalid";

export function authRoutes(app: Hono<AppEnv>, { auth: options }: { readonly auth: AuthOptions }) {
  const { db, passwords, engine } = options;

  // Signing in or out must not store a visitor's session first.
  app.use("/auth/*", withSession(options, false));

  implement(app, contract.getAuthOptions, async () => ({
    isDemo: options.demoUsername !== undefined,
    ...(options.demoUsername !== undefined &&
      options.demoPassword !== undefined && {
        demo: { username: options.demoUsername, password: options.demoPassword },
      }),
    canRegister: options.canRegister,
    canInvite: options.canInvite,
    allowedDomains: [...options.allowedDomains],
    passwordLength: passwordPolicy(options.demoUsername !== undefined).length,
    providers: options.providers.map(({ key, label }) => ({ key, label })),
    passkeys: isPasskeyAddress(options.publicAddress()),
  }));

  implement(app, getSession, async ({ person }, context) => describeSession(options, context.get("session"), person));

  implement(app, contract.signIn, async ({ body: { name, password, language } }, context) => {
    const account = await findAccount(db, name);
    await limitPasswords(context, name, account);
    const signedIn = await openSession(context, account, password, language);
    await forgetPasswords(context, name, account);
    return describeSignIn(options, signedIn);
  });

  /** Begins a session if the password is right. */
  async function openSession(
    context: Context,
    account: Account | undefined,
    password: string,
    language?: string,
  ): Promise<SignedIn> {
    if (account && isDemoPassword(password, account)) {
      return (await beginSession(context, options, account.id)) ?? refuseReplaced();
    }
    const answer = await engine()
      .api.signInEmail({
        body: { email: account?.email ?? nobodysAddress, password },
        headers: context.req.raw.headers,
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        if (codeOf(error) !== refusals.unverified || !account) refuseSignIn(error);
        await mailOnce(account.email, () => sendVerification(account.email, language));
        throw new AppError("forbidden", "Confirm your email address first. We have sent you a link.");
      });
    if (account?.hash === undefined) refuseReplaced();
    const checked = { userId: account.id, proof: { hash: account.hash } };
    return (await acceptSignIn(context, options, answer, checked)) ?? refuseReplaced();
  }

  implement(app, contract.register, async ({ body }, context): Promise<SessionAnswer> => {
    if (!options.canRegister) throw new AppError("forbidden", "Registration is closed");
    await limitAttempts(db, limits.registerFromAddress, options.clientAddress(context));
    const { language, passwordConfirm: _confirm, terms: _terms, ...person } = body;
    const taken = await findTaken(db, body);
    refuseTaken(options.verifiesEmail ? { ...taken, email: false } : taken);
    await checkRegistration(options, body);
    const { response, headers } = await engine()
      .api.signUpEmail({
        body: {
          ...person,
          name: nameOf(person),
          mustVerifyEmail: options.verifiesEmail,
          termsAcceptedAt: new Date(),
        },
        headers: context.req.raw.headers,
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        refuseTaken(await findTaken(db, body));
        throw error;
      });
    if (!taken.email || !options.verifiesEmail) await record("account-created", response.user.id);
    if (response.token !== null) {
      return describeSession(options, await adoptSession(context, options, response.token, headers));
    }
    // The response is the same for an address that has an account, so it does not reveal which ones do.
    void (taken.email ? sendKnownAddress(body.email, language) : sendVerification(body.email, language)).catch(logMail);
    return { state: "signed-out" };
  });

  const record = (action: AuditAction, userId: string) =>
    db.transaction().execute((transaction) => recordAudit(transaction, { action, actor: userId, subject: userId }));

  async function sendVerification(email: string, language: string | undefined) {
    const person = await findByEmail(db, email);
    if (!person || person.emailVerified) return;
    const token = await createEmailVerificationToken(options.secret, person.email, undefined, linkMinutes * 60, {
      userId: person.id,
    });
    const link = `${options.publicAddress()}#/login?verify=${token}`;
    await options.sendMail(writeVerificationMail({ to: person.email, name: person.name, link, language }));
  }

  async function sendKnownAddress(email: string, language: string | undefined) {
    const person = await findByEmail(db, email);
    // Anybody can register with the address again and again.
    if (!person || !(await allowAttempt(db, limits.knownAddressMailToAccount, person.id))) return;
    const link = `${options.publicAddress()}#/login`;
    await options.sendMail(writeKnownAddressMail({ to: person.email, name: person.name, link, language }));
  }

  implement(app, contract.verifyEmail, async ({ body: { token } }, context) => {
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    await engine()
      .api.verifyEmail({ query: { token: await renewConfirmation(token, options) } })
      .catch((error: unknown) => (codeOf(error) === undefined ? rethrow(error) : refuseLink()));
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    return {};
  });

  implement(app, contract.forgotPassword, async ({ body: { email, language } }, context) => {
    await limitAttempts(db, limits.mailFromAddress, options.clientAddress(context));
    await limitAttempts(db, limits.mailToAccount, email);
    // Not awaited: the response time would reveal whether the account exists.
    void sendReset(email, language).catch(logMail);
    return {};
  });

  async function sendReset(email: string, language: string | undefined) {
    const person = await findByEmail(db, email);
    if (!person || person.suspendedAt || (await isSharedAccount(db, options.demoUsername, person.id))) return;
    // Anybody can ask for a reset, which must not void an invitation that lasts longer.
    const { isInvited } = await findStanding(db, person.id);
    const token = await createLink(options, person.id, { minutes: linkMinutes, keepsEarlier: isInvited });
    const link = `${options.publicAddress()}#/forgot-password?token=${token}`;
    await options.sendMail(writeResetMail({ to: person.email, name: person.name, link, language }));
  }

  const logMail = (error: unknown) =>
    options.log("error", {
      message: "A mail could not be sent",
      mail: "sign-in",
      error: error instanceof Error ? error.name : "unknown",
    });

  /** Sends a mail unless too many were sent to the address. */
  async function mailOnce(email: string, send: () => Promise<void>) {
    await limitAttempts(db, limits.mailToAccount, email);
    void send().catch(logMail);
  }

  implement(app, contract.resetPassword, async ({ body: { token, password } }, context) => {
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    const userId = (await findLink(options, token)) ?? refuseLink();
    await refuseShared(db, options.demoUsername, userId);
    const { isInvited, isSuspended } = await findStanding(db, userId);
    if (isSuspended) throw suspended();
    await checkPasswordOf(db, options.demoUsername, userId, password);
    await engine()
      .api.resetPassword({ body: { token, newPassword: password } })
      .catch((error: unknown) => (codeOf(error) === "INVALID_TOKEN" ? refuseLink() : rethrow(error)));
    await db.transaction().execute(async (transaction) => {
      await proveAddress(transaction, userId);
      const action = isInvited ? "invitation-accepted" : "password-reset";
      await recordAudit(transaction, { action, actor: userId, subject: userId });
    });
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    return describeSignIn(options, (await beginSession(context, options, userId)) ?? refuseReplaced());
  });

  implement(app, signOut, async (_, context) => {
    await leaveSession(context, options);
    return {};
  });

  implement(app, contract.lock, async ({ person }, context) => {
    const session = context.get("session") ?? (await beginVisit(context, options, person.id));
    const ways = waysToUnlock(options, await findAccountById(db, person.id));
    // The session could never be unlocked.
    if (!Object.values(ways).includes(true))
      throw new AppError("conflict", "Set a password before you lock the session");
    if (session) await setLocked(db, { id: session.id, userId: person.id }, true);
    writeStateCookie(context, options, "locked");
    return describeSession(options, session && { ...session, isLocked: true });
  });

  implement(app, contract.unlock, async ({ body: { password } }, context) => {
    const session = context.get("session");
    if (!session) throw new AppError("signed_out", "Sign in to continue");
    const { id, username } = session.person;
    const account = await findAccountById(db, id);
    await limitPasswords(context, username, account);
    if (!(await isRight(password, account))) refusePassword("password");
    await forgetPasswords(context, username, account);
    await setLocked(db, { id: session.id, userId: id }, false);
    writeStateCookie(context, options, "signed-in");
    return describeSession(options, { ...session, isLocked: false });
  });

  implement(app, contract.changePassword, async ({ person, body: { current, password } }, context) => {
    // A user who signed up through a provider sets a first password, which is another way into the account.
    await reauthenticate(context, options, person, current, "current");
    await checkPasswordOf(db, options.demoUsername, person.id, password);
    const hash = await passwords.hash(password);
    await db.transaction().execute(async (transaction) => {
      await storePassword(transaction, person.id, hash);
      await forgetLinks(transaction, person.id);
      await endSessions(transaction, person.id, context.get("session")?.id);
      await recordAudit(transaction, { action: "password-changed", actor: person.id, subject: person.id });
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

  providerRoutes(app, options);
  secondFactorRoutes(app, options);
  passkeyRoutes(app, options);

  /**
   * Counts a password attempt, for the account whichever of its names is used. A shared account is limited by address
   * alone; otherwise one visitor of the demo could keep all others from unlocking their sessions.
   */
  async function limitPasswords(context: Context, name: string, account: Account | undefined) {
    await limitAttempts(db, limits.passwordFromAddress, options.clientAddress(context));
    if (!isShared(options.demoUsername, account)) {
      await limitAttempts(db, limits.passwordOfAccount, account?.id ?? name);
    }
  }

  async function forgetPasswords(context: Context, name: string, account: Account | undefined) {
    await uncountAttempt(db, limits.passwordFromAddress, options.clientAddress(context));
    await forgetAttempts(db, limits.passwordOfAccount, account?.id ?? name);
  }

  /** A shared account without a password is opened by the demo's password. */
  const isDemoPassword = (password: string, account: Account) =>
    account.hash === undefined && password === options.demoPassword && isShared(options.demoUsername, account);

  const isRight = async (password: string, account: Account | undefined) =>
    (account !== undefined && isDemoPassword(password, account)) || passwords.isRight(password, account?.hash);
}

/** The code of an error of the engine. */
const codeOf = (error: unknown) => (isAPIError(error) ? error.body?.code : undefined);

function rethrow(error: unknown): never {
  throw error;
}

/** The same answer for an unknown name, a wrong password and an account without one. */
function refuseSignIn(error: unknown): never {
  if (codeOf(error) !== "INVALID_EMAIL_OR_PASSWORD") throw error;
  throw new AppError("invalid_input", "The username or password is incorrect", {
    password: "The username or password is incorrect",
  });
}

/** The credential was replaced while the sign-in was in progress. */
function refuseReplaced(): never {
  throw new AppError("signed_out", "Sign in to continue");
}

function refuseLink(): never {
  throw new AppError("invalid_input", "This link has expired or has already been used", {
    token: "This link has expired or has already been used",
  });
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
