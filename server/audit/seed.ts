import type { AuditAction } from "#server/lib/rows/record-audit.ts";
import { demoUsername, hoursAgo, idOf, nameOf, type Seed } from "#server/db/seed/people.ts";

/** An entry: the hours before now, the account, and the details. Robin made all changes. */
const entries: readonly (readonly [number, AuditAction, string, Readonly<Record<string, string>>?])[] = [
  [3, "data-exported", demoUsername],
  [28, "role-changed", "priya.raman", { from: "viewer", to: "member" }],
  [75, "sessions-ended", "jonas.lindqvist"],
  [170, "reinstated", "omar.haddad"],
  [196, "suspended", "omar.haddad"],
  [410, "role-changed", "amara.okafor", { from: "viewer", to: "member" }],
  [900, "account-invited", "mateo.cruz", { role: "member" }],
];

/** Adds a few changes of accounts, as administrators make them. */
export const seedAudit: Seed = async (db, context) => {
  const describe = (username: string) => `${nameOf(username)} (${username})`;
  await db
    .insertInto("auditEvents")
    .values(
      entries.map(([hours, action, username, details = {}]) => ({
        action,
        at: hoursAgo(context, hours),
        actorId: idOf(context, demoUsername),
        actorName: describe(demoUsername),
        subjectId: idOf(context, username),
        subjectName: describe(username),
        details: JSON.stringify(details),
      })),
    )
    .execute();
};
