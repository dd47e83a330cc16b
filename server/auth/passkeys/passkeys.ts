import type { Db } from "#server/db/client.ts";

/** The passkeys of a user, oldest first. */
export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom("passkeys")
    .select(["id", "name", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export async function hasCredential(db: Db, userId: string, credentialId: string) {
  const row = await db
    .selectFrom("passkeys")
    .select("id")
    .where("userId", "=", userId)
    .where("credentialId", "=", credentialId)
    .executeTakeFirst();
  return row !== undefined;
}
