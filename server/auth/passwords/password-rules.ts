import { isInDomains, type Registration } from "#contract/account/auth.ts";
import { checkPassword, passwordPolicy } from "#server/auth/passwords/password-policy.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";

type RegistrationRules = {
  /** Undefined if everybody has to sign in. */
  readonly demoUsername: string | undefined;
  readonly allowedDomains: readonly string[];
};

/** @throws {AppError} `invalid_input` if the address is of another domain, or if the password breaks the policy */
export async function checkRegistration({ demoUsername, allowedDomains }: RegistrationRules, person: Registration) {
  const passwordError = await checkPassword(passwordPolicy(demoUsername !== undefined), person.password, person);
  refuse({
    ...(!isInDomains(person.email, allowedDomains) && {
      email: `Use an email address of ${allowedDomains.join(", ")}`,
    }),
    ...(passwordError !== undefined && { password: passwordError }),
  });
}

export const findPasswordOwner = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select(["username", "email", "firstName", "lastName"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

/** Checks a new password for an account. @throws {AppError} `invalid_input` */
export async function checkPasswordOf(db: Db, demoUsername: string | undefined, userId: string, password: string) {
  const owner = await findPasswordOwner(db, userId);
  const error = await checkPassword(passwordPolicy(demoUsername !== undefined), password, owner);
  if (error !== undefined) refuse({ password: error });
}

/** The first error is also the message. */
function refuse(fields: Record<string, string>) {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid_input", message, fields);
}
