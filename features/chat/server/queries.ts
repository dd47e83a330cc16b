import { type RawBuilder, type Selectable, sql } from "kysely";

import {
  type Chat,
  chatCatchUp,
  type ChatMessage,
  chatPage,
  type ChatStatus,
  type ChatUser,
} from "#features/chat/contract.ts";
import { enterRoom, findRoom, lockRoom, markRead, membersOf, type Place } from "#features/chat/server/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { ChatMessages } from "#features/chat/server/tables.gen.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";

/** A person is present if one of their windows was seen within this time; open windows are renewed every 25 seconds. */
const seenWithin = sql`interval '90 seconds'`;
/** The duration of a typing notification. */
const typingFor = sql`interval '6 seconds'`;

/** The number of the room's last message before the person joined: what they have not missed is not unread. */
const lastBefore = (roomId: RawBuilder<unknown>, personId: RawBuilder<unknown>) => sql<string>`(
  select number from chat_messages
  where room_id = ${roomId} and sent_at < (select created_at from users where id = ${personId})
  order by number desc limit 1
)`;

const notify = (db: Db, place: Place) => announce(db, "chat", membersOf(place) ?? everybody);

/** Returns the other person's id, or undefined if the username does not exist. */
export async function findPartner(db: Db, username: string) {
  const row = await db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirst();
  return row?.id;
}

type Part = { readonly before?: number | undefined; readonly after?: number | undefined };

export async function readChat(db: Db, place: Place, part: Part): Promise<Chat> {
  const { personId, partnerId } = place;
  const users = await listUsers(db, place);
  const room = await findRoom(db, place);
  if (!room)
    return { users, messages: [], lastNumber: 0, readNumber: 0, ...(partnerId && { seenNumber: 0 }), typing: [] };
  const messages = await listMessages(db, room.id, part);
  const marks = await db
    .selectFrom("chatMarks")
    .select(["userId", "readNumber"])
    .where("roomId", "=", room.id)
    .where("userId", "in", partnerId === undefined ? [personId] : [personId, partnerId])
    .execute();
  const markOf = (id: string) => marks.find(({ userId }) => userId === id)?.readNumber;
  const readNumber = markOf(personId) ?? (await findLastBefore(db, room.id, personId));
  return {
    users,
    messages,
    // A message posted between the two queries is the newest.
    lastNumber: Math.max(Number(room.lastNumber), messages.at(-1)?.number ?? 0),
    readNumber: Number(readNumber ?? 0),
    ...(partnerId !== undefined && { seenNumber: Number(markOf(partnerId) ?? 0) }),
    typing: await listTyping(db, room.id, personId),
  };
}

const findLastBefore = async (db: Db, roomId: string, personId: string) =>
  (await sql<{ number: string | null }>`select ${lastBefore(sql`${roomId}`, sql`${personId}`)} as number`.execute(db))
    .rows[0]?.number;

async function listMessages(db: Db, roomId: string, { before, after }: Part) {
  const messages = db
    .selectFrom("chatMessages")
    .leftJoin("users", "users.id", "chatMessages.userId")
    .select(["chatMessages.id", "number", "body", "sentAt", "username", "name", "picture"])
    .where("roomId", "=", roomId);
  if (after !== undefined) {
    const rows = await messages.where("number", ">", String(after)).orderBy("number").limit(chatCatchUp).execute();
    return rows.map(toMessage);
  }
  const rows = await messages
    .$if(before !== undefined, (query) => query.where("number", "<", String(before)))
    .orderBy("number", "desc")
    .limit(chatPage)
    .execute();
  return rows.toReversed().map(toMessage);
}

type Author = { username: string | null; name: string | null; picture: string | null };

const toMessage = ({
  id,
  number,
  body,
  sentAt,
  username,
  name,
  picture,
}: Pick<Selectable<ChatMessages>, "id" | "number" | "body" | "sentAt"> & Author): ChatMessage => ({
  id,
  number: Number(number),
  user: { username: username ?? "", name: name ?? "", picture: picture ?? "" },
  body,
  date: sentAt.toISOString(),
});

/** The people of a conversation, as the person sees them. */
async function listUsers(db: Db, { personId, partnerId }: Place): Promise<ChatUser[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("chatStatuses", "chatStatuses.userId", "users.id")
    .leftJoin("chatRooms as room", (join) =>
      join
        .on("room.firstId", "=", sql<string>`least(users.id, ${personId}::uuid)`)
        .on("room.secondId", "=", sql<string>`greatest(users.id, ${personId}::uuid)`),
    )
    .leftJoin("chatMarks as mark", (join) => join.onRef("mark.roomId", "=", "room.id").on("mark.userId", "=", personId))
    .select([
      "users.id",
      "username",
      "name",
      "picture",
      "chatStatuses.status",
      sql<boolean>`exists (
        select from live_streams where user_id = users.id and seen_at > now() - ${seenWithin}
      )`.as("isThere"),
      sql<number>`(coalesce(room.last_number, 0) - coalesce(mark.read_number, 0))::int`.as("unread"),
    ])
    .$if(partnerId !== undefined, (query) => query.where("users.id", "in", [personId, partnerId ?? ""]))
    .orderBy("name")
    .orderBy("username")
    .execute();
  return rows.map(({ id, username, name, picture, status, isThere, unread }) => ({
    username,
    name,
    picture,
    status: id === personId || isThere ? ((status ?? "Online") as ChatStatus) : "Log Off",
    unread,
  }));
}

