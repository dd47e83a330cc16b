import { sql } from "kysely";

import type { BlogPostFields } from "#features/blog/contract.ts";
import { cleanPostBody, toColumns } from "#features/blog/server/clean-post.ts";
import { findPost } from "#features/blog/server/read-posts.ts";
import type { Db } from "#server/db/client.ts";
import { forgetActivities } from "#server/lib/rows/activities.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";

/** Tells those who see the post of a change: everybody, or only the author of a draft. */
const announcePost = (transaction: Db, personId: string, isPublished: boolean) =>
  announce(transaction, "blog", isPublished ? everybody : [personId]);

/** Adds a draft. @returns undefined if the id belongs to a different post */
export const addPost = (db: Db, personId: string, { id, ...fields }: BlogPostFields & { id: string }) =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto("blogPosts")
      .values({ id, userId: personId, ...fields, ...toColumns(fields) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    const post = await findPost(transaction, personId, id);
    if (added === 1n) {
      await announcePost(transaction, personId, false);
      return post;
    }
    const isSame =
      post?.isMine &&
      changedFields(withTagText(post), withTagText({ ...fields, body: cleanPostBody(fields.body) })).length === 0;
    return isSame ? post : undefined;
  });

/** Tags as a text, since arrays are compared by identity. */
const withTagText = <Row extends { readonly tags?: readonly string[] | undefined }>({ tags, ...row }: Row) => ({
  ...row,
  tags: tags?.join("\n"),
});

/**
 * Changes the person's post.
 *
 * @param seen the version the change is based on
 * @returns undefined if the person has no such post, "conflict" if the same fields have changed since that version
 */
export const changePost = (db: Db, personId: string, id: string, seen: number, fields: Partial<BlogPostFields>) =>
  db.transaction().execute(async (transaction) => {
    const row = await lockOwnPost(transaction, personId, id);
    if (!row) return undefined;
    const change = toColumns(fields);
    const changed = changedFields(withTagText(row), withTagText(change));
    // Fields that are calculated from the body share its version.
    const versions = changeVersions(
      row,
      seen,
      changed.filter((name) => name in fields),
    );
    if (versions === "conflict") return versions;
    if (changed.length > 0) {
      await transaction
        .updateTable("blogPosts")
        .set({
          ...change,
          version: versions.version,
          fieldVersions: JSON.stringify(versions.fieldVersions),
          updatedAt: sql<Date>`now()`,
        })
        .where("id", "=", id)
        .execute();
      await announcePost(transaction, personId, row.isPublished);
    }
    return findPost(transaction, personId, id);
  });

/**
 * Publishes a post, or turns it into a draft again. The time of its first publication stays.
 *
 * @returns undefined if the person has no such post, "empty" if there is nothing to publish
 */
export const setPublished = (db: Db, personId: string, id: string, isPublished: boolean) =>
  db.transaction().execute(async (transaction) => {
    const row = await lockOwnPost(transaction, personId, id);
    if (!row) return undefined;
    if (isPublished && row.bodyText === "") return "empty" as const;
    if (row.isPublished !== isPublished) {
      await transaction
        .updateTable("blogPosts")
        .set({ isPublished, publishedAt: row.publishedAt ?? sql<Date>`now()` })
        .where("id", "=", id)
        .execute();
      await announcePost(transaction, personId, true);
    }
    return findPost(transaction, personId, id);
  });

const lockOwnPost = (transaction: Db, personId: string, id: string) =>
  transaction
    .selectFrom("blogPosts")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", personId)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** @returns undefined if the person has no such post */
export const deletePost = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .updateTable("blogPosts")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .returning("isPublished")
      .executeTakeFirst();
    await purgeDeleted(transaction, "blog_posts", personId);
    if (deleted) {
      await forgetActivities(transaction, sql`(select id::text from blog_comments where post_id = ${id})`);
      await announcePost(transaction, personId, deleted.isPublished);
    }
    return deleted;
  });

/** @returns the post; undefined if the person has none with this id */
export const restorePost = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const restored = await transaction
      .updateTable("blogPosts")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is not", null)
      .returning("isPublished")
      .executeTakeFirst();
    if (restored) await announcePost(transaction, personId, restored.isPublished);
    const post = await findPost(transaction, personId, id);
    return post?.isMine ? post : undefined;
  });
