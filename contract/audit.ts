import { z } from "zod/mini";

import { english } from "./text/english.ts";
import { endpoint } from "./endpoint.ts";
import { type TableColumn, tablePage, tableQuery } from "./tables/table-query.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    audit: true;
  }
}

/** The recorded actions, as texts. The database stores them as keys: `role-changed`. */
const auditActions = [
  english("Account created"),
  english("Account invited"),
  english("Invitation accepted"),
  english("Role changed"),
  english("Suspended"),
  english("Reinstated"),
  english("Sessions ended"),
  english("Deleted"),
  english("Data exported"),
  english("Password changed"),
  english("Password reset"),
  english("Email changed"),
  english("Email verified"),
  english("Identity linked"),
  english("Identity unlinked"),
  english("Second factor on"),
  english("Second factor off"),
  english("Passkey added"),
  english("Passkey removed"),
] as const;

/** The columns of the audit log. Its days and times are those of UTC, so that they agree with filters and exports. */
export const auditColumns = [
  { id: "date", title: "Date", kind: "date" },
  { id: "time", title: "Time (UTC)", kind: "text" },
  { id: "action", title: "Action", kind: "choice", choices: auditActions },
  { id: "subject", title: "Account", kind: "text" },
  { id: "actor", title: "Changed by", kind: "text" },
  { id: "details", title: "Details", kind: "text" },
  { id: "reference", title: "Reference", kind: "text" },
] as const satisfies readonly TableColumn[];
export type AuditColumn = (typeof auditColumns)[number]["id"];

/** A change of an account or a role. Names are as they were at that time. */
export const AuditEvent = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  /** Hours, minutes and seconds: `14:05:09`. */
  time: z.string(),
  action: z.enum(auditActions),
  /** Empty if the server, or its administrator on the command line, made the change. */
  actor: z.string(),
  subject: z.string(),
  /** Short texts by name, such as the roles `from` and `to`; and the same as one text. */
  facts: z.record(z.string(), z.string()),
  details: z.string(),
  /** The id of the request that made the change, as the server's log has it; empty if there was none. */
  reference: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const listAuditEvents = endpoint({
  method: "GET",
  path: "/audit.json",
  summary: "A page of the changes of accounts and roles, newest first",
  access: "admin",
  readsFrom: "replica",
  query: tableQuery(auditColumns),
  response: tablePage(AuditEvent),
});

/** The path of the audit log's export. */
export const auditExportPath = "/audit/export";
