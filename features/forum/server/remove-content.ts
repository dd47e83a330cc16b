import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/**
 * Deletes a user's topics with their replies, and the user's posts in other topics. Call inside the caller's
 * transaction.
 */
export async function removeForumContent(transaction: Db, personId: string) {
  await sql`delete from forum_topics where user_id = ${personId}`.execute(transaction);
  const { rows } = await sql<{ topicId: string }>`
    with removed as (delete from forum_posts where user_id = ${personId} returning topic_id)
    select distinct topic_id from removed order by topic_id`.execute(transaction);
  const topics = rows.map(({ topicId }) => topicId);
  await sql`
    update forum_topics t set
      post_count = left_over.count, latest_number = left_over.latest_number, latest_at = left_over.latest_at
    from (
      select topic_id, count(*)::int as count, max(number) as latest_number, max(created_at) as latest_at
      from forum_posts where topic_id = any(${topics}::uuid[]) and deleted_at is null group by topic_id
    ) left_over
    where t.id = left_over.topic_id`.execute(transaction);
  await sql`
    update forum_counts c set topics = counted.topics, posts = counted.posts
    from (
      select section, count(t.id)::int as topics, coalesce(sum(t.post_count), 0)::int as posts
      from forum_counts left join forum_topics t using (section)
      where t.deleted_at is null group by section
    ) counted
    where c.section = counted.section`.execute(transaction);
}
