import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { forumPostsPage, type SectionKey } from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { markOwnPost } from "#features/forum/server/read-state.ts";
import { addActivities, forgetActivities } from "#server/lib/rows/activities.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import { htmlToText, sanitize } from "#server/lib/text/sanitize.ts";

/** The body as it is stored, and its text. */
const bodyOf = (html: string) => {
  const body = sanitize(html);
  return { body, plainText: htmlToText(body) };
};

type NewTopic = { readonly id: string; readonly section: SectionKey; readonly title: string; readonly body: string };

/** @returns `empty` if the body has no text, `taken` if another topic has the id */
export const addTopic = (db: Db, personId: string, { id, section, title, body }: NewTopic) =>
  db.transaction().execute(async (transaction) => {
    const content = bodyOf(body);
    if (content.plainText === "") return "empty";
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto("forumTopics")
      .values({ id, userId: personId, section, title })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (added !== 1n) {
      const same = await transaction
        .selectFrom("forumTopics")
        .select("id")
        .where(({ and }) => and({ id, userId: personId, section, title }))
        .where("deletedAt", "is", null)
        .executeTakeFirst();
      return same ? "added" : "taken";
    }
    // Thrown, so that the topic is not added either.
    if (!(await insertPost(transaction, personId, { id, topicId: id, ...content })))
      throw new AppError("conflict", "This ID belongs to another post");
    await changeCounts(transaction, section, { topics: 1, posts: 0 });
    await announce(transaction, "forum", everybody);
    return "added";
  });

type NewPost = { readonly id: string; readonly topicId: string; readonly body: string };

/** @returns `gone` if the topic does not exist, `empty` if there is no text, `taken` if another post has the id */
export const addPost = (db: Db, personId: string, { id, topicId, body }: NewPost) =>
  db.transaction().execute(async (transaction) => {
    const content = bodyOf(body);
    if (content.plainText === "") return "empty";
    if (!(await lockTopic(transaction, topicId))) return "gone";
    if (!(await insertPost(transaction, personId, { id, topicId, ...content }))) {
      const same = await transaction
        .selectFrom("forumPosts")
        .select("id")
        .where(({ and }) => and({ id, topicId, userId: personId, body: content.body }))
        .where("deletedAt", "is", null)
        .executeTakeFirst();
      return same ? "added" : "taken";
    }
    await notifyAuthor(transaction, id);
    await announce(transaction, "forum", everybody);
    return "added";
  });

/** Adds the activity of the topic's author about an answer of somebody else. */
async function notifyAuthor(transaction: Db, postId: string) {
  const row = await transaction
    .selectFrom("forumPosts")
    .innerJoin("forumTopics", "forumTopics.id", "forumPosts.topicId")
    .select(["forumTopics.userId", "forumPosts.userId as actorId", "topicId", "number", "title"])
    .where("forumPosts.id", "=", postId)
    .whereRef("forumTopics.userId", "!=", "forumPosts.userId")
    .executeTakeFirst();
  if (!row) return;
  const { topicId, number, title, ...people } = row;
  await addActivities(transaction, [
    {
      ...people,
      type: "messages",
      title: english("{{name}} replied to your topic"),
      text: "{{topic}}",
      details: { topic: title },
      href: `/forum-post?topic=${topicId}&page=${Math.ceil(number / forumPostsPage)}&post=${number}`,
      subject: postId,
    },
  ]);
}

