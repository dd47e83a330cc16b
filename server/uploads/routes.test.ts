import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { maxStoredBytes, type StoredUpload, type UploadList } from "#contract/uploads.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { cleanUpUploads } from "#server/uploads/clean-up.ts";
import { openS3Store } from "#server/uploads/s3/store.ts";
import { listKeys, startS3, type TestS3 } from "#server/uploads/s3/testing.ts";
import {
  listFiles,
  openUploadApp,
  openUploadDirectory,
  postForm,
  type UploadApp,
  type UploadPlace,
} from "#server/uploads/testing.ts";

let db: Db;
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(() => s3.stop());

/** A folder of the bucket. Files that are being received count as files, too. */
async function openBucket(): Promise<UploadPlace> {
  const place = await openUploadDirectory();
  const settings = s3.settings(`test-${randomUUID()}`);
  const list = async () => [...(await listKeys(settings)), ...(await listFiles(place.directory))];
  return { ...place, list, contents: openS3Store(settings, { directory: place.directory, db }) };
}

describe.each([
  ["the disk", openUploadDirectory],
  ["S3", openBucket],
])("on %s", (name, open) => {
  let myId: string;
  let place: UploadPlace;
  let mine: UploadApp;
  let other: UploadApp;

  beforeEach(async () => {
    db = await openTestDb();
    ({ id: myId } = await addPerson(db, "robin"));
    await addPerson(db, "mei");
    place = await open();
    mine = openUploadApp(db, "robin", place.contents);
    other = openUploadApp(db, "mei", place.contents);
  });

  afterEach(() => place.remove());

  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
  const fileOf = (content: string | Buffer, name = "notes.txt", type = "text/plain") =>
    new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });

  async function store(app: UploadApp, file: File) {
    const response = await postForm(app, [file]);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: StoredUpload[] };
    return data[0] as StoredUpload;
  }

  const list = async (app: UploadApp, query = "") =>
    (await (await app.request(`/plug${query}`)).json()) as Required<UploadList>;
  const send = (app: UploadApp, method: string, path: string) => app.request(path, { method });
  const refusal = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

  /** Adds a row without a file, to fill the storage. */
  const occupy = (size: number, row: { deletedAt?: Date } = {}) =>
    db
      .insertInto("uploads")
      .values({ id: randomUUID(), userId: myId, name: "big", type: "a/b", size, sha256: null, ...row })
      .execute();

  test("spec §7: a file is stored with its name, size, type and SHA-256, and comes back unchanged", async () => {
    const stored = await store(mine, fileOf("hello"));
    expect(stored).toMatchObject({ name: "notes.txt", size: 5, type: "text/plain", sha256: hashOf("hello") });
    expect(await list(mine)).toEqual({ data: [stored], total: 1, usedBytes: 5 });
    expect(await (await mine.request(`/plug/${stored.id}/details`)).json()).toEqual(stored);
    expect(await (await mine.request(`/plug/${stored.id}`)).text()).toBe("hello");
  });

  test("several files in one form, in fields of any name, are stored; fields without a file are ignored", async () => {
    const form = new FormData();
    form.append("a", fileOf("one", "1.txt"));
    form.append("words", "not a file");
    form.append("b", fileOf("", "empty.txt"));
    form.append("c", new File([], ""));
    const response = await mine.request("/plug", { method: "POST", body: form });
    const { data, total } = (await response.json()) as UploadList;
    expect([total, data.map(({ name, size }) => [name, size])]).toEqual([
      2,
      [
        ["1.txt", 3],
        ["empty.txt", 0],
      ],
    ]);
  });

  const postText = async (app: UploadApp, body: string) =>
    app.request("/plug", { method: "POST", body, headers: { "content-type": "multipart/form-data; boundary=x" } });

  // Mounting requires root, and a container that lets it. The test is skipped otherwise.
  const mount = (at: string) => spawnSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", at]).status === 0;

  test("a form that does not fit on the disk is refused with the reason, and leaves nothing", async ({ skip }) => {
    skip(name !== "the disk" || process.platform !== "linux" || !mount(place.directory));
    try {
      const response = await postForm(mine, [fileOf("small"), fileOf("x".repeat(500_000))]);
      expect([response.status, await response.json()]).toMatchObject([507, { code: "disk_full" }]);
      expect([await place.list(), (await list(mine)).total]).toEqual([[], 0]);
      expect((await postForm(mine, [fileOf("small")])).status).toBe(200);
    } finally {
      spawnSync("umount", ["-l", place.directory]);
    }
  });

  test("a form with more files than allowed is refused, and stores none", async () => {
    const part = (index: number) =>
      `--x\r\nContent-Disposition: form-data; name="f"; filename="${index}.txt"\r\n\r\nhi\r\n`;
    const response = await postText(
      mine,
      `${Array.from({ length: 101 }, (_, index) => part(index)).join("")}--x--\r\n`,
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: "invalid_input", message: "Send at most 100 files at once" },
    ]);
    expect(await list(mine)).toMatchObject({ total: 0, usedBytes: 0 });
    expect(await place.list()).toEqual([]);
  });

  test("a part without headers, and no final boundary, blocks no later upload", async () => {
    const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello';
    for (let sent = 0; sent < 7; sent += 1)
      expect(await refusal(await postText(mine, `--x\r\n\r\n--x\r\n${file}`))).toEqual([400, "invalid_input"]);
    expect(await place.list()).toEqual([]);
    await store(mine, fileOf("hello"));
  });

  test("a form whose connection breaks off leaves nothing, and blocks no later upload", async () => {
    const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello';
    for (let sent = 0; sent < 7; sent += 1) {
      const arrived = [Buffer.from(`--x\r\n${file}`)];
      const body = new ReadableStream({
        pull(controller) {
          const next = arrived.pop();
          if (next) controller.enqueue(next);
          else controller.error(new Error("The connection was closed"));
        },
      });
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      // Not written in place: the browser's type lacks `duplex`, which Node requires for a stream.
      const init = { method: "POST", body, headers, duplex: "half" } as const;
      expect(await refusal(await mine.request("/plug", init))).toEqual([400, "invalid_input"]);
    }
    expect(await place.list()).toEqual([]);
    await store(mine, fileOf("hello"));
  });

  test("every odd form ends, and leaves no file that is not stored", async () => {
    const disposition = 'Content-Disposition: form-data; name="file"';
    const heads = ["", `${disposition}; filename="a.txt"\r\n`, `${disposition}\r\n`, "X-Unknown: 1\r\n", disposition];
    const parts = heads.flatMap((head) => ["", "hello", "--x"].map((content) => `--x\r\n${head}\r\n${content}`));
    const pairs = parts.flatMap((first) => parts.map((second) => `${first}\r\n${second}`));
    // Forms are read in the same way wherever their files go.
    const starts = ["", ...parts, ...(name === "the disk" ? pairs : [])];
    const ends = ["\r\n--x--\r\n", "\r\n--x", "\r\n", ""];
    for (const start of starts) {
      const answers = await Promise.all(ends.map((end) => postText(mine, start + end)));
      for (const { status } of answers) expect([200, 400], JSON.stringify(start)).toContain(status);
    }
    // "hello", and the empty file.
    expect((await place.list()).length).toBeLessThanOrEqual(3);
  });

  test("the list is paged, newest first", async () => {
    for (const name of ["1", "2", "3"]) await store(mine, fileOf(name, name));
    const { data, total } = await list(mine, "?page=2&size=2");
    expect([total, data.map(({ name }) => name)]).toEqual([3, ["1"]]);
    expect((await list(mine)).data.map(({ name }) => name)).toEqual(["3", "2", "1"]);
  });

  test("the files of a user are private: others get 404, and can neither delete nor restore them", async () => {
    const { id } = await store(mine, fileOf("secret"));
    for (const [method, path] of [
      ["GET", `/plug/${id}`],
      ["GET", `/plug/${id}/details`],
      ["DELETE", `/plug/${id}`],
      ["POST", `/plug/${id}/restore`],
      ["HEAD", `/plug/resumable/${id}`],
      ["PATCH", `/plug/resumable/${id}`],
      ["DELETE", `/plug/resumable/${id}`],
    ] as const) {
      expect([method, path, (await send(other, method, path)).status]).toEqual([method, path, 404]);
    }
    expect(await list(other)).toMatchObject({ data: [], total: 0, usedBytes: 0 });
    expect(await list(mine)).toMatchObject({ total: 1 });
  });

  test.each([
    ["page.html", "text/html", "<script>alert(1)</script>", "application/octet-stream"],
    ["picture.svg", "image/svg+xml", "<svg onload='alert(1)'/>", "application/octet-stream"],
    ["code.js", "text/javascript", "alert(1)", "application/octet-stream"],
    ["fake.png", "image/png", "<script>alert(1)</script>", "application/octet-stream"],
    ["real.png", "text/html", png, "image/png"],
  ])("%s, declared as %s, is served as a download only", async (name, type, content, served) => {
    const { id } = await store(mine, fileOf(content, name, type));
    const { headers } = await mine.request(`/plug/${id}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": served,
      "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
    });
  });

  const postNamed = (name: string) =>
    postText(
      mine,
      `--x\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}\r\n\r\nhi\r\n--x--\r\n`,
    );

  test("a name with quotes and other scripts neither breaks the header nor the list", async () => {
    const response = await postNamed('a "b" 日本\tc=d.txt');
    const { data } = (await response.json()) as { data: StoredUpload[] };
    expect(data[0]?.name).toBe('a "b" 日本 c=d.txt');
    const download = await mine.request(`/plug/${data[0]?.id}`);
    expect(download.headers.get("content-disposition")).toContain("filename*=UTF-8''a%20%22b%22%20%E6%97%A5");
  });

  test("a name with line breaks, which could add a header, is refused", async () => {
    expect(await refusal(await postNamed("a\r\nset-cookie: c=d.txt"))).toEqual([400, "invalid_input"]);
  });

  test("a download that the browser has is not sent again", async () => {
    const { id } = await store(mine, fileOf("hello"));
    const tag = (await mine.request(`/plug/${id}`)).headers.get("etag") ?? "";
    expect((await mine.request(`/plug/${id}`, { headers: { "if-none-match": tag } })).status).toBe(304);
    const head = await send(mine, "HEAD", `/plug/${id}`);
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "5", ""]);
  });

  test("a download that was interrupted continues with a range", async () => {
    const { id, sha256 } = await store(mine, fileOf("hello"));
    const ask = async (headers: Record<string, string>) => {
      const response = await mine.request(`/plug/${id}`, { headers });
      return [response.status, await response.text(), response.headers.get("content-range")];
    };
    expect(await ask({ range: "bytes=3-" })).toEqual([206, "lo", "bytes 3-4/5"]);
    expect(await ask({ range: "bytes=1-2", "if-range": `"${sha256}"` })).toEqual([206, "el", "bytes 1-2/5"]);
    expect(await ask({ range: "bytes=1-2", "if-range": '"another"' })).toEqual([200, "hello", null]);
    expect(await ask({ range: "bytes=5-" })).toEqual([416, "", "bytes */5"]);
  });

  test.each([
    ["no body", undefined, undefined],
    ["JSON", "application/json", "{}"],
    ["a form without a boundary", "multipart/form-data", "x"],
    [
      "a form that ends early",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhel',
    ],
    [
      "a form without files",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
  ])("%s is refused, and nothing remains on the disk", async (_, type, body) => {
    const init = { method: "POST", ...(type && { headers: { "content-type": type } }), ...(body && { body }) };
    expect(await refusal(await mine.request("/plug", init))).toEqual([400, "invalid_input"]);
    expect(await place.list()).toEqual([]);
  });

  test("a name of more than 255 characters is refused, and nothing remains", async () => {
    expect(await refusal(await postForm(mine, [fileOf("a"), fileOf("b", "x".repeat(256))]))).toEqual([
      400,
      "invalid_input",
    ]);
    expect([await place.list(), (await list(mine)).total]).toEqual([[], 0]);
  });

  test("equal content is one file on the disk, which is deleted with its last upload", async () => {
    const first = await store(mine, fileOf("same", "a.txt"));
    const second = await store(other, fileOf("same", "b.txt"));
    const sha256 = hashOf("same");
    expect(await place.list()).toEqual([`${sha256.slice(0, 2)}/${sha256.slice(2)}`]);
    await deleteForGood(mine, first.id);
    expect(await (await other.request(`/plug/${second.id}`)).text()).toBe("same");
    await deleteForGood(other, second.id);
    expect(await place.list()).toEqual([]);
  });

  async function deleteForGood(app: UploadApp, id: string) {
    expect((await send(app, "DELETE", `/plug/${id}`)).status).toBe(200);
    await sql`update uploads set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(db);
    await cleanUpUploads(db, place.contents);
  }

  test("a deleted file can be restored for a day", async () => {
    const { id } = await store(mine, fileOf("hello"));
    await send(mine, "DELETE", `/plug/${id}`);
    expect(await list(mine)).toMatchObject({ total: 0, usedBytes: 0 });
    expect((await mine.request(`/plug/${id}`)).status).toBe(404);
    await cleanUpUploads(db, place.contents);
    expect((await send(mine, "POST", `/plug/${id}/restore`)).status).toBe(200);
    expect(await (await mine.request(`/plug/${id}`)).text()).toBe("hello");
    await deleteForGood(mine, id);
    expect((await send(mine, "POST", `/plug/${id}/restore`)).status).toBe(404);
  });

  test("files beyond the quota are refused, and nothing remains", async () => {
    await occupy(maxStoredBytes - 5);
    expect((await postForm(mine, [fileOf("12345")])).status).toBe(200);
    expect(await refusal(await postForm(mine, [fileOf("x", "y")]))).toEqual([413, "too_large"]);
    expect((await list(mine)).total).toBe(1);
    expect(await place.list()).toHaveLength(1);
  });

  test("two files that fit alone but not together are refused together", async () => {
    await occupy(maxStoredBytes - 5);
    expect(await refusal(await postForm(mine, [fileOf("123"), fileOf("456")]))).toEqual([413, "too_large"]);
    expect([await place.list(), (await list(mine)).total]).toEqual([[], 0]);
  });

  test("of two uploads at once that exceed the quota together, one is refused", async () => {
    await occupy(maxStoredBytes - 5);
    const answers = await Promise.all([postForm(mine, [fileOf("123")]), postForm(mine, [fileOf("456")])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
  });

  test("the space of deleted files is reused, which makes them unrestorable", async () => {
    const { id } = await store(mine, fileOf("hello"));
    await send(mine, "DELETE", `/plug/${id}`);
    await occupy(maxStoredBytes - 10);
    expect((await postForm(mine, [fileOf("12345")])).status).toBe(200);
    expect((await send(mine, "POST", `/plug/${id}/restore`)).status).toBe(200);
    await send(mine, "DELETE", `/plug/${id}`);
    expect((await postForm(mine, [fileOf("67890")])).status).toBe(200);
    expect((await send(mine, "POST", `/plug/${id}/restore`)).status).toBe(404);
  });

  test("the thousand-and-first file is refused", async () => {
    await sql`insert into uploads (id, user_id, name, size, type)
    select gen_random_uuid(), ${myId}, 'x', 0, 'a/b' from generate_series(1, 1000)`.execute(db);
    expect(await refusal(await postForm(mine, [fileOf("x")]))).toEqual([413, "too_large"]);
  });

  test("a change is announced to the open windows of the user", async () => {
    const { id } = await store(mine, fileOf("x"));
    await send(mine, "DELETE", `/plug/${id}`);
    await send(mine, "POST", `/plug/${id}/restore`);
    const changes = await db.selectFrom("liveChanges").select(["userId", "topic"]).execute();
    expect(changes).toEqual(Array.from({ length: 3 }, () => ({ userId: myId, topic: "uploads" })));
  });

  test("a server without a place for files lists none and refuses uploads", async () => {
    const app = createApp({ db, demoUsername: "robin" });
    expect(await list(app)).toMatchObject({ total: 0 });
    expect(await refusal(await postForm(app, [fileOf("x")]))).toEqual([503, "unavailable"]);
  });

  test("content that is being uploaded is not deleted at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const before = await store(mine, fileOf("again"));
      await send(mine, "DELETE", `/plug/${before.id}`);
      await sql`update uploads set deleted_at = now() - interval '25 hours' where id = ${before.id}`.execute(db);
      const [, stored] = await Promise.all([cleanUpUploads(db, place.contents), store(mine, fileOf("again"))]);
      await cleanUpUploads(db, place.contents);
      expect(await (await mine.request(`/plug/${stored.id}`)).text()).toBe("again");
      await send(mine, "DELETE", `/plug/${stored.id}`);
    }
  });

  test("a server with a directory of its own removes what another server has deleted from the database", async ({
    skip,
  }) => {
    skip(name !== "the disk");
    const elsewhere = await openUploadDirectory();
    const stored = [await store(mine, fileOf("hello"))];
    stored.push(await store(openUploadApp(db, "robin", elsewhere.contents), fileOf("hello")));
    const kept = await store(openUploadApp(db, "robin", elsewhere.contents), fileOf("kept"));
    for (const { id } of stored) await send(mine, "DELETE", `/plug/${id}`);
    await sql`update uploads set deleted_at = now() - interval '25 hours' where deleted_at is not null`.execute(db);
    await cleanUpUploads(db, place.contents);
    expect(await elsewhere.list()).toHaveLength(2);
    // Each folder has its turn.
    for (let minute = 0; minute < 256; minute += 1) await cleanUpUploads(db, elsewhere.contents, minute);
    expect(await elsewhere.list()).toEqual([`${kept.sha256.slice(0, 2)}/${kept.sha256.slice(2)}`]);
    await elsewhere.remove();
  });
});
