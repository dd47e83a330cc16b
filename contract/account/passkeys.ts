import { z } from "zod/mini";

import { Reauthentication } from "./auth.ts";
import { Done, endpoint, oneLine } from "../endpoint.ts";
import { Session } from "./session.ts";

/** What the browser is asked for, as `@simplewebauthn/browser` takes it. */
const CeremonyOptions = z.record(z.string(), z.unknown());

/** In characters; far more than authenticators send. */
const Encoded = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));

const credential = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal("public-key"),
  /** Whether the authenticator has stored it. */
  clientExtensionResults: z.object({ credProps: z.optional(z.object({ rk: z.optional(z.boolean()) })) }),
};

/** A new credential, in the JSON form of WebAuthn. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,20}$/))).check(z.maxLength(10))),
  }),
});

/** The proof that somebody has a credential, in the JSON form of WebAuthn. */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.optional(Encoded),
  }),
});

export type Assertion = z.infer<typeof Assertion>;

const Name = z.string().check(z.trim(), z.minLength(1, { error: "Enter a name" }), z.maxLength(60), oneLine);

export const createPasskeyOptions = endpoint({
  method: "POST",
  path: "/auth/passkeys/options",
  summary: "Begin to add a passkey",
  access: "viewer",
  body: Reauthentication,
  response: z.object({ options: CeremonyOptions }),
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys",
  summary: "Add the passkey that the browser has created",
  access: "viewer",
  body: z.object({ name: Name, credential: NewCredential }),
  response: Done,
});

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/auth/passkeys.json/{id}",
  summary: "Rename a passkey",
  access: "viewer",
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: Name }),
  response: Done,
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/{id}/remove",
  summary: "Remove a passkey",
  access: "viewer",
  params: z.object({ id: z.uuid() }),
  body: Reauthentication,
  response: Done,
});

export const createSignInOptions = endpoint({
  method: "POST",
  path: "/auth/passkeys/sign-in-options",
  summary: "Begin to sign in with a passkey, or to unlock the session with it",
  open: true,
  response: z.object({ options: CeremonyOptions }),
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/sign-in",
  summary: "Sign in with a passkey, which needs no second factor",
  open: true,
  body: z.object({ credential: Assertion }),
  response: Session,
});

export const unlockWithPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/unlock",
  summary: "Unlock this session with a passkey of its user",
  open: true,
  body: z.object({ credential: Assertion }),
  response: Session,
});
