import type { Role } from "#contract/roles.ts";
import type { Db } from "#server/db/client.ts";
import { updateRole } from "#server/lib/rows/update-role.ts";

/** Changes a user's role on behalf of the server's administrator. */
export const setRole = (db: Db, userId: string, role: Role) =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("role")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await updateRole(transaction, { actor: undefined, subject: userId, from: user.role, to: role });
  });
