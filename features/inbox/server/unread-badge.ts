import { english } from "#contract/text/english.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { MenuBadge } from "#server/lib/feature.ts";

/** The number of unread messages in the folder “Inbox”. */
export const unreadBadge: MenuBadge = {
  path: "/inbox/$folder",
  label: english("unread"),
  async count(db, personId) {
    const query = db
      .selectFrom("mailboxCounts")
      .select("unread")
      .where("userId", "=", personId)
      .where("folder", "=", "inbox");
    return (await readTogether(db, query))[0]?.unread ?? 0;
  },
};
