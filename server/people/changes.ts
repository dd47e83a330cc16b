import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import type { Role } from "#contract/roles.ts";
import { endSessions } from "#server/auth/sessions/sessions.ts";
import type { Db } from "#server/db/client.ts";
import { found } from "#server/lib/errors.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
import { updateRole } from "#server/lib/rows/update-role.ts";
import { lockAdmins, refuseLastAdmin } from "#server/people/last-admin.ts";

/** An administrator's change of an account. */
export type Change = {
  /** The id of the administrator. */
  readonly actor: string;
  /** The id of the account. */
  readonly subject: string;
};

const noSuchAccount = english("Account not found");

/** Locks the account until the transaction ends. @throws {AppError} `not_found` */
export const lockAccount = async (transaction: Db, id: string) =>
  found(
    await transaction
      .selectFrom("users")
      .select(["id", "name", "role", "suspendedAt"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),
    noSuchAccount,
  );

/** Changes the role, and notifies the account's open windows, whose menu depends on it. */
export const changeRole = (db: Db, { actor, subject }: Change, role: Role) =>
  db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction, actor);
    const account = await lockAccount(transaction, subject);
    if (account.role === role) return;
    if (account.role === "admin") await refuseLastAdmin(transaction, subject);
    await updateRole(transaction, { actor, subject, from: account.role, to: role });
  });

/** Suspends the account and ends its sessions. */
export const suspend = (db: Db, { actor, subject }: Change) =>
  db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction, actor);
    const account = await lockAccount(transaction, subject);
    if (account.suspendedAt) return;
    await refuseLastAdmin(transaction, subject);
    await transaction
      .updateTable("users")
      .set({ suspendedAt: sql<Date>`now()` })
      .where("id", "=", subject)
      .execute();
    await endSessions(transaction, subject);
    await recordAudit(transaction, { action: "suspended", actor, subject });
  });

export const reinstate = (db: Db, { actor, subject }: Change) =>
  db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction, actor);
    const account = await lockAccount(transaction, subject);
    if (!account.suspendedAt) return;
    await transaction.updateTable("users").set({ suspendedAt: null }).where("id", "=", subject).execute();
    await recordAudit(transaction, { action: "reinstated", actor, subject });
  });

/** Ends the account's sessions. @param except the session of the administrator's own request */
export const endAllSessions = (db: Db, { actor, subject }: Change, except: string | undefined) =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, subject);
    await endSessions(transaction, subject, except);
    await recordAudit(transaction, { action: "sessions-ended", actor, subject });
  });
