import { type Selectable, sql } from "kysely";

import { english } from "#contract/text/english.ts";
import { type BlogComment, blogCommentsSize, type RecentComment } from "#features/blog/contract.ts";
import { isPublic, isVisibleTo } from "#features/blog/server/read-posts.ts";
import type { Db } from "#server/db/client.ts";
import type { BlogComments } from "#features/blog/server/tables.gen.ts";
import { addActivities, forgetActivities } from "#server/lib/rows/activities.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";

const maxRecent = 5;
/** In characters. */
const excerptLength = 120;

/** All but the e-mail address, which is read nowhere. */
const commentColumns = [
  "blogComments.id",
  "blogComments.userId",
  "blogComments.name",
  "blogComments.url",
  "blogComments.comment",
  "blogComments.createdAt",
] as const;

/** Comments on posts that the person sees, newest first. */
const visibleComments = (db: Db, personId: string) =>
  db
    .selectFrom("blogComments")
    .innerJoin("blogPosts", "blogPosts.id", "blogComments.postId")
    .innerJoin("users", "users.id", "blogComments.userId")
    .where("blogComments.deletedAt", "is", null)
    .where(isVisibleTo(personId))
    .orderBy("blogComments.createdAt", "desc")
    .orderBy("blogComments.id");

type Row = Pick<Selectable<BlogComments>, "id" | "userId" | "name" | "url" | "comment" | "createdAt"> & {
  picture: string;
};

const toComment = (personId: string, { userId, createdAt, ...row }: Row): BlogComment => ({
  ...row,
  createdAt: createdAt.toISOString(),
  isMine: userId === personId,
});

type ListQuery = { readonly page?: number | undefined; readonly size?: number | undefined };

/** @returns undefined if the person does not see the post */
export async function listComments(
  db: Db,
  personId: string,
  postId: string,
  { page = 1, size = blogCommentsSize }: ListQuery,
) {
  const post = await db
    .selectFrom("blogPosts")
    .where("id", "=", postId)
    .where(isVisibleTo(personId))
    .select(({ selectFrom }) =>
      selectFrom("blogComments")
        .where("postId", "=", postId)
        .where("blogComments.deletedAt", "is", null)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("total"),
    )
    .executeTakeFirst();
  if (!post) return undefined;
  const rows = await visibleComments(db, personId)
    .where("blogComments.postId", "=", postId)
    .select([...commentColumns, "users.picture"])
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map((row) => toComment(personId, row)), total: Number(post.total) };
}

/** The latest comments on published posts. */
export async function listRecentComments(db: Db, personId: string): Promise<RecentComment[]> {
  const rows = await visibleComments(db, personId)
    .where(isPublic)
    .select(({ fn, lit }) => [
      "blogComments.id",
      "blogComments.name",
      "blogComments.createdAt",
      fn<string>("left", ["blogComments.comment", lit(excerptLength)]).as("excerpt"),
      "users.picture",
      "blogPosts.id as postId",
      "blogPosts.title",
    ])
    .limit(maxRecent)
    .execute();
  return rows.map(({ postId, title, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    post: { id: postId, title },
  }));
}

async function findComment(db: Db, personId: string, id: string) {
  const row = await visibleComments(db, personId)
    .where("blogComments.id", "=", id)
    .select([...commentColumns, "users.picture"])
    .executeTakeFirst();
  return row && toComment(personId, row);
}

type NewComment = Pick<Row, "id" | "name" | "comment"> & { email: string; url?: string | undefined };

/** @returns "gone" if there is no published post with this id, "taken" if the id belongs to a different comment */
export const addComment = (db: Db, personId: string, postId: string, { url = "", ...comment }: NewComment) =>
  db.transaction().execute(async (transaction) => {
    const post = await transaction
      .selectFrom("blogPosts")
      .select("id")
      .where("id", "=", postId)
      .where(isPublic)
      .forKeyShare()
      .executeTakeFirst();
    if (!post) return "gone" as const;
    const row = { ...comment, url, postId, userId: personId };
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto("blogComments")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (added === 1n) {
      await notifyAuthor(transaction, comment.id);
      await announce(transaction, "blog", everybody);
    }
    const known = await transaction
      .selectFrom("blogComments")
      .select("id")
      .where(({ and }) => and(row))
      .executeTakeFirst();
    return (known && (await findComment(transaction, personId, comment.id))) ?? ("taken" as const);
  });

/** Adds the activity of the post's author about a comment of somebody else. */
async function notifyAuthor(transaction: Db, commentId: string) {
  const row = await transaction
    .selectFrom("blogComments")
    .innerJoin("blogPosts", "blogPosts.id", "blogComments.postId")
    .select(["blogPosts.userId", "blogComments.userId as actorId", "blogComments.postId", "blogComments.comment"])
    .where("blogComments.id", "=", commentId)
    .whereRef("blogPosts.userId", "!=", "blogComments.userId")
    .executeTakeFirst();
  if (!row) return;
  const { comment, postId, ...people } = row;
  await addActivities(transaction, [
    {
      ...people,
      type: "messages",
      title: english("{{name}} commented on your post"),
      text: "{{comment}}",
      details: { comment },
      href: `/blog/${postId}`,
      subject: commentId,
    },
  ]);
}

/** Marks the person's comment as deleted, or restores it. @returns undefined if there is none */
async function setDeleted(transaction: Db, personId: string, id: string, isDeleted: boolean) {
  const changed = await transaction
    .updateTable("blogComments")
    .set({ deletedAt: isDeleted ? sql<Date>`now()` : null })
    .where("id", "=", id)
    .where("userId", "=", personId)
    .where("deletedAt", isDeleted ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) {
    if (isDeleted) await forgetActivities(transaction, [id]);
    else await notifyAuthor(transaction, id);
    await announce(transaction, "blog", everybody);
  }
  return changed;
}

/** @returns undefined if the person has no such comment */
export const deleteComment = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    await purgeDeleted(transaction, "blog_comments", personId);
    return setDeleted(transaction, personId, id, true);
  });

/** @returns the comment; undefined if the person has none with this id, or its post is not visible any more */
export const restoreComment = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    await setDeleted(transaction, personId, id, false);
    const comment = await findComment(transaction, personId, id);
    return comment?.isMine ? comment : undefined;
  });
