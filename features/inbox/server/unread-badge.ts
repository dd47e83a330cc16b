import { english } from "#contract/english.ts";
import type { MenuBadge } from "#server/lib/feature.ts";

/** The number of unread messages in the folder “Inbox”. */
export const unreadBadge: MenuBadge = {
  path: "/inbox/$folder",
  label: english("unread"),
  async count(db, personId) {
    const row = await db
      .selectFrom("mailboxCounts")
      .select("unread")
      .where("userId", "=", personId)
      .where("folder", "=", "inbox")
      .executeTakeFirst();
    return row?.unread ?? 0;
  },
};
