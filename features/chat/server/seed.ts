import { commonLines, type Line, privateConversations } from "#features/chat/server/seed-lines.ts";
import { enterRoom, type Place } from "#features/chat/server/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername, hoursAgo, idOf, people, type Seed, type SeedContext } from "#server/db/seed/people.ts";

/** The demo user's unread messages in the common room. */
const unreadInCommon = 4;

/** A lively common room, some private conversations, and people who are busy or away. */
export const seedChat: Seed = async (db, context) => {
  const commonReaders = people.map(({ username }) => ({
    username,
    readNumber: commonLines.length - (username === demoUsername ? unreadInCommon : 0),
  }));
  await say(db, context, { personId: "", partnerId: undefined }, commonLines, commonReaders);
  for (const { people: pair, unread = 0, lines } of privateConversations) {
    const [first, second] = pair;
    await say(db, context, { personId: idOf(context, first), partnerId: idOf(context, second) }, lines, [
      { username: first, readNumber: lines.length - unread },
      { username: second, readNumber: lines.length },
    ]);
  }
  await db
    .insertInto("chatStatuses")
    .values([
      { userId: idOf(context, "priya.raman"), status: "Busy" },
      { userId: idOf(context, "lucas.moreau"), status: "Away" },
    ])
    .execute();
};

type Reader = { readonly username: string; readonly readNumber: number };

async function say(db: Db, context: SeedContext, place: Place, lines: readonly Line[], readers: readonly Reader[]) {
  const roomId = await enterRoom(db, place);
  await db
    .insertInto("chatMessages")
    .values(
      lines.map(([username, hours, body], index) => ({
        id: crypto.randomUUID(),
        roomId,
        number: String(index + 1),
        userId: idOf(context, username),
        body,
        sentAt: hoursAgo(context, hours),
      })),
    )
    .execute();
  await db
    .updateTable("chatRooms")
    .set({ lastNumber: String(lines.length) })
    .where("id", "=", roomId)
    .execute();
  await db
    .insertInto("chatMarks")
    .values(readers.map(({ username, readNumber }) => ({ roomId, userId: idOf(context, username), readNumber })))
    .execute();
}
