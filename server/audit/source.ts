import { type RawBuilder, type SqlBool, sql } from "kysely";

import { type AuditColumn, auditColumns, type AuditEvent } from "#contract/audit.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

/** The accounts that all visitors of the demo share. */
const shared = (demoUsername: string) =>
  sql`(select id from people where username = ${demoUsername} or not can_sign_in)`;

/**
 * In the demo, the entries about accounts that all visitors share. Visitors who have registered do not see each other.
 *
 * @param demoUsername undefined outside the demo
 */
const visibleIn = (demoUsername: string | undefined): RawBuilder<SqlBool> =>
  demoUsername === undefined
    ? sql`true`
    : sql`(subject_id in ${shared(demoUsername)} and (actor_id is null or actor_id in ${shared(demoUsername)}))`;

/** The entries of the audit log, as the view `audit_log` has them. */
export const auditSource = (demoUsername: string | undefined): TableSource<AuditColumn, AuditEvent> => ({
  table: "audit_log",
  isUncounted: true,
  columns: auditColumns,
  keys: { date: "at", subject: "subject_key", actor: "actor_key" },
  emptyKeys: { actor: "", details: "", reference: "" },
  searchText: "search_text",
  only: visibleIn(demoUsername),
  sort: [{ column: "date", isDescending: true }],
  select: sql`audit_log.id, to_char(date, 'YYYY-MM-DD') as date, time, action, actor, subject, facts, details, reference`,
  toRow: (row: AuditEvent) => row,
});
