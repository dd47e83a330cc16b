import { type SqlBool, sql } from "kysely";

import { firstInstalled } from "#contract/screens/screens.ts";
import type { Db } from "#server/db/client.ts";
import type { OwnSearch, RowSearch } from "#server/lib/search.ts";

/** The address that opens the conversation with a person, or the team chat if the username is empty. */
const hrefOf = (username: string) => `${firstInstalled("/dashboard")}?chat=${encodeURIComponent(username)}`;

const colleagues = (db: Db, personId: string, q: string) =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .reduce(
      (query, word) =>
        query.where(sql<SqlBool>`search_text(name || ' ' || username || ' ' || email) like search_pattern(${word})`),
      db.selectFrom("users").where("id", "<>", personId),
    );

/** The other people of the office, to write to. */
export const colleagueSearch: OwnSearch = {
  kind: "colleagues",
  async count(db, personId, q) {
    const { count } = await colleagues(db, personId, q)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
    return count;
  },
  async find(db, personId, { q, page, size }) {
    const rows = await colleagues(db, personId, q)
      .select(["username", "name", "email"])
      .orderBy("name")
      .orderBy("username")
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return rows.map(({ username, name, email }) => ({
      kind: "colleagues",
      title: name,
      text: email,
      href: hrefOf(username),
    }));
  },
};

/** Messages of the team chat, and of the person's private conversations. */
export const chatSearch: RowSearch = {
  kind: "chat",
  table: "chat_messages",
  isOwned: false,
  visibleTo: (personId) => sql<SqlBool>`room_id in (
    select id from chat_rooms where first_id is null or first_id = ${personId} or second_id = ${personId}
  )`,
  title: sql`left(body, 120)`,
  // Empty if the account was deleted.
  text: sql`coalesce((select name from users where users.id = user_id), '')`,
  date: sql`sent_at`,
  // The username of the other person; empty in the team chat.
  place: (personId) => sql`coalesce((
    select username from chat_rooms join users on users.id in (first_id, second_id) and users.id <> ${personId}
    where chat_rooms.id = room_id
  ), '')`,
  href: ({ place }) => hrefOf(place),
};
