import { beforeAll, expect, test } from "vitest";

import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { anyText, apiOf, some } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: demoUsername });
});

test("spec §7: GET /inbox.json, /messages.json and /message.json", async () => {
  expect(await api.get("/inbox.json")).toMatchObject({
    status: 200,
    body: { labels: expect.any(Object) as unknown, folders: some({ key: "inbox" }) },
  });
  const messages = { data: some({ _id: anyText, subject: anyText }) };
  expect(await api.get("/messages.json")).toMatchObject({ status: 200, body: messages });
  expect(await api.get("/message.json")).toMatchObject({ status: 200, body: messages });
});

test("spec §7: a message is read and deleted by its ID", async () => {
  const id = (await api.get("/messages.json?size=1")).body.data[0]._id as string;
  expect(await api.get(`/messages.json/${id}`)).toMatchObject({ status: 200, body: { _id: id } });
  expect((await api.delete(`/messages.json/${id}`)).status).toBe(200);
  expect((await api.get(`/messages.json/${id}`)).status).toBe(404);
});

test.each(["folder=trash", "folder=inbox&q=the&size=3", "size=2&page=2&sort=date"])(
  "spec §7: /message.json responds like /messages.json: %s",
  async (query) => {
    const [message, messages] = [await api.get(`/message.json?${query}`), await api.get(`/messages.json?${query}`)];
    expect(message.body.total).toBeGreaterThan(0);
    expect(message.body).toEqual(messages.body);
  },
);

test("spec §7: /message.json rejects an unknown folder", async () => {
  expect(await api.get("/message.json?folder=nowhere")).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});
