import { sql } from "kysely";
import type { Context } from "hono";

import { findAccountById } from "#server/auth/accounts.ts";
import { forgetAttempts, limitAttempts, limits, uncountAttempt } from "#server/auth/attempts.ts";
import { refuseShared } from "#server/auth/demo-accounts.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv, Person } from "#server/lib/http/implement.ts";

/** Minutes after a sign-in in which accounts without a password can be changed. */
const freshMinutes = 10;

/**
 * Requires the password before a sensitive change of the account. A person who signs in through a provider has none, and
 * must have signed in a short time ago.
 *
 * @param field the name of the password's field
 * @throws {AppError} `invalid_input` for a wrong password, `forbidden`, `too_many_requests`
 */
export async function reauthenticate(
  context: Context<AppEnv>,
  options: AuthOptions,
  person: Person,
  password: string | undefined,
  field = "password",
) {
  const { db } = options;
  await refuseShared(db, options.demoUsername, person.id);
  const account = await findAccountById(db, person.id);
  if (account?.hash === undefined) return requireFreshSession(context, options);
  if (password === undefined) refusePassword(field);
  const address = options.clientAddress(context);
  await limitAttempts(db, limits.passwordFromAddress, address);
  await limitAttempts(db, limits.passwordOfAccount, person.id);
  if (!(await options.passwords.isRight(password, account.hash))) refusePassword(field);
  await uncountAttempt(db, limits.passwordFromAddress, address);
  await forgetAttempts(db, limits.passwordOfAccount, person.id);
}

function refusePassword(field: string): never {
  throw new AppError("invalid_input", "The password is incorrect", { [field]: "The password is incorrect" });
}

async function requireFreshSession(context: Context<AppEnv>, { db }: AuthOptions) {
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", context.get("session")?.id ?? null)
    .where("createdAt", ">", sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
    .executeTakeFirst();
  if (!session) throw new AppError("forbidden", "Sign out and sign in again to make this change.");
}
