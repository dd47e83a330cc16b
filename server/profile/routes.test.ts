import { beforeEach, expect, test } from "vitest";

import type { TimelineItem } from "#contract/account/profile.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
});

test("a single detail can be changed, and the full name follows from the first and last name", async () => {
  const { body } = await mine.patch("/profile.json", { job: "  Operations lead ", version: 1 });
  expect(body).toMatchObject({ username: "robin", name: "Robin Vale", job: "Operations lead", company: "" });
  const renamed = await mine.patch("/profile.json", { firstName: "Rob", lastName: "Vale", version: 2 });
  expect(renamed.body).toMatchObject({ name: "Rob Vale", job: "Operations lead" });
  expect((await other.get("/profile.json")).body).toMatchObject({ name: "Mei Tanaka", job: "" });
});

test.each([
  ["an empty first name", { firstName: " " }, "firstName", "The first name is required and cannot be empty"],
  ["letters in a phone number", { phone: "call me" }, "phone", "Digits only please"],
  ["a job of 81 characters", { job: "x".repeat(81) }, "job", "The text is too long"],
])("spec §5: %s is rejected with an error at its field", async (_, change, field, message) => {
  const { status, body } = await mine.patch("/profile.json", { ...change, version: 1 });
  expect([status, (body as { fields: Record<string, string> }).fields[field]]).toEqual([400, message]);
});

test("an empty change, a NUL and a change of the username are rejected", async () => {
  expect((await mine.patch("/profile.json", { version: 1 })).status).toBe(400);
  expect((await mine.patch("/profile.json", { about: "a\0b", version: 1 })).status).toBe(400);
  expect((await mine.patch("/profile.json", { username: "root", version: 1 })).status).toBe(400);
});

test("changes of different details are both kept, and the later change of the same detail is rejected", async () => {
  await mine.patch("/profile.json", { about: "theirs", version: 1 });
  const both = await mine.patch("/profile.json", { job: "Pilot", version: 1 });
  expect(both.body).toMatchObject({ about: "theirs", job: "Pilot", version: 3 });
  expect(await mine.patch("/profile.json", { about: "mine", version: 1 })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect((await mine.get("/profile.json")).body).toEqual(both.body);
});

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const sendPicture = (content: string | Buffer<ArrayBuffer>) =>
  createApp({ db, demoUsername: "robin" }).request("/profile/picture", { method: "PUT", body: content });

test("a picture is stored at its own address and replaced by the next one", async () => {
  const first = (await (await sendPicture(png)).json()) as { picture: string };
  expect(first.picture).toMatch(/^api\/pictures\//);
  const second = (await (await sendPicture(png)).json()) as { picture: string };
  expect(second.picture).not.toBe(first.picture);
  const app = createApp({ db });
  expect((await app.request(first.picture.replace("api", ""))).status).toBe(404);
  const shown = await app.request(second.picture.replace("api", ""));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test.each([
  ["a text", "<svg onload=alert(1)>", 400],
  ["an empty body", "", 400],
  ["a file of more than a megabyte", Buffer.concat([png, Buffer.alloc(1_100_000)]), 413],
])("%s is rejected as a picture", async (_, content, status) => {
  expect((await sendPicture(content)).status).toBe(status);
});

test("a picture sent without a session is rejected", async () => {
  const response = await createApp({ db, demoUsername: undefined }).request("/profile/picture", {
    method: "PUT",
    body: png,
  });
  expect(response.status).toBe(401);
});

test("the timeline of a new account begins with its registration", async () => {
  const items = (await mine.get("/timeline.json")).body as TimelineItem[];
  expect(items.map(({ kind, text, href }) => [kind, text, href])).toEqual([["joined", "Robin Vale", "/profile"]]);
  expect((await mine.get("/timeline.json/counts")).body).toMatchObject({ all: 1 });
  expect((await mine.get("/timeline.json?before=yesterday")).status).toBe(400);
  expect((await mine.get("/timeline.json?only=likes")).status).toBe(400);
});
