import { beforeAll, expect, test } from "vitest";

import { activityTypes } from "#contract/activities.ts";
import { mapStyles } from "#features/maps/map-styles.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";

import { seedIfEmpty } from "./seed.ts";

/** The paths of specification §7, served with the demo content. */

let api: ReturnType<typeof apiOf>;
let messageId: string;

beforeAll(async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: demoUsername });
  messageId = (await api.get("/messages.json?size=1")).body.data[0]._id;
});

const some = (row: object): unknown => expect.arrayContaining([expect.objectContaining(row)]);
const text = expect.any(String) as unknown;
const list = expect.any(Array) as unknown;

const paths: readonly { path: string; shape: unknown }[] = [
  { path: "/user.json", shape: { username: demoUsername, name: text, picture: text } },
  { path: "/events.json", shape: some({ title: text, description: text, start: text, className: text }) },
  {
    path: "/activities/activity.json",
    shape: activityTypes.map((type) => expect.objectContaining({ type }) as unknown),
  },
  ...activityTypes.map((type) => ({ path: `/activities/activity-${type}.json`, shape: some({ type, title: text }) })),
  { path: "/project-list.json", shape: expect.objectContaining({ data: some({ name: text, status: text }) }) },
  { path: "/projects.json", shape: some({ title: text }) },
  { path: "/todos.json", shape: some({ _id: text, title: text, state: text }) },
  { path: "/inbox.json", shape: { labels: expect.any(Object) as unknown, folders: some({ key: "inbox" }) } },
  { path: "/messages.json", shape: expect.objectContaining({ data: some({ _id: text, subject: text }) }) },
  { path: "/message.json", shape: expect.objectContaining({ data: some({ _id: text, subject: text }) }) },
  { path: "/languages.json", shape: some({ key: "en", title: "English" }) },
  { path: "/langs/de.json", shape: expect.objectContaining({ Home: text }) },
  ...mapStyles.map((style) => ({
    path: `/maps/${style}.json`,
    shape: expect.objectContaining({ version: 8, layers: list }) as unknown,
  })),
  {
    path: "/tables/datatables.standard.json",
    shape: expect.objectContaining({ data: some({ name: text, phone: text, company: text, zip: text, city: text }) }),
  },
  { path: "/menu.json", shape: { items: some({ title: text }) } },
];

test.each(paths)("spec §7: GET $path", async ({ path, shape }) => {
  const { status, body } = await api.get(path);
  expect(status).toBe(200);
  expect(body).toEqual(shape);
});

test("spec §7: a message is read and deleted by its ID", async () => {
  expect(await api.get(`/messages.json/${messageId}`)).toMatchObject({ status: 200, body: { _id: messageId } });
  expect((await api.delete(`/messages.json/${messageId}`)).status).toBe(200);
  expect((await api.get(`/messages.json/${messageId}`)).status).toBe(404);
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
