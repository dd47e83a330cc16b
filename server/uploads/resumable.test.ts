import { createHash, randomBytes } from "node:crypto";
import { rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { maxStoredBytes, maxUploadBytes, resumableUploadsPath, type StoredUpload } from "#contract/uploads.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { addPerson } from "#server/lib/testing.ts";
import { cleanUpUploads } from "#server/uploads/clean-up.ts";
import { listFiles, openUploadApp, openUploadDirectory, type UploadApp } from "#server/uploads/testing.ts";

let db: Db;
let directory: string;
let contents: ContentStore;
let remove: () => Promise<void>;
let mine: UploadApp;
let other: UploadApp;

beforeEach(async () => {
  db = await openTestDb();
  await addPerson(db, "robin");
  await addPerson(db, "mei");
  ({ directory, contents, remove } = await openUploadDirectory());
  mine = openUploadApp(db, "robin", contents);
  other = openUploadApp(db, "mei", contents);
});

afterEach(() => remove());

const tus = { "tus-resumable": "1.0.0" };
const encode = (text: string) => Buffer.from(text).toString("base64");

const create = (app: UploadApp, size: number, name = "video.bin", more: Record<string, string> = {}) =>
  app.request(resumableUploadsPath, {
    method: "POST",
    headers: { ...tus, "upload-length": String(size), "upload-metadata": `filename ${encode(name)}`, ...more },
  });

/** The path of a new upload. */
async function begin(size: number, name?: string) {
  const response = await create(mine, size, name);
  expect(response.status).toBe(201);
  return new URL(response.headers.get("location") ?? "", "http://localhost/plug/").pathname;
}

function patch(app: UploadApp, at: string, offset: number, body: string | ReadableStream<Uint8Array>) {
  const headers = { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  const init = { method: "PATCH", headers, body, duplex: "half" } as const;
  return app.request(at, init);
}

const head = async (app: UploadApp, at: string) => {
  const { status, headers } = await app.request(at, { method: "HEAD", headers: tus });
  return [status, headers.get("upload-offset"), headers.get("upload-length")];
};

const streamOf = (content: Uint8Array) => new Blob([new Uint8Array(content)]).stream();

const idOf = (at: string) => at.split("/").at(-1) ?? "";
const details = async (at: string) => (await (await mine.request(`/plug/${idOf(at)}/details`)).json()) as StoredUpload;

/** A body that breaks off once the server has written its only chunk. */
function interruptedBody(at: string, chunk: Uint8Array) {
  const file = path.join(directory, "incoming", idOf(at));
  let isSent = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        controller.enqueue(chunk);
        isSent = true;
        return;
      }
      await vi.waitFor(async () => expect((await stat(file)).size).toBe(chunk.byteLength), 10_000);
      controller.error(new Error("The connection is lost"));
    },
  });
}

test("an upload continues where it was interrupted, and is stored with its hash", async () => {
  const content = randomBytes(300_000);
  const at = await begin(content.byteLength, "vidéo 日.bin");
  const broken = await patch(mine, at, 0, interruptedBody(at, content.subarray(0, 100_000)));
  expect(broken.status).toBeGreaterThanOrEqual(400);
  const [status, offset] = await head(mine, at);
  expect([status, Number(offset)]).toEqual([200, 100_000]);
  const rest = await patch(mine, at, Number(offset), streamOf(content.subarray(Number(offset))));
  expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, "300000"]);
  const sha256 = createHash("sha256").update(content).digest("hex");
  expect(await details(at)).toMatchObject({ name: "vidéo 日.bin", size: 300_000, sha256 });
  expect(Buffer.from(await (await mine.request(`/plug/${idOf(at)}`)).arrayBuffer()).equals(content)).toBe(true);
  expect(await listFiles(directory)).toEqual([`${sha256.slice(0, 2)}/${sha256.slice(2)}`]);
  // For a browser that did not receive the last answer.
  expect(await head(mine, at)).toEqual([200, "300000", "300000"]);
});

test("an empty file is complete when it is created", async () => {
  expect(await details(await begin(0))).toMatchObject({ size: 0 });
});

