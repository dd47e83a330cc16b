import { z } from "zod/mini";

import seedLines from "#features/chat/server/seed-lines.json" with { type: "json" };
import { enterRoom, type Place } from "#features/chat/server/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername, hoursAgo, idOf, people, type Seed, type SeedContext } from "#server/db/seed/people.ts";

/** The author, the hours before now, and the text. */
const Line = z.tuple([z.string(), z.number(), z.string()]);
type Line = z.infer<typeof Line>;

const SeedLines = z.object({
  /** The team chat over the last working days, oldest first. */
  teamChat: z.array(Line),
  /** Everybody in the office has at least one. */
  privateConversations: z.array(
    z.object({
      people: z.tuple([z.string(), z.string()]),
      /** The number of last messages that the first person has not read; the second has read all. */
      unread: z.optional(z.number()),
      lines: z.array(Line),
    }),
  ),
});

const { teamChat, privateConversations } = SeedLines.parse(seedLines);

/** The demo user's unread messages in the team chat. */
const unreadInTeamChat = 4;

/** A lively team chat, some private conversations, and people who are busy or away. */
export const seedChat: Seed = async (db, context) => {
  const teamReaders = people.map(({ username }) => ({
    username,
    readNumber: teamChat.length - (username === demoUsername ? unreadInTeamChat : 0),
  }));
  await addConversation(db, context, { personId: "", partnerId: undefined }, teamChat, teamReaders);
  for (const { people: pair, unread = 0, lines } of privateConversations) {
    const [first, second] = pair;
    await addConversation(db, context, { personId: idOf(context, first), partnerId: idOf(context, second) }, lines, [
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

async function addConversation(
  db: Db,
  context: SeedContext,
  place: Place,
  lines: readonly Line[],
  readers: readonly Reader[],
) {
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
