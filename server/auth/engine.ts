import { kyselyAdapter } from "@better-auth/kysely-adapter";
import type { BetterAuthOptions, BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, isAPIError } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { z } from "zod/mini";

import { office } from "#office";
import { type CookieOptions, cookiesOf } from "#server/auth/sessions/cookies.ts";
import { beginSessionPath, passkeys, secondFactor } from "#server/auth/second-factor/factor-plugins.ts";
import { linkMinutes } from "#server/auth/mails/mails.ts";
import type { Passwords } from "#server/auth/passwords/passwords.ts";
import { versionOf } from "#server/auth/secret.ts";
import { maxUserAgent, sessionDays } from "#server/auth/sessions/sessions.ts";
import { protectRecords } from "#server/auth/stored-records.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Log } from "#server/lib/log/request-log.ts";

export type EngineOptions = CookieOptions & {
  readonly db: Db;
  /** Signs cookies and links, and encrypts second factors. */
  readonly secret: string;
  readonly earlierSecrets: readonly string[];
  /** The app's public address, with a trailing slash. */
  readonly publicAddress: () => string;
  readonly passwords: Passwords;
  /** Whether people who register have to confirm their address before they can sign in. */
  readonly verifiesEmail: boolean;
  readonly log: Log;
};

/** What sign-in through providers adds to the engine. */
export type EngineExtension = Pick<BetterAuthOptions, "socialProviders"> & {
  readonly plugins?: BetterAuthPlugin[];
  readonly user?: Pick<NonNullable<BetterAuthOptions["user"]>, "validateUserInfo">;
  readonly databaseHooks?: Pick<NonNullable<BetterAuthOptions["databaseHooks"]>, "user">;
};

export type Engine = ReturnType<typeof createEngine>;

/**
 * The library behind sign-in: https://www.better-auth.com. It is called through its server API and serves no requests
 * itself, so that the contract, the errors and the limits of attempts are those of the rest of the API.
 */
export function createEngine(options: EngineOptions, extension: EngineExtension = {}) {
  const { db, secret, earlierSecrets, passwords, verifiesEmail, cookiePath, isSecure, log } = options;
  const address = new URL(options.publicAddress());
  const cookies = cookiesOf(options);
  // Columns are named below, so the plugin that renames them is left out.
  const tables = kyselyAdapter(db.withoutPlugins(), { type: "postgres", transaction: true });
  return betterAuth({
    appName: office.title,
    baseURL: address.origin,
    basePath: `${address.pathname}api/auth`,
    // Reads second factors of releases that did not name the secret.
    secret,
    secrets: [secret, ...earlierSecrets].map((value) => ({ version: versionOf(value), value })),
    database: (settings: BetterAuthOptions) => protectRecords(tables(settings)),
    user: {
      modelName: "users",
      fields: { image: "picture", emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        username: { type: "string" },
        firstName: { type: "string", required: false, fieldName: "first_name" },
        lastName: { type: "string", required: false, fieldName: "last_name" },
        gender: { type: "string", required: false },
        role: { type: "string", required: false, input: false },
        suspendedAt: { type: "date", required: false, input: false, fieldName: "suspended_at" },
        mustVerifyEmail: { type: "boolean", required: false, fieldName: "must_verify_email" },
        termsAcceptedAt: { type: "date", required: false, fieldName: "terms_accepted_at" },
      },
      ...extension.user,
    },
    session: {
      modelName: "sessions",
      fields: {
        token: "token_hash",
        userId: "user_id",
        userAgent: "user_agent",
        createdAt: "created_at",
        updatedAt: "last_used_at",
        expiresAt: "expires_at",
      },
      additionalFields: { lockedAt: { type: "date", required: false, input: false, fieldName: "locked_at" } },
      expiresIn: sessionDays * 24 * 60 * 60,
      // Reads write at most once a minute.
      updateAge: 60,
      // Sensitive changes ask for the password instead; see `reauthenticate`.
      freshAge: 0,
    },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        providerId: "provider_id",
        accountId: "account_id",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      updateAccountOnSignIn: false,
      // An identity is linked by the signed-in user only, and only if the provider has verified its address.
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      storeIdentifier: "hashed",
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: !verifiesEmail,
      // The contract and the password policy set the limits; passwords from before them keep working.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: { hash: passwords.hash, verify: ({ password, hash }) => passwords.isRight(password, hash) },
      resetPasswordTokenExpiresIn: linkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
    },
    ...(extension.socialProviders && { socialProviders: extension.socialProviders }),
    plugins: [beginsSessions, secondFactor(), passkeys(address.href), ...(extension.plugins ?? [])],
    databaseHooks: {
      session: {
        create: {
          async before({ userId, userAgent }) {
            await requireUsable(db, userId);
            return { data: { userAgent: clipUserAgent(userAgent ?? "") } };
          },
        },
        delete: { after: async ({ userId }) => announceSessions(db, userId) },
      },
      ...extension.databaseHooks,
    },
    advanced: {
      // Set by name: the library's own prefix is `__Secure-` at every path.
      useSecureCookies: false,
      cookiePrefix: cookies.others,
      cookies: { session_token: { name: cookies.session } },
      defaultCookieAttributes: { path: cookiePath, secure: isSecure, sameSite: "lax", httpOnly: true },
      ipAddress: { disableIpTracking: true },
      // The check would miss the columns of what is not stored.
      database: { generateId: "uuid", validateSchema: false, joins: true },
    },
    // The limits of `attempts.ts` count per account as well, and for all servers together.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log("error", { message, error: "auth" }) },
  });
}

/** The codes of the engine's errors that have a message of their own. */
export const refusals = { unverified: "EMAIL_NOT_VERIFIED", suspended: "SUSPENDED" } as const;

export const suspended = () => new AppError("forbidden", "This account is suspended. Ask an administrator.");

/** The error of a user who is suspended, in whatever way they sign in. */
export const isSuspension = (error: unknown) => isAPIError(error) && error.body?.code === refusals.suspended;

/** Refuses a session to a user who may not sign in, whatever the way. */
async function requireUsable(db: Db, userId: string) {
  const user = await db
    .selectFrom("users")
    .select(["mustVerifyEmail", "emailVerified", "suspendedAt"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user?.suspendedAt) throw new APIError("FORBIDDEN", { code: refusals.suspended });
  if (user?.mustVerifyEmail && !user.emailVerified) throw new APIError("FORBIDDEN", { code: refusals.unverified });
}

const announceSessions = (db: Db, userId: string) =>
  db.transaction().execute((transaction) => announce(transaction, "session", [userId]));

export const clipUserAgent = (userAgent: string) => userAgent.replaceAll("\0", "").slice(0, maxUserAgent);

/** Begins the session of a user who has been authenticated by other means than the library's. */
const beginsSessions = {
  id: "atrium-sessions",
  endpoints: {
    // The engine serves no requests, so nobody can call it from outside.
    beginSession: createAuthEndpoint(
      beginSessionPath,
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (endpoint) => {
        const { internalAdapter } = endpoint.context;
        const user = await internalAdapter.findUserById(endpoint.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) throw new Error("The session could not be stored");
        await setSessionCookie(endpoint, { session, user });
        return endpoint.json({ token: session.token });
      },
    ),
  },
} satisfies BetterAuthPlugin;