async function listTyping(db: Db, roomId: string, personId: string) {
  const rows = await db
    .selectFrom("chatTyping")
    .innerJoin("users", "users.id", "chatTyping.userId")
    .select("username")
    .where("roomId", "=", roomId)
    .where("userId", "!=", personId)
    .where("typedAt", ">", sql<Date>`now() - ${typingFor}`)
    .orderBy("name")
    .execute();
  return rows.map(({ username }) => username);
}

/**
 * Posts a message. If the id exists with the same room, author and text, returns that message, so that a request can be
 * repeated. Returns undefined if the id belongs to a different message.
 */
export const postMessage = (db: Db, place: Place, { id, body }: { id: string; body: string }) =>
  db.transaction().execute(async (transaction) => {
    const { personId: userId } = place;
    const roomId = await enterRoom(transaction, place);
    const lastNumber = await lockRoom(transaction, roomId);
    const number = String(lastNumber + 1);
    const inserted = await transaction
      .insertInto("chatMessages")
      .values({ roomId, number, id, userId, body })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) {
      await transaction.updateTable("chatRooms").set({ lastNumber: number }).where("id", "=", roomId).execute();
      // Answering marks the earlier messages as read.
      await markRead(transaction, roomId, userId, lastNumber + 1);
      await transaction.deleteFrom("chatTyping").where("roomId", "=", roomId).where("userId", "=", userId).execute();
      await notify(transaction, place);
    }
    const row = await transaction
      .selectFrom("chatMessages")
      .innerJoin("users", "users.id", "chatMessages.userId")
      .select(["chatMessages.id", "number", "body", "sentAt", "username", "name", "picture"])
      .where("chatMessages.id", "=", id)
      .where("roomId", "=", roomId)
      .where("userId", "=", userId)
      .where("body", "=", body)
      .executeTakeFirst();
    return row && toMessage(row);
  });

export const readUpTo = (db: Db, place: Place, number: number) =>
  db.transaction().execute(async (transaction) => {
    const room = await findRoom(transaction, place);
    // Messages that do not exist yet cannot be read.
    const upTo = Math.min(number, Number(room?.lastNumber ?? 0));
    if (!room || upTo === 0 || !(await markRead(transaction, room.id, place.personId, upTo))) return;
    // In a private conversation the other person sees the mark; in the team chat nobody else does.
    await announce(transaction, "chat", membersOf(place) ?? [place.personId]);
  });

export const noteTyping = (db: Db, place: Place) =>
  db.transaction().execute(async (transaction) => {
    const roomId = await enterRoom(transaction, place);
    // Rows locked by another transaction are left to it.
    await sql`
      delete from chat_typing where (room_id, user_id) in (
        select room_id, user_id from chat_typing where typed_at < now() - ${typingFor} for update skip locked
      )
    `.execute(transaction);
    await transaction
      .insertInto("chatTyping")
      .values({ roomId, userId: place.personId })
      .onConflict((conflict) => conflict.columns(["roomId", "userId"]).doUpdateSet({ typedAt: sql<Date>`now()` }))
      .execute();
    await notify(transaction, place);
  });

export const changeStatus = (db: Db, personId: string, status: ChatStatus) =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("chatStatuses")
      .values({ userId: personId, status })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ status }))
      .execute();
    await announce(transaction, "chat", everybody);
    const [self] = await listUsers(transaction, { personId, partnerId: personId });
    return self;
  });

/** Counts the unread messages of people, by their ids: in the team chat, and in all private conversations together. */
export async function countUnread(db: Db, personIds: readonly string[]) {
  const query = sql<{ personId: string; common: number; private: number }>`(
    select reader.id as person_id, counted.*
    from users as reader
    cross join lateral (
      select
        coalesce(sum(unread) filter (where first_id is null), 0)::int as common,
        coalesce(sum(unread) filter (where first_id is not null), 0)::int as private
      from (
        select
          first_id,
          last_number - coalesce(mark.read_number, ${lastBefore(sql`chat_rooms.id`, sql`reader.id`)}, 0) as unread
        from chat_rooms
        left join chat_marks as mark on mark.room_id = chat_rooms.id and mark.user_id = reader.id
        where first_id is null or first_id = reader.id or second_id = reader.id
      ) as rooms
    ) as counted
    where reader.id = any (${personIds}::uuid[])
  )`;
  const rows = await readTogether(db, query);
  return new Map(rows.map(({ personId, ...counts }) => [personId, counts]));
}
