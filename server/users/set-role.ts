import type { Role } from "#contract/roles.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/announce.ts";
import { recordAudit } from "#server/lib/record-audit.ts";

/**
 * Changes a user's role on behalf of the server's administrator. It counts from the next request on, and the user's
 * windows are notified.
 */
export const setRole = (db: Db, userId: string, role: Role) =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("role")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.role === role) return;
    await transaction.updateTable("users").set({ role }).where("id", "=", userId).execute();
    await announce(transaction, "session", [userId]);
    await announce(transaction, "profile", [userId]);
    const details = { from: user.role, to: role };
    await recordAudit(transaction, { action: "role-changed", actor: undefined, subject: userId, details });
  });
