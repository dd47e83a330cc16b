import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

import { type Post, postsPage } from "#features/posts/contract.ts";
import type { Db } from "#server/db/client.ts";
import { english } from "#contract/text/english.ts";
import { addActivities, forgetActivities } from "#server/lib/rows/activities.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";

type Filter = {
  before?: string | undefined;
  last?: string | undefined;
  author?: string | undefined;
  id?: string;
};

/** @param filter `before` is truncated to milliseconds; with `last`, the time is that post's own, to the microsecond */
export async function listPosts(db: Db, personId: string, filter: Filter): Promise<Post[]> {
  const { before, last, author, id } = filter;
  const until = sql<Date>`coalesce((select created_at from posts where id = ${last ?? null}), ${before ?? null})`;
  const rows = await db
    .selectFrom("posts")
    .innerJoin("users", "users.id", "posts.userId")
    .select((eb) => [
      "posts.id",
      "posts.body",
      "posts.createdAt",
      "posts.userId",
      "users.username",
      "users.name",
      "users.picture",
      eb
        .selectFrom("postLikes")
        .whereRef("postLikes.postId", "=", "posts.id")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("likes"),
      eb
        .exists(
          eb
            .selectFrom("postLikes")
            .select("postLikes.userId")
            .whereRef("postLikes.postId", "=", "posts.id")
            .where("postLikes.userId", "=", personId),
        )
        .as("isLiked"),
      jsonArrayFrom(
        eb
          .selectFrom("postComments")
          .innerJoin("users as authors", "authors.id", "postComments.userId")
          .whereRef("postComments.postId", "=", "posts.id")
          .orderBy("postComments.createdAt")
          .orderBy("postComments.id")
          .select([
            "postComments.id",
            "postComments.body",
            "postComments.createdAt",
            "postComments.userId",
            "authors.username",
            "authors.name",
            "authors.picture",
          ]),
      ).as("comments"),
    ])
    .$if(before !== undefined, (query) =>
      query
        .where("posts.createdAt", "<=", until)
        .where(sql<boolean>`(posts.created_at < ${until} or posts.id > ${last ?? null})`),
    )
    .$if(author !== undefined, (query) => query.where("users.username", "=", author ?? ""))
    .$if(id !== undefined, (query) => query.where("posts.id", "=", id ?? ""))
    .orderBy("posts.createdAt", "desc")
    .orderBy("posts.id")
    .limit(postsPage)
    .execute();
  return rows.map(({ userId, username, name, picture, createdAt, likes, isLiked, comments, ...post }) => ({
    ...post,
    author: { username, name, picture },
    createdAt: createdAt.toISOString(),
    isMine: userId === personId,
    likes: Number(likes),
    isLiked: Boolean(isLiked),
    comments: comments.map((comment) => ({
      id: comment.id,
      body: comment.body,
      author: { username: comment.username, name: comment.name, picture: comment.picture },
      // In JSON it has PostgreSQL's own format.
      createdAt: new Date(comment.createdAt).toISOString(),
      isMine: comment.userId === personId,
    })),
  }));
}

export const findPost = async (db: Db, personId: string, id: string) => (await listPosts(db, personId, { id }))[0];

/** @returns false if another post has the id */
export const addPost = (db: Db, personId: string, { id, body }: { id: string; body: string }) =>
  notifyAll(db, async (transaction) => {
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto("posts")
      .values({ id, userId: personId, body })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added === 1n) return true;
    const known = await transaction
      .selectFrom("posts")
      .select(["userId", "body"])
      .where("id", "=", id)
      .executeTakeFirst();
    return known?.userId === personId && known.body === body;
  });

export const deletePost = (db: Db, personId: string, id: string) =>
  notifyAll(db, async (transaction) => {
    const isMine = sql`select from posts where id = ${id} and user_id = ${personId}`;
    await forgetActivities(
      transaction,
      sql`(select id::text from post_comments where post_id = ${id} and exists (${isMine}))`,
    );
    const { numDeletedRows } = await transaction
      .deleteFrom("posts")
      .where("id", "=", id)
      .where("userId", "=", personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

/** @returns whether the post exists */
export const setLiked = (db: Db, personId: string, postId: string, isLiked: boolean) =>
  notifyAll(db, async (transaction) => {
    const post = await transaction.selectFrom("posts").select("id").where("id", "=", postId).executeTakeFirst();
    if (!post) return false;
    if (isLiked) {
      await transaction
        .insertInto("postLikes")
        .values({ postId, userId: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await transaction.deleteFrom("postLikes").where("postId", "=", postId).where("userId", "=", personId).execute();
    }
    return true;
  });

/** @returns `gone` if the post does not exist, `taken` if another comment has the id */
export async function addComment(db: Db, personId: string, postId: string, { id, body }: { id: string; body: string }) {
  const outcome = await db.transaction().execute(async (transaction) => {
    const post = await transaction
      .selectFrom("posts")
      .select("userId")
      .where("id", "=", postId)
      .forKeyShare()
      .executeTakeFirst();
    if (!post) return "gone" as const;
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto("postComments")
      .values({ id, postId, userId: personId, body })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added === 1n && post.userId !== personId) {
      await addActivities(transaction, [
        {
          userId: post.userId,
          actorId: personId,
          type: "messages",
          title: english("{{name}} commented on your post"),
          text: "{{comment}}",
          details: { comment: body },
          href: "/dashboard-social",
          subject: id,
        },
      ]);
    }
    await announce(transaction, "posts", everybody);
    if (added === 1n) return "added" as const;
    const known = await transaction
      .selectFrom("postComments")
      .select(["userId", "postId", "body"])
      .where("id", "=", id)
      .executeTakeFirst();
    const isSame = known?.userId === personId && known.postId === postId && known.body === body;
    return isSame ? ("added" as const) : ("taken" as const);
  });
  return outcome;
}

export const deleteComment = (db: Db, personId: string, id: string) =>
  notifyAll(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("postComments")
      .where("id", "=", id)
      .where("userId", "=", personId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await forgetActivities(transaction, [id]);
    return numDeletedRows > 0n;
  });

/** Everybody reads posts, so changes are announced to everybody, unless nothing changed. */
const notifyAll = (db: Db, change: (transaction: Db) => Promise<boolean>) =>
  db.transaction().execute(async (transaction) => {
    const hasChanged = await change(transaction);
    if (hasChanged) await announce(transaction, "posts", everybody);
    return hasChanged;
  });
