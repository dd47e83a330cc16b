import { signJWT, symmetricDecrypt, symmetricEncrypt, verifyJWT } from "better-auth/crypto";
import type { Context, MiddlewareHandler } from "hono";
import { generateSignedCookie, getSignedCookie } from "hono/cookie";

import { cookiesOf } from "#server/auth/sessions/cookies.ts";
import { versionOf } from "#server/auth/secret.ts";
import { type SessionOptions, writeSessionCookie } from "#server/auth/sessions/session.ts";
import type { Db } from "#server/db/client.ts";
import type { AppEnv } from "#server/lib/http/implement.ts";

type Secrets = Pick<SessionOptions, "secret" | "earlierSecrets">;

/**
 * Accepts cookies that an earlier secret has signed: the rest of the request sees them signed with the present one. The
 * session's is sent again, so that it stays valid when the earlier secret is removed; the others live for minutes.
 */
export const renewCookies =
  (options: SessionOptions): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const renewed = await findOldCookies(context, options);
    if (renewed.size > 0) {
      const { session } = cookiesOf(options);
      const token = renewed.get(session);
      if (token !== undefined) await writeSessionCookie(context, options, token);
      await replaceCookies(context, renewed, options);
    }
    await next();
  };

/** The values of the cookies of sign-in that an earlier secret has signed, by name. */
async function findOldCookies(context: Context, options: SessionOptions) {
  const found = new Map<string, string>();
  const { session, others } = cookiesOf(options);
  for (const secret of options.earlierSecrets) {
    for (const [name, value] of Object.entries(await getSignedCookie(context, secret))) {
      const isOurs = name === session || name.startsWith(`${others}.`);
      if (isOurs && typeof value === "string") found.set(name, value);
    }
  }
  return found;
}

async function replaceCookies(context: Context, renewed: ReadonlyMap<string, string>, { secret }: Secrets) {
  const pairs = (context.req.header("cookie") ?? "").split(";").map(async (pair) => {
    const name = pair.slice(0, pair.indexOf("=")).trim();
    const value = renewed.get(name);
    if (value === undefined) return pair.trim();
    // The path and `secure` are not sent; a name with a prefix requires them.
    const [signed = ""] = (await generateSignedCookie(name, value, secret, { path: "/", secure: true })).split(";");
    return signed;
  });
  context.req.raw.headers.set("cookie", (await Promise.all(pairs)).join("; "));
}

/** Returns the token of a link that confirms an address. If an earlier secret has signed it, the present one does now. */
export async function renewConfirmation(token: string, { secret, earlierSecrets }: Secrets) {
  for (const earlier of earlierSecrets) {
    const claims = await verifyJWT<{ exp: number }>(token, earlier);
    if (claims) return signJWT(claims, secret, claims.exp - Math.floor(Date.now() / 1000));
  }
  return token;
}

/**
 * Encrypts the second factors again that an earlier secret has encrypted, so that they can be read when it is removed.
 *
 * @returns how many none of the secrets can read
 */
export async function renewSecondFactors(db: Db, { secret, earlierSecrets }: Secrets) {
  if (earlierSecrets.length === 0) return 0;
  const secrets = [secret, ...earlierSecrets];
  const key = {
    keys: new Map(secrets.map((each) => [versionOf(each), each])),
    currentVersion: versionOf(secret),
  };
  /** @throws if no secret can read it */
  async function renew(cipher: string) {
    if (cipher.startsWith(`$ba$${key.currentVersion}$`)) return cipher;
    // Without a version, it is from a release that knew one secret.
    const keys = cipher.startsWith("$ba$") ? [key] : secrets;
    const text = await Promise.any(keys.map((each) => symmetricDecrypt({ key: each, data: cipher })));
    return symmetricEncrypt({ key, data: text });
  }
  let unreadable = 0;
  for (const row of await db.selectFrom("twoFactors").select(["id", "secret", "backupCodes"]).execute()) {
    try {
      const renewed = { secret: await renew(row.secret), backupCodes: await renew(row.backupCodes) };
      await db
        .updateTable("twoFactors")
        .set(renewed)
        .where("id", "=", row.id)
        // A code may have been used meanwhile: what has changed is encrypted with the present secret.
        .where("secret", "=", row.secret)
        .where("backupCodes", "=", row.backupCodes)
        .execute();
    } catch (error) {
      if (!(error instanceof AggregateError)) throw error;
      unreadable += 1;
    }
  }
  return unreadable;
}
