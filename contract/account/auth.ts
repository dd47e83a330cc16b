import { z } from "zod/mini";

import { Done, endpoint, oneLine } from "../endpoint.ts";
import { Session } from "./session.ts";

/** The limits of specification §5, in characters. */
export const usernameLength = { min: 6, max: 30 } as const;

/** The longest e-mail address that mail can be sent to (RFC 5321). */
const maxEmail = 254;
const maxName = 60;

/** The language of the mail that a request may cause. */
const MailLanguage = z.optional(z.string().check(z.maxLength(10)));

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, { error: message }));

export const Email = z
  .string({ error: "The email address is required and cannot be empty" })
  .check(
    z.trim(),
    z.minLength(1, { error: "The email address is required and cannot be empty" }),
    z.maxLength(maxEmail, { error: "The email address is not valid" }),
    z.email({ error: "The email address is not valid" }),
  );

/**
 * In UTF-16 code units, far more than the longest accepted password has. It limits the work for one request; the length
 * that a password must have depends on the server and is in the options.
 */
const maxPasswordUnits = 512;

const NewPassword = z.string().check(z.maxLength(maxPasswordUnits));

/** The new password again. An empty one equals an empty password, but is missing nevertheless. */
const ConfirmedPassword = z.string().check(z.minLength(1, { error: "Please enter the same password as above" }));

/** A password to verify: at least as long as any that was ever set. */
const GivenPassword = z
  .string()
  .check(z.minLength(1, { error: "The password is required and cannot be empty" }), z.maxLength(maxPasswordUnits));

/** The body of sensitive changes: the password of the person, if they have one. */
export const Reauthentication = z.object({ password: z.optional(GivenPassword) });

export const genders = ["female", "male", "other", "undisclosed"] as const;
const Gender = z.enum(genders, { error: "The gender is required" });

const passwordsAreEqual = z.refine<{ password: string; passwordConfirm: string }>(
  ({ password, passwordConfirm }) => password === passwordConfirm,
  {
    path: ["passwordConfirm"],
    error: "Please enter the same password as above",
    // Reported together with errors of other fields, but only if the input is an object.
    when: ({ value }) => typeof value === "object" && value !== null,
  },
);

/** The registration form of specification §5. */
export const Registration = z
  .object({
    username: required("The username is required and cannot be empty").check(
      z.regex(/^[\w.]*$/, { error: "The username can only contain letters, digits, dots and underscores" }),
      z.minLength(usernameLength.min, {
        error: "The username must be more than 6 and less than 30 characters long",
      }),
      z.maxLength(usernameLength.max, { error: "The username must be more than 6 and less than 30 characters long" }),
    ),
    email: Email,
    firstName: required("The first name is required and cannot be empty").check(z.maxLength(maxName), oneLine),
    lastName: required("The last name is required and cannot be empty").check(z.maxLength(maxName), oneLine),
    gender: Gender,
    password: NewPassword,
    passwordConfirm: ConfirmedPassword,
    terms: z.literal(true, { error: "You must agree with Terms and Conditions" }),
    language: MailLanguage,
  })
  .check(passwordsAreEqual);
export type Registration = z.infer<typeof Registration>;

const SignIn = z.object({
  /** The username or the e-mail address. */
  name: required("The username is required and cannot be empty").check(z.maxLength(maxEmail)),
  password: GivenPassword,
  language: MailLanguage,
});
export type SignIn = z.infer<typeof SignIn>;

const ForgotPassword = z.object({ email: Email, language: MailLanguage });

const Token = z.string().check(z.minLength(1), z.maxLength(1000));

const ResetPassword = z
  .object({
    token: Token,
    password: NewPassword,
    passwordConfirm: ConfirmedPassword,
  })
  .check(passwordsAreEqual);

const ChangePassword = z
  .object({ current: z.optional(GivenPassword), password: NewPassword, passwordConfirm: ConfirmedPassword })
  .check(passwordsAreEqual);

const Unlock = z.object({ password: GivenPassword });

const LengthLimits = z.object({ min: z.number(), max: z.number() });
export type LengthLimits = z.infer<typeof LengthLimits>;

/**
 * Counts Unicode characters, in the form in which passwords are compared: a letter counts once, whether the keyboard
 * sends it as one code point or as several.
 */
