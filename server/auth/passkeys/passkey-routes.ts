import { isIP } from "node:net";

import { isAPIError } from "better-auth/api";
import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";

import * as contract from "#contract/account/passkeys.ts";
import { limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { sendCookies } from "#server/auth/sessions/cookies.ts";
import { describeSession } from "#server/auth/sessions/describe-session.ts";
import { ceremonyCookie, passkeyAddress } from "#server/auth/second-factor/factor-plugins.ts";
import { hasCredential } from "#server/auth/passkeys/passkeys.ts";
import { reauthenticate } from "#server/auth/reauthenticate.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { adoptSession, writeStateCookie } from "#server/auth/sessions/session.ts";
import { endSession, setLocked } from "#server/auth/sessions/sessions.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

/** Passkeys: adding and removing them, signing in and unlocking with them. */
export function passkeyRoutes(app: Hono<AppEnv>, options: AuthOptions) {
  const { db, engine } = options;

  implement(app, contract.createPasskeyOptions, async ({ person, body: { password } }, context) => {
    requireAddress();
    await reauthenticate(context, options, person, password);
    const { response, headers } = await engine().api.generatePasskeyRegistrationOptions({
      headers: context.req.raw.headers,
      returnHeaders: true,
    });
    sendCookies(context, headers);
    return { options: { ...response } };
  });

  implement(app, contract.addPasskey, async ({ person, body: { name, credential } }, context) => {
    await engine()
      .api.verifyPasskeyRegistration({ body: { name, response: credential }, headers: context.req.raw.headers })
      .catch(refuseFailed);
    await db.transaction().execute((transaction) => record(transaction, "passkey-added", person.id));
    return {};
  });

  implement(app, contract.renamePasskey, async ({ person, params, body: { name } }) => {
    const { numUpdatedRows } = await db
      .updateTable("passkeys")
      .set({ name })
      .where("id", "=", params.id)
      .where("userId", "=", person.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("not_found", "Passkey not found");
    return {};
  });

  // Every account also has a password or an identity, so a passkey is never the last way into it.
  implement(app, contract.removePasskey, async ({ person, params, body: { password } }, context) => {
    await reauthenticate(context, options, person, password);
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("passkeys")
        .where("id", "=", params.id)
        .where("userId", "=", person.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError("not_found", "Passkey not found");
      await record(transaction, "passkey-removed", person.id);
    });
    return {};
  });

  implement(app, contract.createSignInOptions, async (_, context) => {
    requireAddress();
    await limitAttempts(db, limits.linkFromAddress, options.clientAddress(context));
    // Without the cookie of a session, the options name no passkeys: the browser offers those that it has.
    const { response, headers } = await engine().api.generatePasskeyAuthenticationOptions({
      headers: new Headers(),
      returnHeaders: true,
    });
    sendCookies(context, headers);
    return { options: { ...response, userVerification: "required" } };
  });

  implement(app, contract.signInWithPasskey, async ({ body: { credential } }, context) => {
    const { token, headers } = await verify(context, credential);
    return describeSession(options, await adoptSession(context, options, token, headers));
  });

  implement(app, contract.unlockWithPasskey, async ({ body: { credential } }, context) => {
    const session = context.get("session");
    if (!session) throw new AppError("signed_out", "Sign in to continue");
    const { token, userId } = await verify(context, credential);
    // The session that the engine has begun is not needed.
    await endSession(db, token);
    if (userId !== session.person.id) throw new AppError("forbidden", "This passkey belongs to another account");
    await setLocked(db, { id: session.id, userId }, false);
    writeStateCookie(context, options, "signed-in");
    return describeSession(options, { ...session, isLocked: false });
  });

  /** Lets the engine verify the answer of an authenticator. @returns the session that it has begun */
  async function verify(context: Context, credential: contract.Assertion) {
    const name = ceremonyCookie(options);
    const { response, headers } = await engine()
      .api.verifyPasskeyAuthentication({
        body: { response: credential },
        headers: new Headers({
          cookie: `${name}=${encodeURIComponent(getCookie(context, name) ?? "")}`,
          "user-agent": context.req.header("user-agent") ?? "",
        }),
        returnHeaders: true,
      })
      .catch(refuseFailed);
    const { token, userId } = response.session;
    if (!(await hasCredential(db, userId, credential.id))) {
      await endSession(db, token);
      refusePasskey();
    }
    await uncountAttempt(db, limits.linkFromAddress, options.clientAddress(context));
    return { token, userId, headers };
  }

  function requireAddress() {
    if (isPasskeyAddress(options.publicAddress())) return;
    throw new AppError("conflict", "Passkeys need a host name, such as localhost");
  }
}

/** Whether browsers have passkeys for the address: it needs a host name, and https unless it is this machine. */
export function isPasskeyAddress(address: string) {
  const { hostname, protocol } = passkeyAddress(address);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 && (isLocal || protocol === "https:");
}

const record = (transaction: Db, action: "passkey-added" | "passkey-removed", userId: string) =>
  recordAudit(transaction, { action, actor: userId, subject: userId });

/** Translates the errors of the engine's plugin. Their reasons are of no use to a person, who can only try again. */
function refuseFailed(error: Error): never {
  if (!isAPIError(error)) throw error;
  if (error.status === "FORBIDDEN") {
    throw new AppError("forbidden", "This account cannot sign in. Ask your administrator.");
  }
  refusePasskey();
}

function refusePasskey(): never {
  throw new AppError("invalid_input", "The passkey could not be verified. Try again.");
}
