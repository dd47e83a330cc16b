import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { type ActivityKind, type ActivityType, activityTypes } from "#contract/activities.ts";
import type { Activity } from "#contract/activities.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import { announceTo } from "#server/lib/rows/activities.ts";

const titles: Record<ActivityType, string> = {
  messages: english("Messages"),
  notifications: english("Notifications"),
  tasks: english("Tasks"),
};

/** Of the unread items of a kind, how many addresses are told. A mailbox may have thousands. */
const maxHrefs = 50;

export async function listActivityKinds(db: Db, personId: string): Promise<ActivityKind[]> {
  const query = db
    .selectFrom("activities")
    .select(({ fn }) => [
      "type",
      fn.countAll<string>().as("total"),
      fn.countAll<string>().filterWhere("isRead", "=", false).as("unread"),
      fn.max("happenedAt").filterWhere("isRead", "=", false).as("newestUnread"),
      // Demo content is about no row, so that opening a screen marks none of it.
      sql<string[]>`coalesce(
        (array_agg(distinct href) filter (where not is_read and subject is not null))[1:${sql.lit(maxHrefs)}], '{}'
      )`.as("unreadHrefs"),
    ])
    .where("userId", "=", personId)
    .groupBy("type");
  const rows = await readTogether(db, query, ["newestUnread"]);
  return activityTypes.map((type) => {
    const row = rows.find((each) => each.type === type);
    return {
      type,
      title: titles[type],
      total: Number(row?.total ?? 0),
      unread: Number(row?.unread ?? 0),
      unreadHrefs: row?.unreadHrefs ?? [],
      ...(row?.newestUnread && { newestUnread: row.newestUnread.toISOString() }),
    };
  });
}

export const listActivities = (db: Db, personId: string, type: ActivityType) =>
  selectActivities(db, personId, 50, type);

/** The latest activities of all kinds. */
export const listLatestActivities = (db: Db, personId: string, size = 10) => selectActivities(db, personId, size);

async function selectActivities(db: Db, personId: string, size: number, type?: ActivityType): Promise<Activity[]> {
  const query = db
    .selectFrom("activities")
    .innerJoin("users as actor", "actor.id", "activities.actorId")
    .selectAll("activities")
    .select(["actor.name", "actor.picture"])
    .where("activities.userId", "=", personId)
    .$if(type !== undefined, (query) => query.where("activities.type", "=", type ?? ""))
    .orderBy("activities.happenedAt", "desc")
    .orderBy("activities.id", "desc")
    .limit(size);
  const rows = await readTogether(db, query, ["happenedAt", "dueAt"]);
  return rows.map(
    ({ id, type: kind, name, picture, title, text, details, href, dueAt, progress, happenedAt, isRead }) => ({
      id,
      // The table holds no other kinds.
      type: kind as ActivityType,
      user: { name, picture },
      title,
      text,
      details: details as Activity["details"],
      ...(href !== null && { href }),
      ...(dueAt !== null && { due: dueAt.toISOString() }),
      ...(progress !== null && { progress }),
      date: happenedAt.toISOString(),
      isRead,
    }),
  );
}

type Change = { ids?: string[] | undefined; href?: string | undefined; change: { isRead?: boolean | undefined } };

/**
 * Changes the given items of a kind, those that link to a route, or all of them. Other people's items are ignored. The
 * person's other windows are notified.
 */
export const updateActivities = (db: Db, personId: string, type: ActivityType, { ids, href, change }: Change) =>
  db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("activities")
      .set(change)
      .where("userId", "=", personId)
      .where("type", "=", type)
      .where("isRead", "is distinct from", change.isRead ?? null)
      .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
      .$if(href !== undefined, (query) => query.where("href", "=", href ?? ""))
      .returning("userId")
      .execute();
    await announceTo(transaction, changed);
  });
