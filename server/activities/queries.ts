import { type ActivityKind, type ActivityType, activityTypes } from "#contract/activities.ts";
import type { Activity } from "#contract/activities.ts";
import type { Db } from "#server/db/client.ts";

const titles: Record<ActivityType, string> = { messages: "Messages", notifications: "Notifications", tasks: "Tasks" };

export async function listActivityKinds(db: Db, personId: string): Promise<ActivityKind[]> {
  const rows = await db
    .selectFrom("activities")
    .select(({ fn }) => [
      "type",
      fn.countAll<string>().as("total"),
      fn.countAll<string>().filterWhere("isRead", "=", false).as("unread"),
    ])
    .where("userId", "=", personId)
    .groupBy("type")
    .execute();
  return activityTypes.map((type) => {
    const row = rows.find((each) => each.type === type);
    return { type, title: titles[type], total: Number(row?.total ?? 0), unread: Number(row?.unread ?? 0) };
  });
}

export const listActivities = (db: Db, personId: string, type: ActivityType) =>
  selectActivities(db, personId, 50, type);

/** The latest activities of all kinds. */
export const listLatestActivities = (db: Db, personId: string, size = 10) => selectActivities(db, personId, size);

async function selectActivities(db: Db, personId: string, size: number, type?: ActivityType): Promise<Activity[]> {
  const rows = await db
    .selectFrom("activities")
    .innerJoin("users as actor", "actor.id", "activities.actorId")
    .selectAll("activities")
    .select(["actor.name", "actor.picture"])
    .where("activities.userId", "=", personId)
    .$if(type !== undefined, (query) => query.where("activities.type", "=", type ?? ""))
    .orderBy("activities.happenedAt", "desc")
    .orderBy("activities.id", "desc")
    .limit(size)
    .execute();
  return rows.map(({ id, type: kind, name, picture, title, text, href, progress, happenedAt, isRead }) => ({
    id,
    // The table holds no other kinds.
    type: kind as ActivityType,
    user: { name, picture },
    title,
    text,
    ...(href !== null && { href }),
    ...(progress !== null && { progress }),
    date: happenedAt.toISOString(),
    isRead,
  }));
}

/** Changes the given items of a kind, or all of them. Other people's items are ignored. */
export async function updateActivities(
  db: Db,
  personId: string,
  type: ActivityType,
  { ids, change }: { ids?: string[] | undefined; change: { isRead?: boolean | undefined } },
) {
  await db
    .updateTable("activities")
    .set(change)
    .where("userId", "=", personId)
    .where("type", "=", type)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .execute();
}
