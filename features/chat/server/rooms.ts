import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/** A conversation: the team chat, or a private conversation with the partner. */
export type Place = { readonly personId: string; readonly partnerId: string | undefined };

/** The two people of a private conversation, in the order in which a room stores them. */
const pairOf = ({ personId, partnerId }: Place) => (partnerId === undefined ? [] : [personId, partnerId].toSorted());

/** The people concerned, or undefined for everybody. */
export const membersOf = (place: Place) => (place.partnerId === undefined ? undefined : pairOf(place));

const roomsAt = (db: Db, place: Place) => {
  const [firstId, secondId] = pairOf(place);
  const rooms = db.selectFrom("chatRooms").select(["id", "lastNumber"]);
  return firstId === undefined || secondId === undefined
    ? rooms.where("firstId", "is", null)
    : rooms.where("firstId", "=", firstId).where("secondId", "=", secondId);
};

/** A private room exists once something has happened in it. */
export const findRoom = (db: Db, place: Place) => roomsAt(db, place).executeTakeFirst();

/** Returns the room's id, creating the room if necessary. */
export async function enterRoom(db: Db, place: Place) {
  const found = await findRoom(db, place);
  if (found) return found.id;
  const [firstId, secondId] = pairOf(place);
  await db
    .insertInto("chatRooms")
    .values({ firstId, secondId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await roomsAt(db, place).executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the room and returns the number of its newest message. Nobody else can number a message until the transaction
 * ends, so numbers follow the order of commits, and a reader that continues from the last number misses nothing. A row
 * lock instead of an advisory lock, because the row holds the number.
 */
export async function lockRoom(db: Db, roomId: string) {
  const { lastNumber } = await db
    .selectFrom("chatRooms")
    .select("lastNumber")
    .where("id", "=", roomId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return Number(lastNumber);
}

/** Marks messages as read up to a number; the mark never moves back. Returns whether it moved. */
export async function markRead(db: Db, roomId: string, userId: string, readNumber: number) {
  const marked = await db
    .insertInto("chatMarks")
    .values({ roomId, userId, readNumber })
    .onConflict((conflict) =>
      conflict
        .columns(["roomId", "userId"])
        .doUpdateSet({ readNumber: sql<string>`excluded.read_number` })
        .whereRef("chatMarks.readNumber", "<", sql<string>`excluded.read_number`),
    )
    .returning("roomId")
    .executeTakeFirst();
  return marked !== undefined;
}