export function hasLength(password: string, { min, max }: LengthLimits) {
  const { length } = Array.from(password.normalize("NFKC"));
  return length >= min && length <= max;
}

/** Returns whether an e-mail address belongs to one of the domains. No domains allow every address. */
export const isInDomains = (email: string, domains: readonly string[]) =>
  domains.length === 0 || domains.includes(email.trim().toLowerCase().split("@").at(-1) ?? "");

const AuthOptions = z.object({
  /** Whether a visitor without a session becomes the demo user. */
  isDemo: z.boolean(),
  /** In the demo, the account that anybody can sign in to. */
  demo: z.optional(z.object({ username: z.string(), password: z.string() })),
  canRegister: z.boolean(),
  /** Whether administrators can invite people. */
  canInvite: z.boolean(),
  /** The domains whose e-mail addresses can register; empty if all can. */
  allowedDomains: z.array(z.string()),
  /** The length that a new password must have, in characters. */
  passwordLength: LengthLimits,
  /** The sign-in providers. */
  providers: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Whether passkeys work at the server's address. */
  passkeys: z.boolean(),
});
export type AuthOptions = z.infer<typeof AuthOptions>;

/** A browser with a session. */
export const Device = z.object({
  id: z.uuid(),
  /** The `User-Agent` header of the browser. */
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** True for the session of this request. */
  isThis: z.boolean(),
  isLocked: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const getAuthOptions = endpoint({
  method: "GET",
  path: "/auth/options.json",
  summary: "The configured sign-in methods",
  open: true,
  response: AuthOptions,
});

export const signIn = endpoint({
  method: "POST",
  path: "/auth/sign-in",
  summary: "Sign in with a username or an e-mail address, and a password. The second factor may be demanded then",
  open: true,
  body: SignIn,
  response: Session,
});

export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  summary:
    "Create an account and sign in. If addresses are verified, the state is signed-out until the link in the mail is used",
  open: true,
  body: Registration,
  response: Session,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auth/verify-email",
  summary: "Confirm the e-mail address of a new account with the token of the link in the mail",
  open: true,
  body: z.object({ token: Token }),
  response: Done,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Send a link to set a new password. The response does not reveal whether the account exists",
  open: true,
  body: ForgotPassword,
  response: Done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Set a new password with the token of a reset link. All sessions end, and a new one begins",
  open: true,
  body: ResetPassword,
  response: Session,
});

export const lock = endpoint({
  method: "POST",
  path: "/auth/lock",
  summary: "Lock this session",
  access: "viewer",
  response: Session,
});

export const unlock = endpoint({
  method: "POST",
  path: "/auth/unlock",
  summary: "Unlock this session",
  open: true,
  body: Unlock,
  response: Session,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/password",
  summary: "Change the password, or set the first one. All other sessions of the person end",
  access: "viewer",
  body: ChangePassword,
  response: Done,
});

export const listDevices = endpoint({
  method: "GET",
  path: "/auth/devices.json",
  summary: "The person's sessions, most recently used first",
  response: z.array(Device),
});

export const endDevice = endpoint({
  method: "DELETE",
  path: "/auth/devices.json/{id}",
  summary: "End a session",
  access: "viewer",
  params: z.object({ id: z.uuid() }),
  response: Done,
});

/** An identity at a provider that opens the person's account. */
const Identity = z.object({
  id: z.uuid(),
  /** The provider's name. */
  label: z.string(),
  createdAt: z.iso.datetime(),
});
export type Identity = z.infer<typeof Identity>;

export const listIdentities = endpoint({
  method: "GET",
  path: "/auth/identities.json",
  summary: "The identities at providers that open the person's account",
  response: z.array(Identity),
});

export const linkIdentity = endpoint({
  method: "POST",
  path: "/auth/identities/{provider}",
  summary: "Begin to link an identity. Responds with the provider's address, to open in the browser",
  access: "viewer",
  params: z.object({ provider: z.string().check(z.maxLength(20)) }),
  body: Reauthentication,
  response: z.object({ address: z.string() }),
});

export const unlinkIdentity = endpoint({
  method: "DELETE",
  path: "/auth/identities.json/{id}",
  summary: "Remove an identity. The last way into an account stays",
  access: "viewer",
  params: z.object({ id: z.uuid() }),
  body: Reauthentication,
  response: Done,
});
