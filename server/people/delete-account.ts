import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { endSessions } from "#server/auth/sessions/sessions.ts";
import type { Db } from "#server/db/client.ts";
import { type AccountPart, accountRowsOf, type Ownership } from "#server/lib/rows/account-rows.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
import { type Change, lockAccount } from "#server/people/changes.ts";
import { lockAdmins, refuseLastAdmin } from "#server/people/last-admin.ts";

/**
 * Deletes an account with everything personal. Its content is given to another account, or deleted as well.
 *
 * @param giveTo the id of the account that gets the content; null to delete it
 * @throws {AppError} `invalid_input` if that account cannot get it
 */
export const deleteAccount = (
  db: Db,
  { actor, subject }: Change,
  giveTo: string | null,
  parts: readonly AccountPart[],
) =>
  db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction, actor);
    await lockAccount(transaction, subject);
    await refuseLastAdmin(transaction, subject);
    const recipient = giveTo === null ? undefined : await lockRecipient(transaction, subject, giveTo);
    if (recipient) await giveContent(transaction, subject, recipient.id, parts);
    else for (const { removeContent } of parts) await removeContent?.(transaction, subject);
    await endSessions(transaction, subject);
    await removePersonalRows(transaction, subject, parts);
    // What is announced to the account alone is deleted with it, and its open windows have to learn of their end.
    await announce(transaction, "session", everybody);
    for (const { contentTopic } of parts) if (contentTopic) await announce(transaction, contentTopic, everybody);
    const details: Record<string, string> = recipient
      ? { content: "given", to: recipient.name }
      : { content: "deleted" };
    await recordAudit(transaction, { action: "deleted", actor, subject, details });
    // The rows that remain are deleted, or lose their reference, by their foreign keys.
    await transaction.deleteFrom("users").where("id", "=", subject).execute();
  });

/** Locks the account that gets the content, so that it stays until the transaction ends. */
async function lockRecipient(transaction: Db, subject: string, id: string) {
  const recipient = await transaction
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("id", "!=", subject)
    .forKeyShare()
    .executeTakeFirst();
  if (recipient) return recipient;
  const message = english("Choose a colleague");
  throw new AppError("invalid_input", message, { giveTo: message });
}

const rowsOf = (parts: readonly AccountPart[], ownership: Ownership) =>
  accountRowsOf(parts).filter((rows) => rows.ownership === ownership);

async function giveContent(transaction: Db, subject: string, recipient: string, parts: readonly AccountPart[]) {
  for (const { table, column } of rowsOf(parts, "content")) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${recipient}
      where ${sql.ref(column)} = ${subject}`.execute(transaction);
  }
}

/** While the account exists: the triggers of some tables write to rows that refer to it. */
async function removePersonalRows(transaction: Db, subject: string, parts: readonly AccountPart[]) {
  for (const { table, column } of rowsOf(parts, "personal")) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${subject}`.execute(transaction);
  }
}
