import { isAPIError } from "better-auth/api";
import type { Context, Hono } from "hono";
import { getCookie, getSignedCookie } from "hono/cookie";

import { english } from "#contract/text/english.ts";
import * as contract from "#contract/account/second-factor.ts";
import { findAccountById } from "#server/auth/accounts.ts";
import { forgetAttempts, limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { describeSession } from "#server/auth/sessions/describe-session.ts";
import { challengeCookie } from "#server/auth/second-factor/factor-plugins.ts";
import { listPasskeys } from "#server/auth/passkeys/passkeys.ts";
import { reauthenticate } from "#server/auth/reauthenticate.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { hasSecondFactor, removeSecondFactor, reserveCode } from "#server/auth/second-factor/second-factor.ts";
import { adoptSession, readSessionToken } from "#server/auth/sessions/session.ts";
import { endSession, endSessions } from "#server/auth/sessions/sessions.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

/** The second factor: codes of an authenticator app, and recovery codes. */
export function secondFactorRoutes(app: Hono<AppEnv>, options: AuthOptions) {
  const { db, engine } = options;

  implement(app, contract.getSecurity, async ({ person }) => {
    const account = await findAccountById(db, person.id);
    const isOn = await hasSecondFactor(db, person.id);
    const passkeys = await listPasskeys(db, person.id);
    return {
      hasPassword: account?.hash !== undefined,
      secondFactor: isOn,
      recoveryCodesLeft: isOn ? await countRecoveryCodes(person.id) : 0,
      passkeys: passkeys.map(({ createdAt, ...passkey }) => ({ ...passkey, createdAt: createdAt.toISOString() })),
    };
  });

  async function countRecoveryCodes(userId: string) {
    const { backupCodes } = await engine().api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  }

  implement(app, contract.enterSecondFactor, async ({ body: { code, recoveryCode = "" } }, context) => {
    await limitAttempts(db, limits.passwordFromAddress, options.clientAddress(context));
    const { userId, headers } = await readChallenge(context);
    // The engine counts wrong codes after it has checked them, so that parallel requests would exceed its limit.
    await limitAttempts(db, limits.codeOfAccount, userId);
    if (code !== undefined) await requireUnused(userId, code);
    const verifying =
      code === undefined
        ? engine().api.verifyBackupCode({ body: { code: recoveryCode }, headers, returnHeaders: true })
        : engine().api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    const answer = await verifying.catch(refuseFactor);
    const token = readSessionToken(answer.headers, options);
    if (token === undefined) refuseChallenge();
    await uncountAttempt(db, limits.passwordFromAddress, options.clientAddress(context));
    await forgetAttempts(db, limits.codeOfAccount, userId);
    return describeSession(options, await adoptSession(context, options, token, answer.headers));
  });

  /**
   * Finds the sign-in that the browser has begun. The engine gets its cookie only: it would verify the user of a session
   * instead if the browser had one.
   */
  async function readChallenge(context: Context) {
    const name = challengeCookie(options);
    const identifier = await getSignedCookie(context, options.secret, name);
    if (typeof identifier !== "string") refuseChallenge();
    const { internalAdapter } = await engine().$context;
    const challenge = await internalAdapter.findVerificationValue(identifier);
    if (!challenge || challenge.expiresAt < new Date()) refuseChallenge();
    const cookie = `${name}=${encodeURIComponent(getCookie(context, name) ?? "")}`;
    return {
      userId: challenge.value,
      headers: new Headers({ cookie, "user-agent": context.req.header("user-agent") ?? "" }),
    };
  }

  async function requireUnused(userId: string, code: string) {
    if (await reserveCode(options, userId, code)) return;
    throw new AppError("invalid_input", "This code has already been used. Wait for the next one.", {
      code: "This code has already been used. Wait for the next one.",
    });
  }

  implement(app, contract.setUpSecondFactor, async ({ person, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    await refuseIfOn(person.id);
    const answer = await engine().api.enableTwoFactor({
      body: { method: "totp", ...(password !== undefined && { password }) },
      headers: context.req.raw.headers,
    });
    if (answer.method !== "totp") throw new Error("The engine has set up another second factor");
    // Authenticator apps show a plus sign as such, and not as the space of a title that it stands for.
    const uri = answer.totpURI.replaceAll("+", "%20");
    const { backupCodes: recoveryCodes } = answer;
    return { uri, secret: new URL(uri).searchParams.get("secret") ?? "", recoveryCodes };
  });

  implement(app, contract.confirmSecondFactor, async ({ person, body: { code } }, context) => {
    await refuseIfOn(person.id);
    await requireUnused(person.id, code);
    await confirmInOtherSession(person.id, code);
    await db.transaction().execute(async (transaction) => {
      await endSessions(transaction, person.id, context.get("session")?.id);
      await recordAudit(transaction, { action: "second-factor-on", actor: person.id, subject: person.id });
    });
    return {};
  });

  /**
   * The engine replaces the session in which a code is confirmed. It gets a temporary one: otherwise the windows of this
   * browser would learn that their session has ended before they have the cookie of the next.
   */
  async function confirmInOtherSession(userId: string, code: string) {
    const { response, headers } = await engine().api.beginSession({
      body: { userId },
      headers: new Headers(),
      returnHeaders: true,
    });
    const [cookie = ""] = headers.getSetCookie();
    await engine()
      .api.verifyTOTP({ body: { code }, headers: new Headers({ cookie }) })
      .catch(async (error: unknown) => {
        await endSession(db, response.token);
        refuseFactor(error);
      });
  }

  implement(app, contract.turnOffSecondFactor, async ({ person, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    await db.transaction().execute(async (transaction) => {
      if (!(await removeSecondFactor(transaction, person.id))) return;
      await recordAudit(transaction, { action: "second-factor-off", actor: person.id, subject: person.id });
    });
    return {};
  });

  implement(app, contract.replaceRecoveryCodes, async ({ person, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    if (!(await hasSecondFactor(db, person.id))) refuseUnlessOn();
    const { backupCodes } = await engine().api.generateBackupCodes({
      body: password === undefined ? {} : { password },
      headers: context.req.raw.headers,
    });
    return { recoveryCodes: backupCodes };
  });

  async function refuseIfOn(userId: string) {
    if (await hasSecondFactor(db, userId)) throw new AppError("conflict", "Two-factor authentication is already on");
  }
}

function refuseUnlessOn(): never {
  throw new AppError("conflict", "Set up two-factor authentication first");
}

function refuseChallenge(): never {
  throw new AppError("invalid_input", "The sign-in has expired. Sign in again.", {
    challenge: english("The sign-in has expired. Sign in again."),
  });
}

/** Translates the errors of the engine's plugin. */
function refuseFactor(error: unknown): never {
  const code = isAPIError(error) ? error.body?.code : undefined;
  if (code === "INVALID_CODE") {
    throw new AppError("invalid_input", "The code is incorrect", { code: "The code is incorrect" });
  }
  if (code === "INVALID_BACKUP_CODE") {
    throw new AppError("invalid_input", "The recovery code is incorrect", {
      recoveryCode: "The recovery code is incorrect",
    });
  }
  if (isAPIError(error) && error.status === "CONFLICT") {
    throw new AppError("conflict", "Another recovery code was entered at the same time. Try again.");
  }
  if (code === "ACCOUNT_TEMPORARILY_LOCKED") {
    throw new AppError("too_many_requests", "Too many attempts. Wait a while, then try again.");
  }
  if (code === "TOTP_NOT_ENABLED") refuseUnlessOn();
  if (code === "INVALID_TWO_FACTOR_COOKIE" || code === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE") refuseChallenge();
  throw error;
}
