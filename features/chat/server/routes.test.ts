import { type CompiledQuery, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import { type Chat, chatCatchUp, chatPage } from "#features/chat/contract.ts";
import { seedChat } from "#features/chat/server/seed.ts";
import { firstInstalled } from "#contract/screens/screens.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

type Api = ReturnType<typeof apiOf>;

let db: Db;
let robin: Api;
let mei: Api;
let omar: Api;
let ids: Record<"robin" | "mei" | "omar", string>;

beforeEach(async () => {
  db = await openTestDb();
  const people = [
    await addPerson(db, "robin", "Robin Vale"),
    await addPerson(db, "mei", "Mei Tanaka"),
    await addPerson(db, "omar", "Omar Haddad"),
  ] as const;
  [robin, mei, omar] = [apiOf(db, people[0]), apiOf(db, people[1]), apiOf(db, people[2])];
  ids = { robin: people[0].id, mei: people[1].id, omar: people[2].id };
});

const say = async (api: Api, body: string, partner?: string, id: string = crypto.randomUUID()) =>
  api.post("/chat.json", { id, body, with: partner });

const read = async (api: Api, search = ""): Promise<Chat> => (await api.get(`/chat.json${search}`)).body as Chat;

const textsOf = ({ messages }: Chat) => messages.map(({ body }) => body);

const statusOf = async (api: Api, username: string) =>
  (await read(api)).users.find((user) => user.username === username)?.status;

/** Fills the team chat with years of messages. */
async function fillCommonRoom(count: number) {
  await sql`
    insert into chat_messages (room_id, number, id, user_id, body)
    select chat_rooms.id, n, gen_random_uuid(), ${ids.mei}, 'Message ' || n
    from chat_rooms, generate_series(1, ${count}::int) n where first_id is null
  `.execute(db);
  await sql`update chat_rooms set last_number = ${count} where first_id is null`.execute(db);
}

test("spec §3 and §7: the chat has users with picture and status, and messages with user, date and body", async () => {
  const sent = await say(mei, "Hello everybody");
  const chat = await read(robin);
  expect(chat.users.map(({ username }) => username)).toEqual(["mei", "omar", "robin"]);
  expect(chat.users[0]).toEqual({
    username: "mei",
    name: "Mei Tanaka",
    picture: "people/mei.svg",
    status: "Log Off",
    unread: 0,
  });
  expect(chat.messages).toEqual([sent.body]);
  expect(sent.body).toEqual({
    id: expect.any(String) as unknown,
    number: 1,
    user: { username: "mei", name: "Mei Tanaka", picture: "people/mei.svg" },
    body: "Hello everybody",
    date: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  });
});

test("the chat returns the latest 50 messages, those before a number, or those after a number", async () => {
  await fillCommonRoom(301);
  const latest = await read(robin);
  expect([latest.messages.length, latest.messages[0]?.number, latest.lastNumber]).toEqual([chatPage, 252, 301]);
  const older = await read(robin, "?before=252");
  expect([older.messages[0]?.number, older.messages.at(-1)?.number]).toEqual([202, 251]);
  expect(textsOf(await read(robin, "?before=3"))).toEqual(["Message 1", "Message 2"]);
  expect(textsOf(await read(robin, "?before=1"))).toEqual([]);
  const newer = await read(robin, "?after=40");
  expect([newer.messages.length, newer.messages[0]?.number, newer.messages.at(-1)?.number]).toEqual([
    chatCatchUp,
    41,
    240,
  ]);
  expect(textsOf(await read(robin, "?after=300"))).toEqual(["Message 301"]);
  expect(textsOf(await read(robin, "?after=999"))).toEqual([]);
});

test("spec §5: a message is trimmed, keeps its line breaks and is not interpreted as HTML", async () => {
  const { body } = await say(robin, "  \r\n <b>one</b>\r\n& two \n\t ");
  expect(body.body).toBe("<b>one</b>\n& two");
  expect(textsOf(await read(mei))).toEqual(["<b>one</b>\n& two"]);
});

test("a lone surrogate is replaced, and a repeated request is still recognised", async () => {
  const id = crypto.randomUUID();
  const first = await say(robin, "broken \uD83D", undefined, id);
  const second = await say(robin, "broken \uD83D", undefined, id);
  expect([first.status, first.body.body]).toEqual([200, "broken \uFFFD"]);
  expect(second.body).toEqual(first.body);
});

test.each([
  ["spec §5: an empty message", { body: "" }],
  ["spec §5: a message of white space", { body: " \n\t\u00A0 " }],
  ["a message of invisible characters", { body: "\u200B\u2060 \u00AD" }],
  ["a message of 2001 characters", { body: "a".repeat(2001) }],
  ["a message that is not a string", { body: 7 }],
  ["a missing message", {}],
  ["an invalid ID", { id: "7", body: "Hello" }],
  ["a NUL in a message", { body: "a\0b" }],
  ["a message to oneself", { with: "robin", body: "Hello" }],
])("%s is rejected", async (_, message) => {
  const { status, body } = await robin.post("/chat.json", { id: crypto.randomUUID(), ...message });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect((await read(mei)).lastNumber).toBe(0);
});

test("a message of 2000 characters is accepted, not counting white space around it", async () => {
  const { status, body } = await say(robin, `  ${"ä".repeat(2000)}\n`);
  expect([status, body.body]).toEqual([200, "ä".repeat(2000)]);
});

test.each([
  "?before=x",
  "?before=0",
  "?after=-1",
  "?after=1.5",
  "?before=9999999999",
  "?before=2&after=1",
  `?with=${"x".repeat(31)}`,
  "?with=robin",
])("GET /chat.json%s is rejected", async (search) => {
  const { status, body } = await robin.get(`/chat.json${search}`);
  expect([status, body.code]).toEqual([400, "invalid_input"]);
});

test.each<[string, "get" | "post" | "patch", string, unknown]>([
  ["read", "get", "/chat.json?with=nobody", undefined],
  ["written to", "post", "/chat.json", { id: crypto.randomUUID(), with: "nobody", body: "Hello" }],
  ["marked as read", "patch", "/chat.json/read", { with: "nobody", number: 1 }],
  ["notified of typing", "post", "/chat.json/typing", { with: "nobody" }],
])("a conversation with an unknown user cannot be %s", async (_, method, path, body) => {
  const answer = method === "get" ? await robin.get(path) : await robin[method](path, body);
  expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
});

test("simultaneous identical requests add one message", async () => {
  const id = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => say(robin, "Only once", undefined, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await read(mei)).lastNumber).toBe(1);
});

