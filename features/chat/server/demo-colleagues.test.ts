import { beforeEach, expect, test } from "vitest";

import type { Chat } from "#features/chat/contract.ts";
import { answerMessage, answerTo, findWaiting, staffDemo } from "#features/chat/server/demo-colleagues.ts";
import { seedChat } from "#features/chat/server/seed.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername, idOf } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";
import { createPresence } from "#server/live/presence.ts";
import { seedPeople } from "#server/users/seed.ts";

const amara = "amara.okafor";

let db: Db;
let people: ReadonlyMap<string, string>;
let robin: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  people = await seedPeople(db);
  await seedChat(db, { now: new Date(), people });
  robin = apiOf(db, { username: demoUsername });
});

const write = (body: string, partner: string | undefined) =>
  robin.post("/chat.json", { id: crypto.randomUUID(), body, with: partner });
const readWith = async (partner: string) => (await robin.get(`/chat.json?with=${partner}`)).body as Chat;
/** The streams that stand for these colleagues. */
const streamsOf = (...usernames: string[]) =>
  new Map(usernames.map((username) => [crypto.randomUUID(), idOf({ people }, username)]));
const openWindow = (username: string) =>
  db
    .insertInto("liveStreams")
    .values({ id: crypto.randomUUID(), userId: idOf({ people }, username) })
    .execute();

test.each([
  ["Hello Amara", "Hello! I am at my desk until five."],
  ["Thank you!", "Any time."],
  ["Could you send me the figures?", "I think so, but let me check before you rely on it."],
  ["متى يبدأ الاجتماع؟", "I think so, but let me check before you rely on it."],
  ["The boxes are here.", "Sounds good to me."],
])("a colleague answers “%s” with “%s”", (body, answer) => {
  expect(answerTo(body, 1)).toBe(answer);
});

test("a private message is read, answered once although two servers answer it, and not answered again", async () => {
  await write("Could you send me the figures?", amara);
  const streams = streamsOf(amara);
  const [message, ...others] = await findWaiting(db, streams);
  if (!message) throw new Error("No message waits");
  expect(others).toEqual([]);
  let typing: readonly string[] = [];
  await answerMessage(db, message, async () => {
    ({ typing } = await readWith(amara));
  });
  expect(typing).toEqual([amara]);
  await answerMessage(db, message, async () => {});
  const { messages, seenNumber } = await readWith(amara);
  expect(messages.slice(-2).map(({ user, body }) => [user.username, body])).toEqual([
    [demoUsername, "Could you send me the figures?"],
    [amara, answerTo("Could you send me the figures?", message.number)],
  ]);
  expect(seenNumber).toBe(messages.at(-1)?.number);
  expect(await findWaiting(db, streams)).toEqual([]);
});

test("nobody answers the team chat, for a colleague who is busy or offline, or where somebody has signed in as them", async () => {
  const busy = "priya.raman";
  const offline = "omar.haddad";
  await write("Hello everybody", undefined);
  for (const partner of [busy, offline, amara]) await write("Hello", partner);
  await openWindow(amara);
  expect(await findWaiting(db, streamsOf(busy, amara))).toEqual([]);
});

test("the colleagues are online in the demo until the server stops, and nowhere else", async () => {
  const statusOf = async (username: string) =>
    (await readWith(username)).users.find((user) => user.username === username)?.status;
  const stop = new AbortController();
  const context = {
    db,
    signal: stop.signal,
    log: () => {},
    isDemo: true,
    noteOnline: createPresence(db, ["chat"]).add,
  };
  await staffDemo({ ...context, isDemo: false });
  expect(await statusOf(amara)).toBe("Log Off");

  const working = staffDemo(context);
  await expect.poll(() => statusOf(amara), { timeout: 10_000 }).toBe("Online");
  expect(await statusOf("lucas.moreau")).toBe("Away");
  expect(await statusOf("omar.haddad")).toBe("Log Off");
  stop.abort();
  await working;
  expect(await statusOf(amara)).toBe("Log Off");
});
