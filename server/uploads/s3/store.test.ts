import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir, utimes } from "node:fs/promises";
import path from "node:path";

import { HeadObjectCommand, UploadPartCommand } from "@aws-sdk/client-s3";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { resumableUploadsPath, type StoredUpload } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { addPerson } from "#server/lib/testing.ts";
import { cleanUpUploads } from "#server/uploads/clean-up.ts";
import { openS3Client } from "#server/uploads/s3/client.ts";
import { listKeys, putObjects, startS3, type TestS3 } from "#server/uploads/s3/testing.ts";
import type { S3Settings } from "#server/uploads/s3/settings.ts";
import { openS3Store } from "#server/uploads/s3/store.ts";
import { nameOf, openUploadApp, openUploadDirectory, postForm, type UploadApp } from "#server/uploads/testing.ts";

let s3: TestS3;
let db: Db;
let settings: S3Settings;
let contents: ContentStore;
let directory: string;
let one: UploadApp;
/** The app of another server with the same database and bucket. */
let two: UploadApp;
let removeAll: () => Promise<unknown>;

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(() => s3.stop());

beforeEach(async () => {
  db = await openTestDb();
  await addPerson(db, "robin");
  settings = s3.settings(`test-${randomUUID()}`);
  const places = [await openUploadDirectory(), await openUploadDirectory()] as const;
  removeAll = () => Promise.all(places.map(({ remove }) => remove()));
  ({ directory } = places[0]);
  const open = (place: string) => openS3Store(settings, { directory: place, db });
  contents = open(directory);
  one = openUploadApp(db, "robin", contents);
  two = openUploadApp(db, "robin", open(places[1].directory));
});

afterEach(() => removeAll());

const textFile = (content: string, name = "notes.txt") => new File([content], name, { type: "text/plain" });

async function store(app: UploadApp, content: string) {
  const response = await postForm(app, [textFile(content)]);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: StoredUpload[] };
  return data[0] as StoredUpload;
}

const tus = { "tus-resumable": "1.0.0" };

async function begin(app: UploadApp, size: number) {
  const headers = { ...tus, "upload-length": String(size), "upload-metadata": "filename dmlkZW8uYmlu" };
  const response = await app.request(resumableUploadsPath, { method: "POST", headers });
  expect(response.status).toBe(201);
  return new URL(response.headers.get("location") ?? "", "http://localhost/plug/").pathname;
}

function patch(app: UploadApp, at: string, offset: number, body: Uint8Array | ReadableStream<Uint8Array>) {
  const headers = { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  const stream = body instanceof ReadableStream ? body : new Blob([new Uint8Array(body)]).stream();
  const init = { method: "PATCH", headers, body: stream, duplex: "half" } as const;
  return app.request(at, init);
}

const offsetAt = async (app: UploadApp, at: string) => {
  const { status, headers } = await app.request(at, { method: "HEAD", headers: tus });
  return [status, headers.get("upload-offset"), headers.get("upload-length")];
};

const idOf = (at: string) => at.split("/").at(-1) ?? "";
const download = async (app: UploadApp, id: string) =>
  Buffer.from(await (await app.request(`/plug/${id}`)).arrayBuffer());

test("a file of a form is stored under its hash, once, and comes back from every server", async () => {
  const { id } = await store(one, "hello");
  const again = await store(two, "hello");
  expect(await listKeys(settings)).toEqual([nameOf("hello")]);
  expect(String(await download(two, id))).toBe("hello");
  expect(String(await download(one, again.id))).toBe("hello");
  // Nothing remains of the file that was received.
  expect(await readdir(path.join(directory, "incoming"))).toEqual([]);
});

test("an upload that begins at one server is continued and completed at another one", async () => {
  const content = randomBytes(14_000_000);
  const at = await begin(one, content.byteLength);
  // Less than a part, then a part and a rest, then the end.
  expect((await patch(one, at, 0, content.subarray(0, 1_000_000))).status).toBe(204);
  expect(await offsetAt(two, at)).toEqual([200, "1000000", "14000000"]);
  expect((await patch(two, at, 1_000_000, content.subarray(1_000_000, 11_000_000))).status).toBe(204);
  expect((await patch(one, at, 11_000_000, content.subarray(11_000_000))).status).toBe(204);
  expect(await listKeys(settings)).toEqual([nameOf(content)]);
  for (const app of [one, two]) expect((await download(app, idOf(at))).equals(content)).toBe(true);
});

test("an empty file is complete when it is created", async () => {
  const at = await begin(one, 0);
  expect((await download(two, idOf(at))).byteLength).toBe(0);
  expect(await listKeys(settings)).toEqual([nameOf("")]);
});

test("a connection that was lost unnoticed gives way to the next one, at another server", async () => {
  const content = randomBytes(20);
  const at = await begin(one, content.byteLength);
  // Sends some bytes, and then nothing, without an end.
  const stalled = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(content.subarray(0, 8)) });
  const first = patch(one, at, 0, stalled);
  await expect.poll(() => db.selectFrom("uploadLocks").select("uploadId").execute()).toHaveLength(1);
  const [status, offset] = await offsetAt(two, at);
  expect([status, offset]).toEqual([200, "8"]);
  // The bytes that it has are kept.
  expect((await first).headers.get("upload-offset")).toBe("8");
  expect((await patch(two, at, 8, content.subarray(8))).status).toBe(204);
  expect((await download(one, idOf(at))).equals(content)).toBe(true);
  expect(await db.selectFrom("uploadLocks").selectAll().execute()).toEqual([]);
});

