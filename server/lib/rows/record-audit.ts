import { type RawBuilder, sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { currentRequestId } from "#server/lib/log/request-id.ts";

/** The keys of actions, as the database stores them; `contract/audit.ts` has their texts. */
export type AuditAction =
  | "account-created"
  | "account-invited"
  | "invitation-accepted"
  | "role-changed"
  | "suspended"
  | "reinstated"
  | "sessions-ended"
  | "deleted"
  | "data-exported"
  | "password-changed"
  | "password-reset"
  | "email-changed"
  | "email-verified"
  | "identity-linked"
  | "identity-unlinked"
  | "second-factor-on"
  | "second-factor-off"
  | "passkey-added"
  | "passkey-removed";

export type AuditEntry = {
  readonly action: AuditAction;
  /** The id of the user who acts; undefined for the server, and its administrator on the command line. */
  readonly actor: string | undefined;
  /** The id of the user whose account is changed. */
  readonly subject: string;
  /** Short texts by name. They must not contain passwords, tokens or codes. */
  readonly details?: Readonly<Record<string, string>>;
};

/**
 * Adds an entry to the audit log, with the names that both users have now and the request's id. Call inside the change's
 * transaction, as its last step but the deletion of an account, because it announces the change.
 */
export async function recordAudit(transaction: Db, { action, actor, subject, details = {} }: AuditEntry) {
  await transaction
    .insertInto("auditEvents")
    .values({
      action,
      actorId: actor ?? null,
      actorName: actor === undefined ? "" : nameOf(actor),
      subjectId: subject,
      subjectName: nameOf(subject),
      details: JSON.stringify(details),
      requestId: currentRequestId() ?? null,
    })
    .execute();
  await announce(transaction, "audit", everybody);
  await announce(transaction, "people", everybody);
}

/** Names are not unique, so the username follows. */
const nameOf = (userId: string): RawBuilder<string> =>
  sql<string>`(select name || ' (' || username || ')' from users where id = ${userId})`;
