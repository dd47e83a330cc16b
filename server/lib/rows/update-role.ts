import { english } from "#contract/text/english.ts";
import { type Role, roleTitles } from "#contract/roles.ts";
import type { Db } from "#server/db/client.ts";
import { addActivities } from "#server/lib/rows/activities.ts";
import { announce } from "#server/lib/live/announce.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

type RoleChange = {
  /** The id of the user who makes the change; undefined for the administrator on the command line. */
  readonly actor: string | undefined;
  /** The id of the account. */
  readonly subject: string;
  readonly from: string;
  readonly to: Role;
};

/**
 * Changes a role. It counts from the next request on, and the account's open windows are notified. Call inside a
 * transaction that has locked the account.
 */
export async function updateRole(transaction: Db, { actor, subject, from, to }: RoleChange) {
  if (from === to) return;
  await transaction.updateTable("users").set({ role: to }).where("id", "=", subject).execute();
  await addActivities(transaction, [
    {
      userId: subject,
      actorId: actor ?? subject,
      type: "notifications",
      title: english("Your role was changed"),
      text: roleTitles[to],
      href: "/profile",
      subject,
    },
  ]);
  await announce(transaction, "session", [subject]);
  await announce(transaction, "profile", [subject]);
  await recordAudit(transaction, { action: "role-changed", actor, subject, details: { from, to } });
}
