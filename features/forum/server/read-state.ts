import { sql } from "kysely";

import type { SectionKey } from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { readActivities } from "#server/lib/rows/activities.ts";
import { announce } from "#server/lib/live/announce.ts";

/** Older posts count as read, so that counting what is unread does not grow with the forum. */
const unreadFor = sql`interval '60 days'`;

/**
 * Joins the user and their marks to the topics `t`: `tm` of the topic, and `floor.at`, the moment up to which
 * everything counts as read. For users who have marked nothing, that is when they joined.
 */
export const joinMarks = (personId: string) => sql`
  join users reader on reader.id = ${personId}
  left join forum_section_marks sm on sm.user_id = reader.id and sm.section = t.section
  left join forum_topic_marks tm on tm.user_id = reader.id and tm.topic_id = t.id
  cross join lateral (
    select greatest(coalesce(sm.read_at, reader.created_at), now() - ${unreadFor}) as at
  ) floor`;

/** Whether a topic has posts that the user has not read. Requires `joinMarks` in the query. */
export const isUnread = sql`t.latest_at > floor.at and t.latest_number > coalesce(tm.read_number, 0)`;

/** The number of the last post that the user has read, 0 if none. The query has to include `joinMarks`. */
export const readNumber = sql`
  least(t.latest_number, greatest(
    coalesce(tm.read_number, 0),
    coalesce((select number from forum_posts
              where topic_id = t.id and created_at <= floor.at
              order by created_at desc, number desc limit 1), 0)
  ))`;

type SectionMark = { readonly section: SectionKey; readonly readAt: string | null };

/** Sets or removes the user's marks of sections. */
export const markSections = (db: Db, personId: string, marks: readonly SectionMark[]) =>
  db.transaction().execute(async (transaction) => {
    for (const { section, readAt } of marks) {
      if (readAt === null) {
        await transaction
          .deleteFrom("forumSectionMarks")
          .where("userId", "=", personId)
          .where("section", "=", section)
          .execute();
      } else {
        await transaction
          .insertInto("forumSectionMarks")
          .values({ userId: personId, section, readAt })
          .onConflict((conflict) => conflict.columns(["userId", "section"]).doUpdateSet({ readAt }))
          .execute();
        await readActivities(
          transaction,
          personId,
          sql`(
            select forum_posts.id::text from forum_posts join forum_topics on forum_topics.id = topic_id
            where forum_topics.section = ${section} and forum_posts.created_at <= ${readAt}
          )`,
        );
      }
    }
    await announce(transaction, "forum", [personId]);
  });

/**
 * Moves the user's mark of a topic forward.
 *
 * @returns whether the topic exists
 */
export const markTopic = (db: Db, personId: string, topicId: string, number: number) =>
  db.transaction().execute(async (transaction) => {
    const topic = await transaction
      .selectFrom("forumTopics")
      .select("lastNumber")
      .where("id", "=", topicId)
      .where("deletedAt", "is", null)
      .forKeyShare()
      .executeTakeFirst();
    if (!topic) return false;
    const hasMoved = await moveMark(transaction, personId, topicId, Math.min(number, topic.lastNumber));
    if (hasMoved) {
      await readActivities(
        transaction,
        personId,
        sql`(select id::text from forum_posts where topic_id = ${topicId} and number <= ${number})`,
      );
      await announce(transaction, "forum", [personId]);
    }
    return true;
  });

/** @returns whether the mark was further back */
async function moveMark(db: Db, personId: string, topicId: string, number: number) {
  const { rows } = await sql`
    insert into forum_topic_marks (user_id, topic_id, read_number) values (${personId}, ${topicId}, ${number})
    on conflict (user_id, topic_id) do update set read_number = excluded.read_number
    where forum_topic_marks.read_number < excluded.read_number
    returning read_number`.execute(db);
  return rows.length > 0;
}

/** An author has read the own post, and nothing before it that was unread. */
export async function markOwnPost(db: Db, personId: string, topicId: string, number: number) {
  const { rows } = await sql<{ readNumber: number }>`
    select ${readNumber} as read_number from forum_topics t ${joinMarks(personId)} where t.id = ${topicId}`.execute(db);
  if ((rows[0]?.readNumber ?? 0) >= number - 1) await moveMark(db, personId, topicId, number);
}
