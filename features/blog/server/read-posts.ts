import { type RawBuilder, sql, type SqlBool } from "kysely";

import { type BlogPost, type BlogPostRow, blogPageSize } from "#features/blog/contract.ts";
import { cleanPostBody } from "#features/blog/server/clean-post.ts";
import type { Db } from "#server/db/client.ts";
import { cutExcerpt } from "#server/lib/text/cut-excerpt.ts";
import { splitWords } from "#server/lib/text/search-words.ts";

/** In characters. */
const excerptLength = 220;
const maxTags = 40;

/** The condition for posts that everybody sees. Worded as in the indexes, which would not be used otherwise. */
export const isPublic = sql<SqlBool>`blog_posts.is_published and blog_posts.deleted_at is null`;

const isDraftOf = (personId: string) =>
  sql<SqlBool>`blog_posts.user_id = ${personId} and not blog_posts.is_published and blog_posts.deleted_at is null`;

const rowsOf = (db: Db, condition: RawBuilder<SqlBool>) =>
  db
    .selectFrom("blogPosts")
    .innerJoin("users", "users.id", "blogPosts.userId")
    .where(condition)
    .select(({ eb, lit }) => [
      "blogPosts.id",
      "blogPosts.userId",
      "blogPosts.title",
      eb.fn<string>("left", ["blogPosts.bodyText", lit(excerptLength + 1)]).as("beginning"),
      "blogPosts.summary",
      "blogPosts.tags",
      "blogPosts.readingTime",
      "blogPosts.isPublished",
      "blogPosts.publishedAt",
      "blogPosts.updatedAt",
      "users.username",
      "users.name",
      "users.picture",
      eb
        .selectFrom("blogComments")
        .whereRef("blogComments.postId", "=", "blogPosts.id")
        .where("blogComments.deletedAt", "is", null)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("commentCount"),
    ]);

type SelectedRow = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

const toRow = (personId: string, row: SelectedRow): BlogPostRow => ({
  id: row.id,
  author: { username: row.username, name: row.name, picture: row.picture },
  title: row.title,
  excerpt: row.summary || cutExcerpt(row.beginning, excerptLength),
  tags: row.tags,
  readingTime: row.readingTime,
  commentCount: Number(row.commentCount),
  isPublished: row.isPublished,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  isMine: row.userId === personId,
});

type PageQuery = { readonly page?: number | undefined; readonly size?: number | undefined };
type PostsQuery = PageQuery & { readonly q?: string | undefined; readonly tag?: string | undefined };

/** A page of the published posts, newest first. */
export async function listPosts(db: Db, personId: string, { q = "", tag, page = 1, size = blogPageSize }: PostsQuery) {
  const conditions = [
    isPublic,
    ...splitWords(q).map((word) => sql<SqlBool>`blog_posts.search_text like search_pattern(${word})`),
    ...(tag ? [sql<SqlBool>`blog_posts.tags @> array[${tag}]::text[]`] : []),
  ];
  const condition = sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const total = await countPosts(db, condition);
  const rows = await rowsOf(db, condition)
    .orderBy("blogPosts.publishedAt", "desc")
    .orderBy("blogPosts.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map((row) => toRow(personId, row)), total };
}

/** A page of the person's unpublished posts, the most recently changed first. */
export async function listDrafts(db: Db, personId: string, { page = 1, size = blogPageSize }: PageQuery) {
  const total = await countPosts(db, isDraftOf(personId));
  const rows = await rowsOf(db, isDraftOf(personId))
    .orderBy("blogPosts.updatedAt", "desc")
    .orderBy("blogPosts.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map((row) => toRow(personId, row)), total };
}

async function countPosts(db: Db, condition: RawBuilder<SqlBool>) {
  const { total } = await db
    .selectFrom("blogPosts")
    .where(condition)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The condition for the posts that the person sees: published ones, and their own. */
export const isVisibleTo = (personId: string) =>
  sql<SqlBool>`(blog_posts.is_published or blog_posts.user_id = ${personId}) and blog_posts.deleted_at is null`;

/** Sanitizes the body again, in case it was stored under more generous rules. */
export async function findPost(db: Db, personId: string, id: string): Promise<BlogPost | undefined> {
  const row = await rowsOf(db, isVisibleTo(personId))
    .where("blogPosts.id", "=", id)
    .select(["blogPosts.body", "blogPosts.version"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { summary, body, version } = row;
  return { ...toRow(personId, row), summary, body: cleanPostBody(body), version };
}

/** The tags of the published posts, the most frequent first. */
export async function listTags(db: Db) {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from blog_posts, unnest(tags) as tag
    where ${isPublic} group by tag order by count(*) desc, tag limit ${maxTags}`.execute(db);
  return rows;
}
