import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { GalleryPicture, PictureList, ShownPicture } from "#features/gallery/contract.ts";
import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { openUploadDirectory } from "#server/uploads/testing.ts";

const path = "/gallery.json";
const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;
let app: ReturnType<typeof createApp>;
let otherApp: ReturnType<typeof createApp>;
let place: Awaited<ReturnType<typeof openUploadDirectory>>;

beforeEach(async () => {
  db = await openTestDb();
  place = await openUploadDirectory();
  mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
  app = appOf("robin");
  otherApp = appOf("mei");
});

afterEach(() => place.remove());

const appOf = (demoUsername: string) =>
  createApp({ db, demoUsername, passwords: createPasswords(4), contents: place.contents });

/** Uploads a file. @returns its id */
async function upload(who = app, content: Uint8Array<ArrayBuffer> = png) {
  const form = new FormData();
  form.append("file", new File([content], "picture.png", { type: "image/png" }));
  const response = await who.request("/plug", { method: "POST", body: form });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data[0]?.id ?? "";
}

type Fields = Partial<Record<"caption" | "album" | "takenAt", string> & Record<"width" | "height", number>>;

const bodyOf = (uploadId: string, fields: Fields = {}) => ({
  id: randomUUID(),
  upload: uploadId,
  album: "Office",
  caption: "A desk",
  width: 1200,
  height: 800,
  ...fields,
});

const add = async (fields: Fields = {}) =>
  (await mine.post(path, bodyOf(await upload(), fields))).body as GalleryPicture;
const list = async (query = "", who = mine) => (await who.get(path + query)).body as PictureList;
const captions = async (query = "", who = mine) => (await list(query, who)).data.map(({ caption }) => caption);

/** Adds three pictures, the oldest first. */
async function addThree() {
  const one = await add({ caption: "Über den Wolken", album: "Sky", takenAt: "2026-01-01T10:00:00Z", width: 100 });
  const two = await add({ caption: "beach", album: "Sea", takenAt: "2026-02-01T10:00:00Z", width: 300 });
  const three = await add({ caption: "Clouds at noon", album: "Sky", takenAt: "2026-03-01T10:00:00Z", width: 200 });
  return [one, two, three] as const;
}

test("an uploaded picture is shown to everyone, with its content, and only its owner sees it as theirs", async () => {
  const picture = await add();
  expect(picture).toMatchObject({
    album: "Office",
    caption: "A desk",
    owner: { username: "robin", name: "Robin Vale" },
    isMine: true,
    address: `api/gallery/${picture.id}`,
    version: 1,
  });
  expect((await list("", other)).data).toMatchObject([{ id: picture.id, isMine: false }]);
  const file = await otherApp.request(`/gallery/${picture.id}`);
  expect(file.headers.get("content-type")).toBe("image/png");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
  expect((await otherApp.request(`/gallery/${picture.id}`, { method: "HEAD" })).status).toBe(200);
});

test("a preview is stored and served, and anything but a picture is refused", async () => {
  const preview = { content: Buffer.from(png).toString("base64"), width: 640 };
  const { body } = await mine.post(path, { ...bodyOf(await upload()), preview });
  const picture = body as GalleryPicture;
  expect(picture.preview).toEqual({ address: `api/gallery/${picture.id}/preview`, width: 640 });
  const file = await otherApp.request(`/gallery/${picture.id}/preview`);
  expect([file.headers.get("content-type"), file.status]).toEqual(["image/png", 200]);
  const text = { content: Buffer.from("<svg/>").toString("base64"), width: 640 };
  expect((await mine.post(path, { ...bodyOf(await upload()), preview: text })).status).toBe(400);
  expect((await app.request(`/gallery/${(await add()).id}/preview`)).status).toBe(404);
});

test("only one's own uploads that are pictures are added, each once", async () => {
  const file = await upload();
  expect((await other.post(path, bodyOf(file))).status).toBe(400);
  expect((await mine.post(path, bodyOf(await upload(app, new Uint8Array([1, 2, 3]))))).status).toBe(400);
  expect((await mine.post(path, bodyOf(randomUUID()))).status).toBe(400);
  const body = bodyOf(file);
  expect((await mine.post(path, body)).status).toBe(200);
  expect((await mine.post(path, body)).status).toBe(200);
  expect((await mine.post(path, bodyOf(file))).status).toBe(409);
  expect((await other.post(path, { ...bodyOf(await upload(otherApp)), id: body.id })).status).toBe(409);
  expect((await list()).total).toBe(1);
});

test.each([
  ["a caption of spaces", { caption: "  " }],
  ["a caption with a line break", { caption: "a\nb" }],
  ["a long caption", { caption: "x".repeat(201) }],
  ["a long album", { album: "x".repeat(61) }],
  ["no width", { width: 0 }],
])("%s is refused", async (_name, fields) => {
  expect((await mine.post(path, bodyOf(await upload(), fields))).status).toBe(400);
});