test.each<[string, () => Promise<{ status: number; body: { code?: string } }>]>([
  ["another text", () => say(robin, "Other", undefined, "5f0c1e9c-9c0a-4b8e-8f61-0d7f6f0f0001")],
  ["another conversation", () => say(robin, "Secret", "omar", "5f0c1e9c-9c0a-4b8e-8f61-0d7f6f0f0001")],
  ["another user", () => say(omar, "Secret", "mei", "5f0c1e9c-9c0a-4b8e-8f61-0d7f6f0f0001")],
])("a known ID with %s is a conflict that reveals nothing", async (_, again) => {
  await say(robin, "Secret", "mei", "5f0c1e9c-9c0a-4b8e-8f61-0d7f6f0f0001");
  const { status, body } = await again();
  expect([status, body.code]).toEqual([409, "conflict"]);
  expect(JSON.stringify(body)).not.toContain("Secret");
  expect((await read(omar, "?with=mei")).lastNumber).toBe(0);
  expect((await read(robin, "?with=omar")).lastNumber).toBe(0);
});

test("a private conversation is visible only to its two users", async () => {
  await say(robin, "Between us", "mei");
  await say(mei, "Of course", "robin");
  for (const [api, partner] of [
    [robin, "mei"],
    [mei, "robin"],
  ] as const) {
    const chat = await read(api, `?with=${partner}`);
    expect(textsOf(chat)).toEqual(["Between us", "Of course"]);
    expect(chat.users.map(({ username }) => username)).toEqual(["mei", "robin"]);
  }
  for (const search of ["", "?with=mei", "?with=robin"]) expect((await read(omar, search)).messages).toEqual([]);
});

