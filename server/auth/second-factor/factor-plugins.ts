import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

import { office } from "#office";
import type { CookieOptions } from "#server/auth/sessions/cookies.ts";
import { cookiesOf } from "#server/auth/sessions/cookies.ts";

/** Seconds for which a code of an authenticator app is shown. */
export const codePeriod = 30;

const recoveryCodeCount = 10;

/** The cookie that names a sign-in whose second factor is still missing. */
export const challengeCookie = (options: CookieOptions) => `${cookiesOf(options).others}.two_factor`;

/** The cookie that names a ceremony with a passkey. */
export const ceremonyCookie = (options: CookieOptions) => `${cookiesOf(options).others}.${ceremonyName}`;
const ceremonyName = "passkey";

/** The path of the endpoint that begins a session without a password; see `engine.ts`. */
export const beginSessionPath = "/begin-session";

/** Codes of authenticator apps (RFC 6238), and recovery codes. */
export function secondFactor() {
  const plugin = twoFactor({
    // The name that authenticator apps show.
    issuer: office.title,
    totpOptions: { period: codePeriod, digits: 6 },
    backupCodeOptions: { amount: recoveryCodeCount },
    // Users who sign in through a provider have no password; see `reauthenticate`.
    allowPasswordless: true,
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "two_factors",
        fields: {
          backupCodes: "backup_codes",
          userId: "user_id",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
  // The plugin demands the second factor at the library's endpoints for passwords only.
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      context.path === beginSessionPath || hook.matcher(context),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}

/** Passkeys (WebAuthn) of the public address. The authenticator has to verify its user, so they are two factors. */
export function passkeys(address: string) {
  const { hostname, origin } = passkeyAddress(address);
  return passkey({
    rpID: hostname,
    rpName: office.title,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    // The plugin itself also accepts authenticators that have not verified their user.
    registration: {
      afterVerification: async ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: ceremonyName },
    schema: {
      passkey: {
        modelName: "passkeys",
        fields: {
          publicKey: "public_key",
          userId: "user_id",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
}

/** The address for which passkeys are created. They need a host name, and a server on this machine has one. */
export function passkeyAddress(address: string) {
  const url = new URL(address);
  if (/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) url.hostname = "localhost";
  return url;
}

function requireVerified(isVerified: boolean | undefined) {
  if (isVerified !== true) throw new APIError("BAD_REQUEST", { code: "USER_NOT_VERIFIED" });
}