test("an upload in progress is private, is not listed, and uses the storage", async () => {
  const at = await begin(1000);
  expect(await head(other, at)).toEqual([404, null, null]);
  expect((await patch(other, at, 0, "x")).status).toBe(404);
  expect((await other.request(at, { method: "DELETE", headers: tus })).status).toBe(404);
  expect((await mine.request(`/plug/${idOf(at)}`)).status).toBe(404);
  expect((await mine.request(at)).status).toBe(404);
  expect(await (await mine.request("/plug")).json()).toEqual({ data: [], total: 0, usedBytes: 1000 });
  expect(await head(mine, at)).toEqual([200, "0", "1000"]);
});

test("a cancelled upload leaves nothing", async () => {
  const at = await begin(1000);
  await patch(mine, at, 0, "x".repeat(500));
  expect((await mine.request(at, { method: "DELETE", headers: tus })).status).toBe(204);
  expect([await head(mine, at), await listFiles(directory)]).toEqual([[404, null, null], []]);
  expect(await (await mine.request("/plug")).json()).toMatchObject({ usedBytes: 0 });
});

test("a file that is too large, or does not fit, is refused before it is sent", async () => {
  const tooLarge = await create(mine, maxUploadBytes + 1);
  expect([tooLarge.status, await tooLarge.json()]).toMatchObject([413, { code: "too_large" }]);
  for (let used = 0; used < maxStoredBytes; used += maxUploadBytes) await begin(maxUploadBytes);
  const full = await create(mine, 1);
  expect([full.status, await full.json()]).toEqual([
    413,
    { code: "too_large", message: "Your storage of 1 GB is full. Delete files to make room." },
  ]);
});

test("more bytes than announced are refused", async () => {
  const at = await begin(5);
  expect((await patch(mine, at, 0, "123456")).status).toBe(413);
  expect((await patch(mine, at, 3, "123")).status).toBe(409);
});

test.each([
  ["an unknown length", { "upload-length": "", "upload-defer-length": "1" }],
  ["no version of the protocol", { "tus-resumable": "" }],
  ["invalid metadata", { "upload-metadata": "filename ***" }],
  ["an extension that is off", { "upload-concat": "partial" }],
  ["a length that is no number", { "upload-length": "five" }],
])("%s is refused with an error of the API", async (_, headers) => {
  const response = await create(mine, 5, "a", headers);
  expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_input" }]);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("an upload of unknown length is refused", async () => {
  const headers = { ...tus, "upload-defer-length": "1" };
  const response = await mine.request(resumableUploadsPath, { method: "POST", headers });
  expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_input" }]);
});

test("other sites can neither begin nor continue an upload", async () => {
  const at = await begin(5);
  const foreign = { origin: "http://evil.example" };
  expect((await create(mine, 5, "a", foreign)).status).toBe(403);
  expect((await mine.request(at, { method: "PATCH", headers: { ...tus, ...foreign } })).status).toBe(403);
});

test("bytes that arrived before the server ended are stored at the next question", async () => {
  const at = await begin(5);
  await writeFile(path.join(directory, "incoming", idOf(at)), "hello");
  expect(await head(mine, at)).toEqual([200, "5", "5"]);
  expect(await details(at)).toMatchObject({ size: 5, sha256: createHash("sha256").update("hello").digest("hex") });
});

