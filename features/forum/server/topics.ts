import { type RawBuilder, sql, type SqlBool } from "kysely";

import {
  type ForumActivity,
  type ForumSection,
  forumTopicsPage,
  type SectionKey,
  sectionKeys,
  type TopicRow,
} from "#features/forum/contract.ts";
import type { Author } from "#contract/users.ts";
import type { Db } from "#server/db/client.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import { isUnread, joinMarks, readNumber } from "#features/forum/server/read-state.ts";
import { splitWords } from "#server/lib/text/search-words.ts";

/** The SQL of an author as JSON, from a row of `users`. */
const authorOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<Author>`json_build_object(
    'username', ${column("username")}, 'name', ${column("name")}, 'picture', ${column("picture")})`;
};

/** The latest post of the topic `t` that is not deleted, as `latest` with its author `writer`. */
const joinLatest = sql`
  cross join lateral (
    select p.number, p.user_id, p.created_at from forum_posts p
    where p.topic_id = t.id and p.deleted_at is null
    order by p.number desc limit 1
  ) latest
  join users writer on writer.id = latest.user_id`;

type SelectedSection = Omit<ForumSection, "readAt" | "latest"> & {
  readAt: Date | null;
  topicId: string | null;
  title: string;
  number: number;
  author: Author;
  createdAt: Date;
};

/** All sections in their order, with the user's marks. */
export async function listSections(db: Db, personId: string): Promise<ForumSection[]> {
  const { rows } = await sql<SelectedSection>`
    select s.key, coalesce(c.topics, 0) as topics, coalesce(c.posts, 0) as posts, sm.read_at,
      (select count(*)::int from forum_topics t ${joinMarks(personId)}
       where t.section = s.key and t.deleted_at is null and ${isUnread}) as unread,
      last.topic_id, last.title, last.number, last.author, last.created_at
    from unnest(${[...sectionKeys]}::text[]) with ordinality as s (key, place)
    left join forum_counts c on c.section = s.key
    left join forum_section_marks sm on sm.section = s.key and sm.user_id = ${personId}
    left join lateral (
      select t.id as topic_id, t.title, latest.number, latest.created_at, ${authorOf("writer")} as author
      from forum_topics t ${joinLatest}
      where t.section = s.key and t.deleted_at is null
      order by t.latest_at desc, t.id limit 1
    ) last on true
    order by s.place`.execute(db);
  return rows.map(({ key, topics, posts, unread, readAt, topicId, title, number, author, createdAt }) => ({
    key,
    topics,
    posts,
    unread,
    readAt: readAt?.toISOString() ?? null,
    latest: topicId === null ? null : { topicId, title, number, author, createdAt: createdAt.toISOString() },
  }));
}

type TopicsQuery = {
  section?: SectionKey | undefined;
  q?: string | undefined;
  only?: "unread" | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

/** More matching topics are not counted. */
const maxCounted = 10_000;

/** One page of topics, newest activity first, and how many there are. */
export async function listTopics(db: Db, personId: string, query: TopicsQuery) {
  const { section, q = "", only, page = 1, size = forumTopicsPage } = query;
  const words = splitWords(q);
  const conditions = [
    sql`t.deleted_at is null`,
    ...(section ? [sql`t.section = ${section}`] : []),
    ...words.map(containsWord),
    ...(only ? [isUnread] : []),
  ];
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const isPlain = words.length === 0 && !only;
  const total = isPlain ? await countTopics(db, section) : await countMatches(db, personId, where);
  const data = await selectTopics(
    db,
    personId,
    sql`where ${where} order by t.latest_at desc, t.id limit ${size} offset ${(page - 1) * size}`,
  );
  return { data, total };
}

/** A word stands in the title or in a post. */
const containsWord = (word: string) => sql`t.id in (
  select id from forum_topics where deleted_at is null and search_text like search_pattern(${word})
  union all
  select topic_id from forum_posts where deleted_at is null and search_text like search_pattern(${word}))`;

async function countTopics(db: Db, section: SectionKey | undefined) {
  const { total } = await db
    .selectFrom("forumCounts")
    .$if(section !== undefined, (some) => some.where("section", "=", section ?? ""))
    .select(({ fn }) => fn.sum<string | null>("topics").as("total"))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function countMatches(db: Db, personId: string, where: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from forum_topics t ${joinMarks(personId)} where ${where} limit ${maxCounted}
    ) as found`.execute(db);
  return rows[0]?.total ?? 0;
}

type SelectedTopic = Omit<TopicRow, "createdAt" | "latest"> & {
  createdAt: Date;
  writer: Author;
  latestAt: Date;
};

/** @param rest the conditions and the order of the topics `t`, from its `where` */
async function selectTopics(db: Db, personId: string, rest: RawBuilder<unknown>): Promise<TopicRow[]> {
  const { rows } = await sql<SelectedTopic>`
    select t.id, t.section, t.title, t.created_at, ${authorOf("author")} as author,
      t.post_count - 1 as replies, t.latest_number as last_number, ${readNumber} as read_number,
      ${authorOf("writer")} as writer, latest.created_at as latest_at
    from forum_topics t ${joinMarks(personId)}
    join users author on author.id = t.user_id
    ${joinLatest}
    ${rest}`.execute(db);
  return rows.map(({ writer, latestAt, createdAt, ...topic }) => ({
    ...topic,
    createdAt: createdAt.toISOString(),
    latest: { author: writer, createdAt: latestAt.toISOString() },
  }));
}

export const findTopic = async (db: Db, personId: string, id: string): Promise<TopicRow | undefined> =>
  (await selectTopics(db, personId, sql`where t.id = ${id} and t.deleted_at is null`))[0];

/** The topic with the newest activity. */
export const findLatestTopic = async (db: Db, personId: string): Promise<TopicRow | undefined> =>
  (await selectTopics(db, personId, sql`where t.deleted_at is null order by t.latest_at desc, t.id limit 1`))[0];

const latestPosts = 5;
const activePeople = 5;

type SelectedPost = Omit<ForumActivity["latest"][number], "createdAt"> & { createdAt: Date };

/** The latest posts of all sections, and who has written most recently. */
export async function findActivity(db: Db): Promise<ForumActivity> {
  const latest = await sql<SelectedPost>`
    select p.id, p.topic_id, t.title, p.number, p.created_at, ${excerptOf(sql`p.plain_text`, 120)} as excerpt,
      ${authorOf("writer")} as author
    from forum_posts p
    join forum_topics t on t.id = p.topic_id
    join users writer on writer.id = p.user_id
    where p.deleted_at is null
    order by p.created_at desc, p.id limit ${latestPosts}`.execute(db);
  const people = await sql<ForumActivity["people"][number]>`
    select ${authorOf("writer")} as author, counted.posts
    from (
      select user_id, count(*)::int as posts from forum_posts
      where deleted_at is null and created_at > now() - interval '30 days'
      group by user_id order by posts desc, user_id limit ${activePeople}
    ) counted
    join users writer on writer.id = counted.user_id
    order by counted.posts desc, writer.name`.execute(db);
  return {
    latest: latest.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    people: people.rows,
  };
}