/** Locks a topic, so that its numbers, counts and times stay in order. */
const lockTopic = (db: Db, id: string) =>
  db
    .selectFrom("forumTopics")
    .select(["id", "section", "postCount"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Adds a post with the next number of its topic. @returns whether the id was free */
async function insertPost(
  db: Db,
  personId: string,
  { id, topicId, body, plainText }: NewPost & { readonly plainText: string },
) {
  const { rows } = await sql<{ number: number }>`
    insert into forum_posts (id, topic_id, user_id, number, body, plain_text)
    select ${id}, id, ${personId}, last_number + 1, ${body}, ${plainText} from forum_topics where id = ${topicId}
    on conflict (id) do nothing
    returning number`.execute(db);
  const number = rows[0]?.number;
  if (number === undefined) return false;
  await db.updateTable("forumTopics").set({ lastNumber: number }).where("id", "=", topicId).execute();
  await refreshTopic(db, topicId, 1);
  await markOwnPost(db, personId, topicId, number);
  return true;
}

/** Updates what a topic and its section know of their posts, after one was added or deleted. */
async function refreshTopic(db: Db, topicId: string, posts: 1 | -1) {
  const { rows } = await sql<{ section: SectionKey }>`
    update forum_topics t set
      post_count = t.post_count + ${posts}, latest_number = latest.number, latest_at = latest.created_at
    from (
      select number, created_at from forum_posts
      where topic_id = ${topicId} and deleted_at is null order by number desc limit 1
    ) latest
    where t.id = ${topicId}
    returning t.section`.execute(db);
  const section = rows[0]?.section;
  if (section !== undefined) await changeCounts(db, section, { topics: 0, posts });
}

const changeCounts = (db: Db, section: string, { topics, posts }: { topics: number; posts: number }) =>
  sql`
    insert into forum_counts (section, topics, posts) values (${section}, ${topics}, ${posts})
    on conflict (section) do update
    set topics = forum_counts.topics + ${topics}, posts = forum_counts.posts + ${posts}`.execute(db);

/** The person's own post, with its topic locked before it, as all writes lock them. */
async function lockOwnPost(db: Db, personId: string, id: string) {
  const own = db.selectFrom("forumPosts").where("id", "=", id).where("userId", "=", personId);
  const place = await own.select("topicId").executeTakeFirst();
  const topic = place && (await lockTopic(db, place.topicId));
  const post = topic && (await own.selectAll().forUpdate().executeTakeFirst());
  return post && { topic, post };
}

/**
 * @param seen the version the change is based on
 * @returns undefined if the person has no such post, "conflict" if its text has changed since that version, "empty" if
 *   the new text is
 */
export const changePost = (db: Db, personId: string, id: string, seen: number, body: string) =>
  db.transaction().execute(async (transaction) => {
    const content = bodyOf(body);
    if (content.plainText === "") return "empty";
    const locked = await lockOwnPost(transaction, personId, id);
    if (!locked || locked.post.deletedAt) return undefined;
    const fields = changedFields(locked.post, { body: content.body });
    const versions = changeVersions(locked.post, seen, fields);
    if (versions === "conflict") return versions;
    if (fields.length === 0) return "changed";
    await transaction
      .updateTable("forumPosts")
      .set({
        ...content,
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
        editedAt: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    await announce(transaction, "forum", everybody);
    return "changed";
  });

/** @returns undefined if the person has no such post, "replied" if it is the first one of a topic with replies */
export const deletePost = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    await purge(transaction, personId);
    const locked = await lockOwnPost(transaction, personId, id);
    if (!locked || locked.post.deletedAt) return undefined;
    const { topic, post } = locked;
    if (post.number === 1) {
      if (topic.postCount > 1) return "replied";
      await setTopicDeleted(transaction, topic.id, true);
      await changeCounts(transaction, topic.section, { topics: -1, posts: -1 });
    } else {
      await setPostDeleted(transaction, id, true);
      await refreshTopic(transaction, topic.id, -1);
      await forgetActivities(transaction, [id]);
    }
    await announce(transaction, "forum", everybody);
    return "deleted";
  });

/** Restores a post, or the topic of a first one. @returns whether it is there now */
export const restorePost = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockOwnPost(transaction, personId, id);
    if (locked?.post.deletedAt) {
      // Its text has been removed.
      if (locked.post.plainText === "") return false;
      await setPostDeleted(transaction, id, false);
      await refreshTopic(transaction, locked.topic.id, 1);
      await notifyAuthor(transaction, id);
    } else if (!locked) {
      // A topic has the id of its first post.
      const topic = await transaction
        .updateTable("forumTopics")
        .set({ deletedAt: null })
        .where("id", "=", id)
        .where("userId", "=", personId)
        .where("deletedAt", "is not", null)
        .returning("section")
        .executeTakeFirst();
      if (!topic) return false;
      await transaction.updateTable("forumPosts").set({ deletedAt: null }).where("id", "=", id).execute();
      await changeCounts(transaction, topic.section, { topics: 1, posts: 1 });
    } else return true;
    await announce(transaction, "forum", everybody);
    return true;
  });

const deletedAt = (isDeleted: boolean) => (isDeleted ? sql<Date>`now()` : null);

const setPostDeleted = (db: Db, id: string, isDeleted: boolean) =>
  db
    .updateTable("forumPosts")
    .set({ deletedAt: deletedAt(isDeleted) })
    .where("id", "=", id)
    .execute();

/** With its first post, so that no list of posts has to look at the topic. */
async function setTopicDeleted(db: Db, id: string, isDeleted: boolean) {
  await db
    .updateTable("forumTopics")
    .set({ deletedAt: deletedAt(isDeleted) })
    .where("id", "=", id)
    .execute();
  await setPostDeleted(db, id, isDeleted);
}

/** Removes what the person deleted more than a day ago. Of a post among others, only its text. */
async function purge(db: Db, personId: string) {
  await purgeDeleted(db, "forum_topics", personId);
  await sql`
    update forum_posts set body = '', plain_text = ''
    where user_id = ${personId} and deleted_at < now() - interval '1 day' and body <> ''`.execute(db);
}

/** @returns whether the post exists */
export const setLiked = (db: Db, personId: string, postId: string, isLiked: boolean) =>
  db.transaction().execute(async (transaction) => {
    const post = await transaction
      .selectFrom("forumPosts")
      .innerJoin("forumTopics", "forumTopics.id", "forumPosts.topicId")
      .select("forumPosts.id")
      .where("forumPosts.id", "=", postId)
      .where("forumPosts.deletedAt", "is", null)
      .where("forumTopics.deletedAt", "is", null)
      .executeTakeFirst();
    if (!post) return false;
    if (isLiked) {
      await transaction
        .insertInto("forumLikes")
        .values({ postId, userId: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await transaction.deleteFrom("forumLikes").where("postId", "=", postId).where("userId", "=", personId).execute();
    }
    await announce(transaction, "forum", everybody);
    return true;
  });
