import { type RawBuilder, sql } from "kysely";

import { type ActivePerson, type ForumPost, forumPostsPage, maxLikers } from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { sanitize } from "#server/lib/text/sanitize.ts";

type SelectedPost = Omit<ForumPost, "createdAt" | "editedAt"> & { createdAt: Date; editedAt: Date | null };

/** @param rest the conditions and the order of the posts `p`, from its `where` */
async function selectPosts(db: Db, personId: string, rest: RawBuilder<unknown>): Promise<ForumPost[]> {
  const { rows } = await sql<SelectedPost>`
    select p.id, p.number, p.created_at, p.version, p.edited_at, p.deleted_at is not null as is_deleted,
      case when p.deleted_at is null then p.body else '' end as body,
      p.user_id = ${personId} as is_mine,
      json_build_object('username', users.username, 'name', users.name, 'picture', users.picture) as author,
      (select count(*)::int from forum_likes where post_id = p.id) as likes,
      exists (select 1 from forum_likes where post_id = p.id and user_id = ${personId}) as is_liked,
      array(
        select liker.name from forum_likes join users liker on liker.id = forum_likes.user_id
        where post_id = p.id order by forum_likes.created_at, liker.name limit ${maxLikers}
      ) as likers
    from forum_posts p join users on users.id = p.user_id
    ${rest}`.execute(db);
  return rows.map(({ createdAt, editedAt, body, ...post }) => ({
    ...post,
    // Sanitized again, in case it was stored under more generous rules.
    body: sanitize(body),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
}

/** A page of a topic: the posts of a range of numbers. Deleted ones after the topic's last post are left out. */
export const listPosts = (db: Db, personId: string, topic: { id: string; lastNumber: number }, page: number) =>
  selectPosts(
    db,
    personId,
    sql`
      where p.topic_id = ${topic.id} and p.number > ${(page - 1) * forumPostsPage}
        and p.number <= ${Math.min(page * forumPostsPage, topic.lastNumber)}
      order by p.number`,
  );

/** A post, unless it or its topic is deleted. */
export const findPost = async (db: Db, personId: string, id: string): Promise<ForumPost | undefined> =>
  (
    await selectPosts(
      db,
      personId,
      sql`
        join forum_topics t on t.id = p.topic_id and t.deleted_at is null
        where p.id = ${id} and p.deleted_at is null`,
    )
  )[0];

const maxPeople = 5;

/** Who has written most in a topic. Deleted posts do not count. */
export async function listPeople(db: Db, topicId: string): Promise<ActivePerson[]> {
  const { rows } = await sql<ActivePerson>`
    select json_build_object('username', users.username, 'name', users.name, 'picture', users.picture) as author,
      count(*)::int as posts
    from forum_posts p join users on users.id = p.user_id
    where p.topic_id = ${topicId} and p.deleted_at is null
    group by users.id
    order by posts desc, min(p.number) limit ${maxPeople}`.execute(db);
  return rows;
}
