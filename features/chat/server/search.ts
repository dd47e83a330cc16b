import { type SqlBool, sql } from "kysely";

import { firstInstalled } from "#contract/screens.ts";
import type { RowSearch } from "#server/lib/search.ts";

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
  href: ({ place }) => `${firstInstalled("/dashboard")}?chat=${encodeURIComponent(place)}`,
};