test("a cancelled upload leaves nothing", async () => {
  const at = await begin(one, 10);
  await patch(one, at, 0, randomBytes(5));
  expect((await two.request(at, { method: "DELETE", headers: tus })).status).toBe(204);
  expect([await offsetAt(one, at), await listKeys(settings)]).toEqual([[404, null, null], []]);
});

test("a content is deleted with its last upload, and stays for the others", async () => {
  const first = await store(one, "same");
  const second = await store(two, "same");
  const remove = async (id: string) => {
    expect((await one.request(`/plug/${id}`, { method: "DELETE" })).status).toBe(200);
    await sql`update uploads set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(db);
    await cleanUpUploads(db, contents);
  };
  await remove(first.id);
  expect(String(await download(two, second.id))).toBe("same");
  await remove(second.id);
  expect(await listKeys(settings)).toEqual([]);
});

test("a content without a row is deleted, and what is beside the contents is not", async () => {
  await putObjects(settings, [nameOf("unknown"), "README.txt", "ab/notes"]);
  const { id } = await store(one, "known");
  for (let minute = 0; minute < 256; minute += 1) await cleanUpUploads(db, contents, minute);
  expect(await listKeys(settings)).toEqual(["README.txt", "ab/notes", nameOf("known")].toSorted());
  expect(String(await download(one, id))).toBe("known");
});

test("what was left unfinished is removed after a day", async ({ skip }) => {
  const { fileOf } = s3;
  skip(!fileOf, "The age of an object cannot be changed");
  const at = await begin(one, 1000);
  await patch(one, at, 0, randomBytes(500));
  await cleanUpUploads(db, contents);
  expect(await offsetAt(one, at)).toEqual([200, "500", "1000"]);
  await sql`update uploads set created_at = now() - interval '25 hours'`.execute(db);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const key of await listKeys(settings)) await utimes(fileOf?.(settings.prefix + key) ?? "", old, old);
  await cleanUpUploads(db, contents);
  expect([await offsetAt(one, at), await listKeys(settings)]).toEqual([[404, null, null], []]);
});

test("an upload whose server ended before it was stored is completed at the next question, by any server", async () => {
  const at = await begin(one, 5);
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger failing before insert or update on uploads execute function fail()`.execute(db);
  expect((await patch(one, at, 0, Buffer.from("hello"))).status).toBe(507);
  await sql`drop function fail cascade`.execute(db);
  expect(await offsetAt(two, at)).toEqual([200, "5", "5"]);
  expect(String(await download(one, idOf(at)))).toBe("hello");
  expect(await listKeys(settings)).toEqual([nameOf("hello")]);
});

test("an upload whose server ended after its last part, before the parts were joined, is completed", async () => {
  const at = await begin(one, 5);
  const key = contents.incoming.keyOf(idOf(at));
  const client = openS3Client(settings);
  const place = { Bucket: settings.bucket, Key: key };
  const { Metadata } = await client.send(new HeadObjectCommand({ ...place, Key: `${key}.info` }));
  const upload = { ...place, UploadId: Metadata?.["upload-id"], PartNumber: 1 };
  await client.send(new UploadPartCommand({ ...upload, Body: "hello" }));
  expect(await offsetAt(two, at)).toEqual([200, "5", "5"]);
  expect(String(await download(one, idOf(at)))).toBe("hello");
  expect(await listKeys(settings)).toEqual([nameOf("hello")]);
});

test("an object that has not the size of its content is replaced", async () => {
  await putObjects(settings, [nameOf("hello")]);
  const { id } = await store(one, "hello");
  expect(String(await download(two, id))).toBe("hello");
});

test("a storage that is away is reported, and a missing content is not found", async () => {
  const { id } = await store(one, "hello");
  const away = openS3Store({ ...settings, endpoint: "http://127.0.0.1:9" }, { directory, db });
  const response = await openUploadApp(db, "robin", away).request(`/plug/${id}`);
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: "unavailable", message: "The file storage is not responding. Try again in a moment." },
  ]);
  await contents.delete(createHash("sha256").update("hello").digest());
  expect((await one.request(`/plug/${id}`)).status).toBe(404);
});

test("downloads by link are redirected after the rights are checked, with the type and the name", async () => {
  await addPerson(db, "mei");
  const linked = openS3Store({ ...settings, linksDownloads: true }, { directory, db });
  const { id } = await store(one, "hello");
  const response = await openUploadApp(db, "robin", linked).request(`/plug/${id}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
  const answer = await fetch(response.headers.get("location") ?? "", { headers: { range: "bytes=1-2" } });
  expect([answer.status, await answer.text()]).toEqual([206, "el"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`,
  });
  expect((await openUploadApp(db, "mei", linked).request(`/plug/${id}`)).status).toBe(404);
});
