import { z } from "zod/mini";

import { Reauthentication } from "./auth.ts";
import { Done, endpoint } from "../endpoint.ts";
import { Session } from "./session.ts";

/** A code of an authenticator app, which many of them show with a space. */
const Code = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, "")),
  z.regex(/^\d{6}$/, { error: "Enter the 6 digits of the code" }),
);

const RecoveryCode = z.string().check(z.trim(), z.minLength(1, { error: "Enter a recovery code" }), z.maxLength(50));

const RecoveryCodes = z.array(z.string());

export const getSecurity = endpoint({
  method: "GET",
  path: "/auth/security.json",
  summary: "How the person's account is protected",
  response: z.object({
    hasPassword: z.boolean(),
    /** Whether a sign-in needs a second factor. */
    secondFactor: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** Oldest first. */
    passkeys: z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() })),
  }),
});

export const enterSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor",
  summary: "Finish a sign-in with a code of the authenticator app, or with a recovery code",
  open: true,
  body: z.object({ code: z.optional(Code), recoveryCode: z.optional(RecoveryCode) }).check(
    z.refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
      path: ["code"],
      error: "Enter a code",
    }),
  ),
  response: Session,
});

export const setUpSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor/setup",
  summary: "Create a secret for an authenticator app. The second factor is on once a code has been confirmed",
  access: "viewer",
  body: Reauthentication,
  response: z.object({
    /** The content of the QR code: `otpauth://…`. */
    uri: z.string(),
    /** The secret in base 32, to be typed. */
    secret: z.string(),
    recoveryCodes: RecoveryCodes,
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor/confirm",
  summary: "Turn the second factor on with a code of the authenticator app. All other sessions of the person end",
  access: "viewer",
  body: z.object({ code: Code }),
  response: Done,
});

export const turnOffSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor/off",
  summary: "Turn the second factor off",
  access: "viewer",
  body: Reauthentication,
  response: Done,
});

export const replaceRecoveryCodes = endpoint({
  method: "POST",
  path: "/auth/second-factor/recovery-codes",
  summary: "Replace the recovery codes",
  access: "viewer",
  body: Reauthentication,
  response: z.object({ recoveryCodes: RecoveryCodes }),
});