test("two users who write to each other for the first time simultaneously share one conversation", async () => {
  await Promise.all([say(robin, "Hello", "mei"), say(mei, "Hello", "robin"), say(robin, "Again", "mei")]);
  expect((await read(mei, "?with=robin")).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("simultaneous messages get numbers without gaps, in the order in which they become visible", async () => {
  const seen: number[] = [];
  let isWriting = true;
  const follow = async () => {
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      const { messages } = await read(omar, `?after=${seen.at(-1) ?? 0}`);
      seen.push(...messages.map(({ number }) => number));
    }
  };
  const following = follow();
  await Promise.all(Array.from({ length: 60 }, (_, index) => say(index % 2 ? robin : mei, `Message ${index}`)));
  isWriting = false;
  await following;
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test("nothing of before a user joined is unread", async () => {
  await say(mei, "Long ago");
  await sql`update chat_messages set sent_at = now() - interval '1 day'`.execute(db);
  await say(mei, "Today");
  expect((await omar.get("/chat.json/unread")).body).toEqual({ common: 1, private: 0 });
  expect(await read(omar)).toMatchObject({ readNumber: 1, lastNumber: 2 });
});

test("messages from others are unread until they are marked as read, and never become unread again", async () => {
  await say(mei, "One", "robin");
  await say(mei, "Two", "robin");
  await say(mei, "For all");
  const unreadOf = async (api: Api) => (await api.get("/chat.json/unread")).body as unknown;
  expect(await unreadOf(robin)).toEqual({ common: 1, private: 2 });
  expect((await read(robin)).users.map(({ username, unread }) => [username, unread])).toEqual([
    ["mei", 2],
    ["omar", 0],
    ["robin", 0],
  ]);
  expect(await unreadOf(mei)).toEqual({ common: 0, private: 0 });
  expect(await unreadOf(omar)).toEqual({ common: 1, private: 0 });

  await robin.patch("/chat.json/read", { with: "mei", number: 1 });
  expect(await unreadOf(robin)).toEqual({ common: 1, private: 1 });
  await robin.patch("/chat.json/read", { with: "mei", number: 2 });
  await robin.patch("/chat.json/read", { with: "mei", number: 1 });
  await robin.patch("/chat.json/read", { number: 1 });
  expect(await unreadOf(robin)).toEqual({ common: 0, private: 0 });
  expect((await read(mei, "?with=robin")).seenNumber).toBe(2);
  expect(await read(mei)).not.toHaveProperty("seenNumber");
});

test("a message cannot be marked as read before it is sent", async () => {
  await say(mei, "One", "robin");
  await robin.patch("/chat.json/read", { with: "mei", number: 999 });
  await robin.patch("/chat.json/read", { with: "omar", number: 999 });
  await say(mei, "Two", "robin");
  expect(await read(robin, "?with=mei")).toMatchObject({ readNumber: 1, lastNumber: 2 });
});

test("a user who replies has read the earlier messages", async () => {
  await say(mei, "One", "robin");
  await say(robin, "Two", "mei");
  expect(await read(robin, "?with=mei")).toMatchObject({ readNumber: 2 });
  expect(await read(mei, "?with=robin")).toMatchObject({ readNumber: 1, seenNumber: 2 });
});

test("spec §4: the status is Online by default, and can be changed", async () => {
  expect(await statusOf(robin, "robin")).toBe("Online");
  for (const status of ["Busy", "Away", "Log Off", "Online"]) {
    const answer = await robin.patch("/chat.json/status", { status });
    expect([answer.status, answer.body]).toMatchObject([200, { username: "robin", status }]);
    expect(await statusOf(robin, "robin")).toBe(status);
  }
});

test.each([{ status: "Offline" }, { status: "" }, {}, "Online"])("%j is rejected as a status", async (body) => {
  const answer = await robin.patch("/chat.json/status", body);
  expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
});

test("others see a user's status while that user has a window open, and Log Off otherwise", async () => {
  await mei.patch("/chat.json/status", { status: "Busy" });
  expect(await statusOf(robin, "mei")).toBe("Log Off");
  expect(await statusOf(mei, "mei")).toBe("Busy");
  const window = { id: crypto.randomUUID(), userId: ids.mei };
  await db.insertInto("liveStreams").values(window).execute();
  expect(await statusOf(robin, "mei")).toBe("Busy");
  await mei.patch("/chat.json/status", { status: "Log Off" });
  expect(await statusOf(robin, "mei")).toBe("Log Off");
  await mei.patch("/chat.json/status", { status: "Away" });
  await db
    .updateTable("liveStreams")
    .set({ seenAt: sql<Date>`now() - interval '91 seconds'` })
    .execute();
  expect(await statusOf(robin, "mei")).toBe("Log Off");
});

test("typing is shown to the others in the conversation, for some seconds or until the message arrives", async () => {
  await mei.post("/chat.json/typing", {});
  await mei.post("/chat.json/typing", { with: "robin" });
  expect((await read(robin)).typing).toEqual(["mei"]);
  expect((await read(robin, "?with=mei")).typing).toEqual(["mei"]);
  expect((await read(mei)).typing).toEqual([]);
  expect((await read(omar, "?with=mei")).typing).toEqual([]);
  await say(mei, "Said");
  expect((await read(robin)).typing).toEqual([]);
  await db
    .updateTable("chatTyping")
    .set({ typedAt: sql<Date>`now() - interval '7 seconds'` })
    .execute();
  expect((await read(robin, "?with=mei")).typing).toEqual([]);
  await omar.post("/chat.json/typing", {});
  expect(await db.selectFrom("chatTyping").select("userId").execute()).toEqual([{ userId: ids.omar }]);
});

test("messages of a deleted user keep their place in the team chat", async () => {
  await say(mei, "One");
  await say(robin, "Two");
  await say(mei, "Private", "robin");
  await db.deleteFrom("users").where("id", "=", ids.mei).execute();
  const { messages } = await read(robin);
  expect(messages.map(({ number, body, user }) => [number, body, user.name])).toEqual([
    [1, "One", ""],
    [2, "Two", "Robin Vale"],
  ]);
});

test("messages, typing, read marks and statuses are announced to the users they concern, and to no others", async () => {
  const told = async (act: () => Promise<{ status: number }>) => {
    await db.deleteFrom("liveChanges").execute();
    expect((await act()).status).toBe(200);
    const rows = await db.selectFrom("liveChanges").select(["userId", "topic"]).execute();
    expect(new Set(rows.map(({ topic }) => topic)).difference(new Set(["chat"])).size).toBe(0);
    return rows.map(({ userId }) => userId).toSorted();
  };
  const two = [ids.robin, ids.mei].toSorted();
  expect(await told(() => say(mei, "For all"))).toEqual([null]);
  expect(await told(() => say(mei, "For one", "robin"))).toEqual(two);
  expect(await told(() => mei.post("/chat.json/typing", {}))).toEqual([null]);
  expect(await told(() => mei.post("/chat.json/typing", { with: "robin" }))).toEqual(two);
  expect(await told(() => robin.patch("/chat.json/read", { number: 1 }))).toEqual([ids.robin]);
  expect(await told(() => robin.patch("/chat.json/read", { number: 1 }))).toEqual([]);
  expect(await told(() => robin.patch("/chat.json/read", { with: "mei", number: 1 }))).toEqual(two);
  expect(await told(() => robin.patch("/chat.json/status", { status: "Busy" }))).toEqual([null]);
});

test("the latest page of 100,000 messages, an earlier and a later one are read through an index", async () => {
  await fillCommonRoom(100_000);
  await sql`vacuum analyze chat_messages`.execute(db);
  const planOf = async (query: CompiledQuery) => {
    const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` });
    return rows.flatMap((row) => Object.values(row)).join("\n");
  };
  const watched: CompiledQuery[] = [];
  const watching = db.withPlugin({
    transformQuery: ({ node }) => {
      watched.push(db.getExecutor().compileQuery(node, { queryId: crypto.randomUUID() }));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (const search of ["", "?before=50000", "?after=50000"]) {
    await read(apiOf(watching, { username: "robin" }), search);
  }
  const pages = watched.filter(({ sql: text }) => text.includes('from "chat_messages"'));
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    const plan = await planOf(page);
    expect(plan).toMatch(/Index Scan (Backward )?using chat_messages_pkey/);
    expect(plan).not.toMatch(/Seq Scan on chat_messages|Sort/);
  }
});

test("the seed fills the team chat and some private conversations, with some messages unread", async () => {
  const seeded = await openTestDb();
  await seedChat(seeded, { now: new Date("2026-03-01T12:00:00Z"), people: await seedPeople(seeded) });
  const api = apiOf(seeded, { username: demoUsername });
  const chat = await read(api);
  expect(chat.messages).toHaveLength(chatPage);
  expect(chat.lastNumber).toBeGreaterThan(chatPage);
  expect((await api.get("/chat.json/unread")).body).toEqual({ common: 4, private: 3 });
  const later = await say(api, "The next");
  expect(later.body.number).toBe(chat.lastNumber + 1);
});

test("the search finds colleagues by name, username and email address, and leads to the conversation with them", async () => {
  const find = async (api: Api, q: string) => {
    const { body } = await api.get(`/search.json?${new URLSearchParams({ q, kind: "colleagues" }).toString()}`);
    return [body.totals.colleagues, ...body.data];
  };
  const href = `${firstInstalled("/dashboard")}?chat=mei`;
  const found = { kind: "colleagues", title: "Mei Tanaka", text: "mei@example.org", href };
  for (const q of ["tanaka", "MEI@example", "mei tan"]) expect(await find(robin, q)).toEqual([1, found]);
  expect(await find(mei, "tanaka")).toEqual([0]);
  expect(await find(robin, "example.org")).toHaveLength(3);
});

test("the search finds messages in the common room, and those of a private conversation for its two people", async () => {
  const say = (api: Api, body: string, partner?: string) =>
    api.post("/chat.json", { id: crypto.randomUUID(), body, with: partner });
  await say(robin, "The zither is in the hall");
  await say(mei, "Sell the zither?", "robin");
  const find = async (api: Api) => {
    const { body } = await api.get("/search.json?q=zither");
    return [body.totals.chat, body.data.map(({ title, text, href }: Record<string, string>) => [title, text, href])];
  };
  const common = ["The zither is in the hall", "Robin Vale", `${firstInstalled("/dashboard")}?chat=`];
  expect(await find(robin)).toEqual([
    2,
    [["Sell the zither?", "Mei Tanaka", `${firstInstalled("/dashboard")}?chat=mei`], common],
  ]);
  expect(await find(mei)).toEqual([
    2,
    [["Sell the zither?", "Mei Tanaka", `${firstInstalled("/dashboard")}?chat=robin`], common],
  ]);
  expect(await find(omar)).toEqual([1, [common]]);
});
