import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";

/** The advisory lock of changes that decide who is an administrator. */
const adminsLock = 7_259;

/** The administrators who can sign in. */
const activeAdmins = (db: Db) =>
  db
    .selectFrom("people")
    .innerJoin("users", "users.id", "people.id")
    .select("people.id")
    .where("people.role", "=", "Admin")
    .where("people.status", "=", "Active")
    .where("people.canSignIn", "=", true)
    .where((where) => where.or([where("users.emailVerified", "=", true), where("users.mustVerifyEmail", "=", false)]));

/**
 * Lets one change of administrators at a time proceed, so that two of them cannot remove each other at the same moment.
 *
 * @throws {AppError} `forbidden` if the person who asks for the change has lost the role meanwhile
 */
export async function lockAdmins(transaction: Db, personId: string) {
  await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(transaction);
  const person = await transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", personId)
    .where("role", "=", "admin")
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  if (!person) throw new AppError("forbidden", english("Your role does not allow this. Ask an administrator."));
}

/** Call under `lockAdmins`, before the account loses its role or its access. @throws {AppError} `conflict` */
export async function refuseLastAdmin(transaction: Db, personId: string) {
  const admins = await activeAdmins(transaction).execute();
  if (admins.length === 1 && admins[0]?.id === personId)
    throw new AppError("conflict", "This is the last administrator. Make someone else an administrator first.");
}
