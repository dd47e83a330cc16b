import type { Db } from "#server/db/client.ts";

export async function countUnread(db: Db, personId: string) {
  const row = await db
    .selectFrom("mailboxCounts")
    .select("unread")
    .where("userId", "=", personId)
    .where("folder", "=", "inbox")
    .executeTakeFirst();
  return row?.unread ?? 0;
}
