import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import type { UploadList } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { addPerson } from "#server/lib/testing.ts";
import { moveContents } from "#server/uploads/move-contents.ts";
import { listKeys, startS3, type TestS3 } from "#server/uploads/s3/testing.ts";
import type { S3Settings } from "#server/uploads/s3/settings.ts";
import { openS3Store } from "#server/uploads/s3/store.ts";
import { nameOf, openUploadApp, openUploadDirectory, postForm, type UploadPlace } from "#server/uploads/testing.ts";

let s3: TestS3;
let db: Db;
let disk: UploadPlace;
let spool: UploadPlace;
let settings: S3Settings;
let bucket: ContentStore;

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(() => s3.stop());

beforeEach(async () => {
  db = await openTestDb();
  await addPerson(db, "robin");
  disk = await openUploadDirectory();
  spool = await openUploadDirectory();
  settings = s3.settings(`test-${randomUUID()}`);
  bucket = openS3Store(settings, { directory: spool.directory, db });
});

afterEach(() => Promise.all([disk.remove(), spool.remove()]));

const words = ["one", "two", "three", "four"];
const names = words.map(nameOf).toSorted();

const store = async (contents: ContentStore) => {
  const app = openUploadApp(db, "robin", contents);
  expect(
    (
      await postForm(
        app,
        words.map((word) => new File([word], word)),
      )
    ).status,
  ).toBe(200);
};

/** The contents of all uploads, as a server with this store returns them, by their file names. */
async function read(contents: ContentStore) {
  const app = openUploadApp(db, "robin", contents);
  const { data } = (await (await app.request("/plug")).json()) as UploadList;
  const files = await Promise.all(
    data.map(async ({ id, name }) => {
      const response = await app.request(`/plug/${id}`);
      return [name, response.status === 200 ? await response.text() : response.status] as const;
    }),
  );
  return Object.fromEntries(files);
}

const all = Object.fromEntries(words.map((word) => [word, word]));
const move = (from: ContentStore, to: ContentStore, more: Partial<Parameters<typeof moveContents>[1]> = {}) =>
  moveContents(db, {
    from,
    to,
    deletesSource: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  });

test("an interrupted move to S3 continues, and the source is deleted when that is asked for", async () => {
  await store(disk.contents);
  const stop = new AbortController();
  const onProgress = (done: number) => {
    if (done === 2) stop.abort(new Error("Stopped"));
  };
  await expect(move(disk.contents, bucket, { signal: stop.signal, onProgress })).rejects.toThrow("Stopped");
  expect(await listKeys(settings)).toEqual(names.slice(0, 2));
  expect(await move(disk.contents, bucket)).toMatchObject({
    copied: 2,
    known: 2,
    deleted: 0,
    missing: [],
    damaged: [],
  });
  expect([await listKeys(settings), await disk.list()]).toEqual([names, names]);
  expect(await read(bucket)).toEqual(all);
  expect(await move(disk.contents, bucket, { deletesSource: true })).toMatchObject({ copied: 0, known: 4, deleted: 4 });
  expect([await read(bucket), await disk.list(), await spool.list()]).toEqual([all, [], []]);
});

test("a move that ends within a file leaves nothing of it", async () => {
  await store(disk.contents);
  const stop = new AbortController();
  // Read as usual, but the command is stopped before the first chunk arrives.
  const from: ContentStore = {
    ...disk.contents,
    read(sha256) {
      stop.abort(new Error("Stopped"));
      return disk.contents.read(sha256);
    },
  };
  await expect(move(from, bucket, { signal: stop.signal })).rejects.toThrow("Stopped");
  expect([await listKeys(settings), await spool.list()]).toEqual([[], []]);
});

test("files move back to the disk", async () => {
  await store(bucket);
  expect(await move(bucket, disk.contents, { deletesSource: true })).toMatchObject({ copied: 4, deleted: 4 });
  expect([await read(disk.contents), await listKeys(settings)]).toEqual([all, []]);
});

test("missing and damaged files are named, and are neither copied nor deleted", async () => {
  await store(disk.contents);
  await writeFile(path.join(disk.directory, nameOf("one")), "ONE");
  await disk.contents.delete(createHash("sha256").update("two").digest());
  const hashOf = (content: string) => nameOf(content).replace("/", "");
  expect(await move(disk.contents, bucket, { deletesSource: true })).toMatchObject({
    copied: 2,
    deleted: 2,
    missing: [hashOf("two")],
    damaged: [hashOf("one")],
  });
  expect(await disk.list()).toEqual([nameOf("one")]);
});

test("a source is not deleted if the destination has other bytes of the same size", async ({ skip }) => {
  skip(!s3.fileOf, "Objects cannot be damaged");
  await store(disk.contents);
  await move(disk.contents, bucket);
  await writeFile(s3.fileOf?.(settings.prefix + nameOf("one")) ?? "", "ONE");
  const { damaged, deleted } = await move(disk.contents, bucket, { deletesSource: true });
  expect([damaged, deleted]).toEqual([[nameOf("one").replace("/", "")], 3]);
  expect(await disk.list()).toEqual([nameOf("one")]);
});

const command = fileURLToPath(new URL("../commands/uploads-command.ts", import.meta.url));
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, ATRIUM_DATA: disk.directory, ATRIUM_S3_URL: "" },
  }).catch((error: unknown) => error as { stdout: string; stderr: string });

test("the command says what it needs, and creates nothing", async () => {
  expect((await run("--to", "tape")).stderr).toBe("uploads:move -- --to s3|disk [--delete-source]\n");
  expect((await run("--to", "s3")).stderr).toBe("Set ATRIUM_S3_URL, also to move from there to the disk\n");
  expect(await readdir(disk.directory)).toEqual([]);
});
