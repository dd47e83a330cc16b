import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/** A conversation: the common room, or that of the person with another one, whose id it is. */
export type Place = { readonly personId: string; readonly partnerId: string | undefined };

/** The two of a private conversation, in the order in which a room names them. */
const pairOf = ({ personId, partnerId }: Place) => (partnerId === undefined ? [] : [personId, partnerId].toSorted());

/** Whom it concerns, or undefined where that is everybody. */
export const membersOf = (place: Place) => (place.partnerId === undefined ? undefined : pairOf(place));

const roomsAt = (db: Db, place: Place) => {
  const [firstId, secondId] = pairOf(place);
  const rooms = db.selectFrom("chatRooms").select(["id", "lastNumber"]);
  return firstId === undefined || secondId === undefined
    ? rooms.where("firstId", "is", null)
    : rooms.where("firstId", "=", firstId).where("secondId", "=", secondId);
};

/** A room of two is there once something has happened in it. */
export const findRoom = (db: Db, place: Place) => roomsAt(db, place).executeTakeFirst();

/** The room's id; it is made if need be. */
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
 * The number of the room's newest message, of which nobody else gets the next until the transaction has ended: so the
 * order of numbers is the order of commits, and who goes on from the last number misses nothing. A row's lock rather
 * than an advisory one, because the row holds the number.
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

/** Notes that somebody has read up to a number. Never takes it back. Answers whether that is news. */
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