test("pictures are sorted by date, title and size", async () => {
  await addThree();
  expect(await captions()).toEqual(["Clouds at noon", "beach", "Über den Wolken"]);
  expect(await captions("?sort=date")).toEqual(["Über den Wolken", "beach", "Clouds at noon"]);
  expect(await captions("?sort=title")).toEqual(["beach", "Clouds at noon", "Über den Wolken"]);
  expect(await captions("?sort=-size")).toEqual(["beach", "Clouds at noon", "Über den Wolken"]);
  expect((await mine.get(`${path}?sort=colour`)).status).toBe(400);
});

test("pictures are filtered by album, owner and caption, and albums count what the other filters find", async () => {
  await addThree();
  await other.post(path, bodyOf(await upload(otherApp), { caption: "Cloud room", album: "Sky" }));
  expect(await captions("?album=Sea")).toEqual(["beach"]);
  expect(await captions("?owner=me&q=cloud")).toEqual(["Clouds at noon"]);
  expect(await captions("?owner=me", other)).toEqual(["Cloud room"]);
  expect(await captions("?q=uber%20WOLKEN")).toEqual(["Über den Wolken"]);
  expect(await captions("?q=%25")).toEqual([]);
  expect(await list("?q=cloud&album=Sea")).toMatchObject({
    total: 0,
    albums: [
      { name: "Sea", count: 0 },
      { name: "Sky", count: 2 },
    ],
  });
});

test("pictures are paged, with the total of all pages", async () => {
  await addThree();
  expect(await list("?size=2&page=2")).toMatchObject({ total: 3, data: [{ caption: "Über den Wolken" }] });
  expect(await list("?size=2&page=3")).toMatchObject({ total: 3, data: [] });
});

test("a picture has its place and its neighbours in the filtered and sorted list", async () => {
  const [one, two, three] = await addThree();
  const show = async (id: string, query = "") => (await other.get(`${path}/${id}${query}`)).body as ShownPicture;
  expect(await show(two.id)).toMatchObject({
    picture: { id: two.id },
    position: 2,
    total: 3,
    first: three.id,
    last: one.id,
    previous: { id: three.id },
    next: { id: one.id },
  });
  const first = await show(three.id, "?album=Sky");
  expect(first).toMatchObject({ position: 1, total: 2, last: one.id, next: { id: one.id } });
  expect(first.previous).toBeUndefined();
  expect(await show(two.id, "?album=Sky")).toEqual({ picture: { ...two, isMine: false }, position: 0, total: 0 });
  expect((await other.get(`${path}/${randomUUID()}`)).status).toBe(404);
});

test("the owner changes caption and album, and an outdated change is a conflict", async () => {
  const { id } = await add();
  const change = (who: typeof mine, body: object) => who.patch(`${path}/${id}`, body);
  expect((await change(other, { caption: "Theirs", version: 1 })).status).toBe(404);
  expect((await change(mine, { caption: " Mine ", version: 1 })).body).toMatchObject({ caption: "Mine", version: 2 });
  expect((await change(mine, { album: "Other", version: 1 })).body).toMatchObject({ album: "Other", version: 3 });
  expect((await change(mine, { caption: "Late", version: 1 })).status).toBe(409);
  expect((await change(mine, { version: 3 })).status).toBe(400);
});

test("several pictures are moved; those of others stay where they are", async () => {
  const [one, two] = await addThree();
  const moves = { pictures: [one, two].map(({ id }) => ({ id, album: "New" })) };
  expect((await other.patch(path, moves)).status).toBe(200);
  expect(await captions("?album=New")).toEqual([]);
  await mine.patch(path, moves);
  expect(await captions("?album=New")).toEqual(["beach", "Über den Wolken"]);
  expect((await mine.patch(`${path}/${one.id}`, { album: "Late", version: 1 })).status).toBe(409);
});

test("the owner deletes pictures with their uploads, and restores both", async () => {
  const [one, two, three] = await addThree();
  const body = { ids: [one.id, two.id, randomUUID()] };
  const files = async () => ((await mine.get("/plug")).body as { total: number }).total;
  await other.delete(path, body);
  expect((await list()).total).toBe(3);
  await mine.delete(path, body);
  expect([await captions(), await files()]).toEqual([["Clouds at noon"], 1]);
  expect((await otherApp.request(`/gallery/${one.id}`)).status).toBe(404);
  expect((await other.post(`${path}/restore`, body)).status).toBe(404);
  expect((await mine.post(`${path}/restore`, body)).status).toBe(200);
  expect([(await list()).total, await files()]).toEqual([3, 3]);
  expect((await mine.post(`${path}/restore`, { ids: [three.id] })).status).toBe(404);
});

test("a picture whose upload is deleted is gone, and comes back with it", async () => {
  const file = await upload();
  await mine.post(path, bodyOf(file));
  await mine.delete(`/plug/${file}`);
  expect(await list()).toEqual({ data: [], total: 0, albums: [] });
  await mine.post(`/plug/${file}/restore`);
  expect((await list()).total).toBe(1);
});