/** A full disk of the database, from here to the end of the transaction. @returns a function that makes room */
async function failWrites(table: string) {
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger failing before insert or update on ${sql.table(table)} execute function fail()`.execute(db);
  return () => sql`drop function fail cascade`.execute(db);
}

const diskFull = {
  code: "disk_full",
  message: "The server's disk is full. Ask your administrator to free some space.",
};
const usedBytes = async () => ((await (await mine.request("/plug")).json()) as { usedBytes: number }).usedBytes;

test.each([
  ["before its file has its place", "uploads"],
  ["before its row is committed", "live_changes"],
])("an upload that fails %s is completed at the next question", async (_, table) => {
  const at = await begin(5);
  const makeRoom = await failWrites(table);
  const failed = await patch(mine, at, 0, "hello");
  expect([failed.status, await failed.json()]).toEqual([507, diskFull]);
  expect(await usedBytes()).toBe(5);
  await makeRoom();
  expect(await head(mine, at)).toEqual([200, "5", "5"]);
  expect(await (await mine.request(`/plug/${idOf(at)}`)).text()).toBe("hello");
  expect([await usedBytes(), await listFiles(directory)]).toEqual([5, [expect.stringMatching(/^2c\/f24dba/)]]);
});

test("an upload whose server ended after it was stored is complete, and its received file is removed after a day", async () => {
  const at = await begin(5);
  expect((await patch(mine, at, 0, "hello")).status).toBe(204);
  const received = path.join(directory, "incoming", idOf(at));
  await writeFile(received, "hello");
  expect([await head(mine, at), (await patch(mine, at, 5, "")).status]).toEqual([[200, "5", "5"], 409]);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(received, old, old);
  await cleanUpUploads(db, contents);
  expect(await listFiles(directory)).toEqual([expect.stringMatching(/^2c\/f24dba/)]);
  expect(await (await mine.request(`/plug/${idOf(at)}`)).text()).toBe("hello");
});

test("a question that has to wait until the upload is completed finds it stored", async () => {
  const at = await begin(5);
  const [waiting, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { incoming } = contents;
  const late = openUploadApp(db, "robin", {
    ...contents,
    incoming: {
      ...incoming,
      locker: {
        newLock(id) {
          const lock = incoming.locker.newLock(id);
          return {
            async lock(...args) {
              waiting.resolve();
              await goOn.promise;
              return lock.lock(...args);
            },
            unlock: () => lock.unlock(),
          };
        },
      },
    },
  });
  const asked = head(late, at);
  await waiting.promise;
  expect((await patch(mine, at, 0, "hello")).status).toBe(204);
  goOn.resolve();
  expect(await asked).toEqual([200, "5", "5"]);
});

test("an upload that has arrived and is not stored in time gets a 504", async () => {
  const at = await begin(5);
  const { incoming } = contents;
  const hanging = createApp({
    db,
    demoUsername: "robin",
    contents: { ...contents, incoming: { ...incoming, measure: () => new Promise(() => {}) } },
    maxRequestMs: 0,
  });
  const response = await patch(hanging, at, 0, "hello");
  expect([response.status, await response.json()]).toMatchObject([504, { code: "timeout" }]);
});

test("an upload whose server ended before its file was created uses the storage for an hour at most", async () => {
  await begin(5);
  const asked = await begin(7);
  await rm(path.join(directory, "incoming"), { recursive: true });
  await cleanUpUploads(db, contents);
  expect(await usedBytes()).toBe(12);
  expect([await head(mine, asked), await usedBytes()]).toEqual([[404, null, null], 5]);
  await sql`update uploads set created_at = now() - interval '61 minutes'`.execute(db);
  await cleanUpUploads(db, contents);
  expect(await usedBytes()).toBe(0);
});

test.runIf(process.platform === "linux")("a full disk is reported, and the upload continues later", async () => {
  const at = await begin(5);
  const file = path.join(directory, "incoming", idOf(at));
  await rm(file);
  await symlink("/dev/full", file);
  const failed = await patch(mine, at, 0, "hello");
  expect([failed.status, await failed.json()]).toEqual([507, diskFull]);
  await rm(file);
  await writeFile(file, "");
  expect((await patch(mine, at, 0, "hello")).status).toBe(204);
});

test("what was left unfinished is removed after a day", async () => {
  const at = await begin(1000);
  await patch(mine, at, 0, "x".repeat(500));
  await cleanUpUploads(db, contents);
  expect(await head(mine, at)).toEqual([200, "500", "1000"]);
  await sql`update uploads set created_at = now() - interval '25 hours'`.execute(db);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const file of await listFiles(directory)) await utimes(path.join(directory, file), old, old);
  await cleanUpUploads(db, contents);
  expect([await head(mine, at), await listFiles(directory)]).toEqual([[404, null, null], []]);
});
