import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";
import { beforeEach, expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import type { Messages } from "#features/inbox/server/tables.gen.ts";
import { openTestDb, statementsOf } from "#server/db/testing.ts";
import { listMessages, readInbox } from "#features/inbox/server/queries.ts";
import { seedInbox } from "#features/inbox/server/seed.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

type Person = Awaited<ReturnType<typeof addPerson>>;
type Api = ReturnType<typeof apiOf>;

let db: Db;
let robin: Person;
let mei: Person;
let mine: Api;
let others: Api;

beforeEach(async () => {
  db = await openTestDb();
  robin = await addPerson(db, "robin", "Robin Vale");
  mei = await addPerson(db, "mei", "Mei Tanaka");
  mine = apiOf(db, robin);
  others = apiOf(db, mei);
});

/** Inserts messages directly, without validation, and returns their ids. */
async function store(...messages: Partial<Insertable<Messages>>[]) {
  const message = { userId: robin.id, folder: "inbox", subject: "Hello", body: "<p>Hello</p>", bodyText: "Hello" };
  const rows = await db
    .insertInto("messages")
    .values(messages.map((each) => ({ ...message, fromName: "Ana Ruiz", fromEmail: "ana@example.org", ...each })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

const path = (id = "") => `/messages.json/${id}`;
const list = (query: Record<string, string>) => `/messages.json?${new URLSearchParams(query).toString()}`;
const subjects = ({ body }: Awaited<ReturnType<Api["get"]>>) =>
  body.data.map(({ subject }: { subject: string }) => subject);
const unreadIn = async (api: Api) => {
  const { body } = await api.get("/inbox.json");
  return Object.fromEntries(body.folders.map(({ key, unread }: { key: string; unread: number }) => [key, unread]));
};
const draft = (more: object = {}) => ({
  _id: randomUUID(),
  to: ["mei"],
  subject: "Lunch",
  body: "<p>At <b>noon</b>?</p>",
  ...more,
});
const noMessage = "00000000-0000-4000-8000-000000000000";

test("spec §3: the inbox has labels with name and colour, and folders with their unread count", async () => {
  await store({}, { isRead: true }, { folder: "spam" }, { userId: mei.id });
  const { body } = await mine.get("/inbox.json");
  expect(body.labels).toMatchObject({ work: { name: "Work", color: "blue" } });
  expect(body.folders).toEqual([
    { key: "inbox", name: "Inbox", unread: 1 },
    { key: "sent", name: "Sent", unread: 0 },
    { key: "archive", name: "Archived", unread: 0 },
    { key: "spam", name: "Spam", unread: 1 },
    { key: "trash", name: "Trash", unread: 0 },
  ]);
});

test("unread counts are correct after messages are added, changed, moved and deleted", async () => {
  const none = { inbox: 0, sent: 0, archive: 0, spam: 0, trash: 0 };
  const [one = "", two = "", three = ""] = await store({}, {}, {});
  expect(await unreadIn(mine)).toEqual({ ...none, inbox: 3 });
  await mine.patch(path(one), { isRead: true });
  expect(await unreadIn(mine)).toEqual({ ...none, inbox: 2 });
  await mine.patch(path(two), { folder: "archive" });
  await mine.patch(path(one), { folder: "trash", isRead: false });
  expect(await unreadIn(mine)).toEqual({ ...none, inbox: 1, archive: 1, trash: 1 });
  await mine.patch("/messages.json", { ids: [one, two, three], change: { folder: "spam" } });
  expect(await unreadIn(mine)).toEqual({ ...none, spam: 3 });
  await mine.delete(path(one));
  expect(await unreadIn(mine)).toEqual({ ...none, spam: 2 });
  const kept = await db
    .selectFrom("mailboxCounts")
    .select(({ fn }) => fn.sum("total").as("total"))
    .execute();
  expect(Number(kept[0]?.total)).toBe(2);
});

test("deleting a user deletes their messages and counts", async () => {
  await store({}, { folder: "archive" });
  await db.deleteFrom("users").where("id", "=", robin.id).execute();
  expect(await db.selectFrom("messages").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("mailboxCounts").selectAll().execute()).toEqual([]);
});

test("a folder is listed newest first, with the fields that a list shows", async () => {
  const [id] = await store(
    {
      subject: "Newest",
      bodyText: `${"word ".repeat(60)}end`,
      labels: ["work"],
      attachments: JSON.stringify([{ name: "plan.pdf", size: 7 }]),
      fromUsername: "mei",
      fromName: "Mei before she married",
      fromEmail: "old@example.org",
      recipients: JSON.stringify([{ username: "robin", name: "Robin", email: "robin@example.org" }]),
      sentAt: "2026-01-03T00:00:00Z",
    },
    { subject: "Oldest", sentAt: "2026-01-01T00:00:00Z" },
    { subject: "Elsewhere", folder: "archive" },
    { subject: "Middle", sentAt: "2026-01-02T00:00:00Z" },
  );
  const answer = await mine.get(list({ folder: "inbox" }));
  expect(subjects(answer)).toEqual(["Newest", "Middle", "Oldest"]);
  expect(answer.body.total).toBe(3);
  expect(answer.body.data[0]).toEqual({
    _id: id,
    folder: "inbox",
    subject: "Newest",
    preview: "word ".repeat(24),
    labels: ["work"],
    from: { username: "mei", name: "Mei Tanaka", email: "mei@example.org", picture: "people/mei.svg" },
    to: [{ username: "robin", name: "Robin Vale", email: "robin@example.org", picture: "people/robin.svg" }],
    attachmentCount: 1,
    sentAt: "2026-01-03T00:00:00.000Z",
    isRead: false,
  });
  expect(answer.body.data[1].from).toEqual({ username: "", name: "Ana Ruiz", email: "ana@example.org", picture: "" });
});

test("pages have neither gaps nor duplicates, even if dates are equal", async () => {
  await store(...Array.from({ length: 25 }, (_, n) => ({ subject: `${n}`, sentAt: "2026-01-01T00:00:00Z" })));
  const pages = [];
  for (const page of ["1", "2", "3", "4"]) pages.push(await mine.get(list({ folder: "inbox", page, size: "10" })));
  expect(pages.map(({ body }) => [body.data.length, body.total])).toEqual([
    [10, 25],
    [10, 25],
    [5, 25],
    [0, 25],
  ]);
  expect(new Set(pages.flatMap(subjects)).size).toBe(25);
});

test.each([
  ["date", ["B", "a", "Ç", "d"]],
  ["-date", ["d", "Ç", "a", "B"]],
  ["subject", ["a", "B", "Ç", "d"]],
  ["-subject", ["d", "Ç", "B", "a"]],
  ["from", ["d", "a", "B", "Ç"]],
  ["-from", ["Ç", "B", "a", "d"]],
])("a list is sorted by %s, regardless of case and accents", async (sort, expected) => {
  await store(
    { subject: "B", fromName: "mia", sentAt: "2026-01-01T00:00:00Z" },
    { subject: "a", fromName: "Mía", sentAt: "2026-01-02T00:00:00Z" },
    { subject: "Ç", fromName: "Zoë", sentAt: "2026-01-03T00:00:00Z" },
    { subject: "d", fromName: "Émile", sentAt: "2026-01-04T00:00:00Z" },
  );
  expect(subjects(await mine.get(list({ folder: "inbox", sort })))).toEqual(expected);
  expect(subjects(await mine.get(list({ sort })))).toEqual(expected);
});

test("the counts and the first page of the home screen are one statement", async () => {
  await store({ fromUsername: "mei" }, {});
  const texts = await statementsOf(async () =>
    Promise.all([readInbox(db, robin.id), listMessages(db, robin.id, { folder: "inbox", page: 1, size: 25 })]),
  );
  expect(texts.filter((text) => /mailbox_counts|messages/.test(text))).toHaveLength(1);
});

test("a label filters the list of a folder and of all messages", async () => {
  await store(
    { subject: "a", labels: ["work", "urgent"] },
    { subject: "b" },
    { subject: "c", labels: ["work"], folder: "sent" },
  );
  const answer = await mine.get(list({ folder: "inbox", label: "work" }));
  expect([subjects(answer), answer.body.total]).toEqual([["a"], 1]);
  expect((await mine.get(list({ label: "work" }))).body.total).toBe(2);
  expect((await mine.get(list({ label: "'; drop table messages" }))).body.total).toBe(0);
});

test.each([
  ["a word of the subject", "invoice", ["Invoice 2041"]],
  ["part of a word", "voic", ["Invoice 2041"]],
  ["words in any order", "2041 inv", ["Invoice 2041"]],
  ["the sender's name", "ruiz", ["Invoice 2041", "100% of it", "a_b", "It's here", "会議室の予約"]],
  ["the sender's address", "MEI@example", ["Réunion"]],
  ["a word of the body", "drawer", ["It's here"]],
  ["a word without its accents", "reunion", ["Réunion"]],
  ["a word with added accents", "ïnvôice", ["Invoice 2041"]],
  ["a percent sign", "%", ["100% of it"]],
  ["a number with a percent sign", "100%", ["100% of it"]],
  ["an underscore", "_", ["a_b"]],
  ["letters around an underscore", "a_b", ["a_b"]],
  ["an apostrophe", "'", ["It's here"]],
  ["a backslash", "\\", []],
  ["the first letters of a word", "re", ["Réunion"]],
  ["one Japanese character", "室", ["会議室の予約"]],
  ["Japanese without spaces", "議室の", ["会議室の予約"]],
  ["Japanese characters in another order", "室議", []],
  ["two words of which one is missing", "invoice nowhere", []],
  ["white space", "  ", ["Invoice 2041", "100% of it", "a_b", "It's here", "Réunion", "会議室の予約"]],
])("a search for %s returns exactly the matching messages", async (_, q, expected) => {
  await store(
    { subject: "Invoice 2041" },
    { subject: "100% of it" },
    { subject: "a_b" },
    { subject: "It's here", bodyText: "in the drawer" },
    { subject: "Réunion", fromName: "Mei Tanaka", fromEmail: "mei@example.org" },
    { subject: "会議室の予約" },
  );
  const answer = await mine.get(list({ folder: "inbox", q }));
  expect([answer.status, subjects(answer).toSorted(), answer.body.total]).toEqual([
    200,
    expected.toSorted(),
    expected.length,
  ]);
});

test("a single message includes its body and attachments", async () => {
  const [id] = await store({ attachments: JSON.stringify([{ name: "plan.pdf", size: 7 }]) });
  expect((await mine.get(path(id))).body).toMatchObject({
    _id: id,
    body: "<p>Hello</p>",
    attachments: [{ name: "plan.pdf", size: 7 }],
    attachmentCount: 1,
  });
});

test("a stored body is sanitized in each response", async () => {
  const [id] = await store({ body: "<p onclick=alert(1)>a</p><script>alert(1)</script><img src=x onerror=alert(1)>" });
  expect((await mine.get(path(id))).body.body).toBe("<p>a</p>");
  expect((await mine.patch(path(id), { isRead: true })).body.body).toBe("<p>a</p>");
});

test("spec §4: a sent message is in the sender's sent folder and in every recipient's inbox", async () => {
  const message = draft({ to: ["mei", "robin", "mei"], body: "<p>At <b>noon</b>?<script>alert(1)</script></p>" });
  const { status, body } = await mine.post("/messages.json", message);
  expect([status, body]).toMatchObject([
    200,
    { _id: message._id, folder: "sent", isRead: true, body: "<p>At <b>noon</b>?</p>", preview: "At noon?", labels: [] },
  ]);
  expect(body.from.username).toBe("robin");
  expect(body.to.map(({ name }: { name: string }) => name)).toEqual(["Mei Tanaka", "Robin Vale"]);
  for (const api of [mine, others]) {
    const inbox = await api.get(list({ folder: "inbox" }));
    expect(inbox.body.data).toHaveLength(1);
    expect(inbox.body.data[0]).toMatchObject({ subject: "Lunch", isRead: false });
    expect(inbox.body.data[0]._id).not.toBe(message._id);
  }
  const stored = await db.selectFrom("messages").select("body").distinct().execute();
  expect(stored).toEqual([{ body: "<p>At <b>noon</b>?</p>" }]);
  const announced = await db.selectFrom("liveChanges").select(["topic", "userId"]).execute();
  expect(announced.map(({ topic }) => topic)).toEqual(["inbox", "inbox", "activities"]);
  expect(new Set(announced.map(({ userId }) => userId))).toEqual(new Set([mei.id, robin.id]));
});

test("spec §3: a received message is an activity, which is read or deleted with it", async () => {
  const message = draft({ to: ["mei", "robin"] });
  await mine.post("/messages.json", message);
  await mine.post("/messages.json", message);
  const latest = async (api = others) => (await api.get("/activities/latest.json")).body;
  const [copy] = (await others.get(list({ folder: "inbox" }))).body.data;
  expect(await latest()).toMatchObject([
    {
      type: "messages",
      user: { name: "Robin Vale" },
      title: "{{name}} sent you a message",
      text: "{{subject}}",
      details: { subject: "Lunch" },
      href: `/inbox/inbox/detail/${copy._id}`,
      isRead: false,
    },
  ]);
  // The sender's own copy is none.
  expect(await latest(mine)).toEqual([]);
  await db.deleteFrom("liveChanges").execute();
  await others.patch(path(copy._id), { isRead: true });
  expect(await latest()).toMatchObject([{ isRead: true }]);
  const told = await db.selectFrom("liveChanges").select(["topic", "userId"]).orderBy("topic").execute();
  expect(told).toEqual(["activities", "inbox"].map((topic) => ({ topic, userId: mei.id })));
  await others.delete(path(copy._id));
  expect(await latest()).toEqual([]);
});

test("a message with half a character is sent", async () => {
  expect((await mine.post("/messages.json", draft({ subject: "\ud83d" }))).status).toBe(200);
});

test("simultaneous identical requests send one message and get the same response", async () => {
  const message = draft({ inReplyTo: noMessage });
  const answers = await Promise.all([1, 2, 3, 4].map(() => mine.post("/messages.json", message)));
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
  expect((await mine.get(list({ folder: "sent" }))).body.total).toBe(1);
  expect((await others.get(list({ folder: "inbox" }))).body.total).toBe(1);
  const kept = await db.selectFrom("messages").select("inReplyTo").where("id", "=", message._id).executeTakeFirst();
  expect(kept?.inReplyTo).toBe(noMessage);
});

test("users who write to each other at the same time cause no deadlock", async () => {
  const both = Array.from({ length: 10 }, () => [
    mine.post("/messages.json", draft({ to: ["mei", "robin"] })),
    others.post("/messages.json", draft({ to: ["robin", "mei"] })),
  ]);
  const answers = await Promise.all(both.flat());
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await unreadIn(mine)).toMatchObject({ inbox: 20 });
});

test("the ID of another user's message is a conflict, and nothing is sent", async () => {
  const message = draft();
  await mine.post("/messages.json", message);
  const answer = await others.post("/messages.json", { ...message, to: ["robin"] });
  expect([answer.status, answer.body]).toMatchObject([409, { code: "conflict" }]);
  expect((await mine.get(list({ folder: "inbox" }))).body.total).toBe(0);
  expect((await mine.get(path(message._id))).body.to[0].username).toBe("mei");
});

test.each([
  ["no recipient", { to: [] }, "to"],
  ["an unknown recipient", { to: ["mei", "nobody"] }, "to"],
  ["a blank subject", { subject: "  " }, "subject"],
  ["a subject of 201 characters", { subject: "a".repeat(201) }, "subject"],
  ["an empty body", { body: "" }, "body"],
  ["a body of white space", { body: "<p> &nbsp;<br></p>\u200B" }, "body"],
  ["only a script in the body", { body: "<script>alert(1)</script>" }, "body"],
  ["a body that is too long", { body: "a".repeat(100_001) }, "body"],
  ["an invalid ID", { _id: "7" }, "_id"],
])("spec §5: a message with %s is rejected, and the field is named", async (_, change, field) => {
  const answer = await mine.post("/messages.json", draft(change));
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_input" }]);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
  expect(await db.selectFrom("messages").selectAll().execute()).toEqual([]);
});

test("the error of an empty message says that the message is required", async () => {
  const { body } = await mine.post("/messages.json", draft({ body: "<p></p>" }));
  expect(body.fields).toEqual({ body: "The message is required and cannot be empty" });
});

test("a message is marked as read, moved and labelled, and the changes are stored", async () => {
  const [id] = await store({});
  const change = { isRead: true, folder: "archive", labels: ["work", "urgent", "work"] };
  const changed = { isRead: true, folder: "archive", labels: ["work", "urgent"] };
  expect((await mine.patch(path(id), change)).body).toMatchObject(changed);
  expect((await mine.get(path(id))).body).toMatchObject(changed);
  expect((await mine.patch(path(id), { labels: [] })).body.labels).toEqual([]);
});

test("a bulk change returns the changed messages, newest first", async () => {
  const ids = await store(
    { sentAt: "2026-01-01T00:00:00Z", labels: ["work", "urgent"] },
    { sentAt: "2026-01-02T00:00:00Z" },
    { sentAt: "2026-01-03T00:00:00Z" },
  );
  const { body } = await mine.patch("/messages.json", {
    ids: ids.slice(0, 2),
    change: { isRead: true, folder: "archive", addLabel: "work", removeLabel: "urgent" },
  });
  expect(body.data).toMatchObject([
    { _id: ids[1], isRead: true, folder: "archive", labels: ["work"] },
    { _id: ids[0], isRead: true, folder: "archive", labels: ["work"] },
  ]);
  expect((await mine.get(list({ folder: "inbox" }))).body.total).toBe(1);
});

test("a message is deleted permanently", async () => {
  const [id] = await store({});
  expect((await mine.delete(path(id))).status).toBe(200);
  expect((await mine.get(path(id))).status).toBe(404);
  expect((await mine.delete(path(id))).status).toBe(404);
});

test("a bulk deletion ignores messages that are already deleted, and requires IDs", async () => {
  const ids = await store({}, {});
  await mine.delete(path(ids[0]));
  expect((await mine.delete("/messages.json", { ids })).status).toBe(200);
  expect((await mine.get(list({}))).body.total).toBe(0);
  expect((await mine.delete("/messages.json", { ids: [] })).status).toBe(400);
});

test("a user cannot list, read, change or delete another user's messages", async () => {
  const [id = ""] = await store({ labels: ["work"] });
  expect((await others.get(list({}))).body).toEqual({ data: [], total: 0 });
  expect((await others.get(list({ q: "hello" }))).body).toEqual({ data: [], total: 0 });
  expect((await others.get(list({ label: "work" }))).body).toEqual({ data: [], total: 0 });
  expect((await others.get(path(id))).status).toBe(404);
  expect((await others.patch(path(id), { isRead: true })).status).toBe(404);
  expect((await others.delete(path(id))).status).toBe(404);
  expect((await others.delete("/messages.json", { ids: [id] })).status).toBe(200);
  const many = await others.patch("/messages.json", { ids: [id], change: { folder: "trash", addLabel: "urgent" } });
  expect([many.status, many.body]).toEqual([200, { data: [] }]);
  expect(await unreadIn(others)).toMatchObject({ inbox: 0 });
  expect((await mine.get(path(id))).body).toMatchObject({ folder: "inbox", isRead: false, labels: ["work"] });
});

test.each<[string, Record<string, string>]>([
  ["an unknown folder", { folder: "elsewhere" }],
  ["page 0", { page: "0" }],
  ["a page that is not a number", { page: "one" }],
  ["size 0", { size: "0" }],
  ["a size of 1001", { size: "1001" }],
  ["an unknown sort", { sort: "nonsense" }],
  ["a sort by an unsupported column", { sort: "body" }],
  ["a query of 201 characters", { q: "a".repeat(201) }],
  ["a query with a NUL", { q: "a\0" }],
])("a list with %s is rejected", async (_, query) => {
  const answer = await mine.get(list(query));
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_input" }]);
});

test("the last allowed page is empty", async () => {
  await store({});
  expect((await mine.get(list({ page: "1000000", size: "1000" }))).body).toEqual({ data: [], total: 1 });
});

test.each<[string, string, unknown, number, string]>([
  ["an invalid ID", path("7"), { isRead: true }, 400, "invalid_input"],
  ["a body that is not JSON", "", "{", 400, "invalid_input"],
  ["a field of the wrong type", "", { isRead: "yes" }, 400, "invalid_input"],
  ["an empty body", "", {}, 400, "invalid_input"],
  ["a field that cannot be changed", "", { subject: "Mine" }, 400, "invalid_input"],
  ["an unknown folder", "", { folder: "elsewhere" }, 400, "invalid_input"],
  ["an unknown label", "", { labels: ["constructor"] }, 400, "invalid_input"],
  ["a NUL in a label", "", { labels: ["a\0"] }, 400, "invalid_input"],
  ["an unknown message", path(noMessage), { isRead: true }, 404, "not_found"],
  ["no IDs", "/messages.json", { ids: [], change: { isRead: true } }, 400, "invalid_input"],
  [
    "1001 IDs",
    "/messages.json",
    { ids: Array.from({ length: 1001 }, () => noMessage), change: { isRead: true } },
    400,
    "invalid_input",
  ],
  ["IDs without a change", "/messages.json", { ids: [noMessage], change: {} }, 400, "invalid_input"],
  [
    "an unknown label in a bulk change",
    "/messages.json",
    { ids: [noMessage], change: { addLabel: "x" } },
    400,
    "invalid_input",
  ],
])("a change with %s is rejected", async (_, url, body, status, code) => {
  const [id] = await store({});
  const answer = await mine.patch(url || path(id), body);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
});

test("the seed fills the mailboxes of the demo user and of colleagues", async () => {
  const people = await seedPeople(db);
  await seedInbox(db, { now: new Date("2026-03-01T12:00:00Z"), people });
  const demo = apiOf(db, { username: demoUsername });
  expect(await unreadIn(demo)).toMatchObject({ inbox: 12 });
  expect((await demo.get(list({}))).body.total).toBeGreaterThanOrEqual(55);
  for (const username of people.keys()) {
    if (username === "robin" || username === "mei") continue;
    expect((await apiOf(db, { username }).get(list({}))).body.total).toBeGreaterThan(0);
  }
});
