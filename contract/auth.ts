import { z } from "zod/mini";

import { Done, endpoint, oneLine } from "./endpoint.ts";
import { Session } from "./session.ts";

/** Limits of specification §5 and §9, in characters. */
export const usernameLength = { min: 6, max: 30 } as const;
const passwordLength = { min: 3, max: 20 } as const;

/** The longest e-mail address that mail can be sent to (RFC 5321). */
const maxEmail = 254;
const maxName = 60;

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, { error: message }));

const Email = z
  .string({ error: "The email address is required and cannot be empty" })
  .check(
    z.trim(),
    z.minLength(1, { error: "The email address is required and cannot be empty" }),
    z.maxLength(maxEmail, { error: "The email address is not valid" }),
    z.email({ error: "The email address is not valid" }),
  );

const NewPassword = z
  .string()
  .check(
    z.minLength(passwordLength.min, { error: "The password must be 3 to 20 characters long" }),
    z.maxLength(passwordLength.max, { error: "The password must be 3 to 20 characters long" }),
  );

/** The new password again. An empty one equals an empty password, but is missing nevertheless. */
const ConfirmedPassword = z.string().check(z.minLength(1, { error: "Please enter the same password as above" }));

/** A password to verify: long enough for any that was ever set. */
const GivenPassword = z
  .string()
  .check(z.minLength(1, { error: "The password is required and cannot be empty" }), z.maxLength(200));

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
  })
  .check(passwordsAreEqual);
export type Registration = z.infer<typeof Registration>;

const SignIn = z.object({
  /** The username or the e-mail address. */
  name: required("The username is required and cannot be empty").check(z.maxLength(maxEmail)),
  password: GivenPassword,
});
export type SignIn = z.infer<typeof SignIn>;

const ForgotPassword = z.object({ email: Email, language: z.optional(z.string().check(z.maxLength(10))) });

const ResetPassword = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: NewPassword,
    passwordConfirm: ConfirmedPassword,
  })
  .check(passwordsAreEqual);

const ChangePassword = z
  .object({ current: z.optional(GivenPassword), password: NewPassword, passwordConfirm: ConfirmedPassword })
  .check(passwordsAreEqual);

const Unlock = z.object({ password: GivenPassword });

const AuthOptions = z.object({
  /** Whether a visitor without a session becomes the demo user. */
  isDemo: z.boolean(),
  /** In the demo, the account that anybody can sign in to. */
  demo: z.optional(z.object({ username: z.string(), password: z.string() })),
  canRegister: z.boolean(),
  /** The sign-in providers. */
  providers: z.array(z.object({ key: z.string(), label: z.string() })),
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
  summary: "Sign in with a username or an e-mail address, and a password",
  open: true,
  body: SignIn,
  response: Session,
});

export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  summary: "Create an account and sign in",
  open: true,
  body: Registration,
  response: Session,
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
  params: z.object({ id: z.uuid() }),
  response: Done,
});
