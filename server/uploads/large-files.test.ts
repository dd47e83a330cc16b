import { createHash } from "node:crypto";
import { request } from "node:http";
import { readFile, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { maxUploadBytes, resumableUploadsPath, type StoredUpload } from "#contract/uploads.ts";
import { listFiles, startUploadServer, type UploadServer } from "#server/uploads/testing.ts";

const chunk = Buffer.alloc(1_000_000, "Atrium ");
/** Of the file of 200 MB. */
const chunkCount = 200;
const fileSize = chunkCount * chunk.byteLength;

/**
 * In bytes, above the memory after a smaller upload: `VmHWM` of the server's process minus its `VmRSS` before. Eight
 * uploads on two cores grew by 0 to 24 MB, and by 75 MB beside other test runs; collecting the file in memory, by 150 MB.
 */
const maxGrowth = 110_000_000;

let server: UploadServer;

beforeAll(async () => {
  server = await startUploadServer();
  // The first upload loads code and raises the memory to what any upload uses.
  await storeByForm(50);
});

afterAll(() => server.stop());

const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="big.bin"\r\n\r\n';

/** So many chunks, produced as they are sent. */
async function* chunksOf(count: number, onChunk = () => {}) {
  for (let index = 0; index < count; index += 1) {
    onChunk();
    yield chunk;
  }
}

/** A form with a file of so many chunks. */
async function* formOf(chunks: number, onChunk?: () => void) {
  yield Buffer.from(start);
  yield* chunksOf(chunks, onChunk);
  yield Buffer.from("\r\n--x--\r\n");
}

/** Sends a body as it is produced. */
async function send(method: string, at: string, headers: Record<string, string>, body: AsyncIterable<Buffer>) {
  const sending = request(`${server.api()}${at}`, { method, headers: { cookie: server.cookie, ...headers } });
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
  });
  // The server may answer before it has read everything.
  await Promise.race([pipeline(Readable.from(body), sending).catch(() => {}), answered]);
  return answered;
}

const sendForm = (body: AsyncIterable<Buffer>) =>
  send("POST", "/plug", { "content-type": "multipart/form-data; boundary=x" }, body);

/** @returns the id of the stored file */
async function storeByForm(chunks: number) {
  const { status, text } = await sendForm(formOf(chunks));
  expect(status).toBe(200);
  return (JSON.parse(text) as { data: StoredUpload[] }).data[0]?.id ?? "";
}

/** @returns the id of the stored file */
async function storeByTus(chunks: number) {
  const tus = { "tus-resumable": "1.0.0" };
  const created = await server.request(resumableUploadsPath, {
    method: "POST",
    headers: { ...tus, "upload-length": String(chunks * chunk.byteLength) },
  });
  const id = created.headers.get("location")?.split("/").at(-1) ?? "";
  const headers = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  const { status } = await send("PATCH", `${resumableUploadsPath}/${id}`, headers, chunksOf(chunks));
  expect(status).toBe(204);
  return id;
}

async function downloadedSize(id: string) {
  const { body } = await server.request(`/plug/${id}`);
  let size = 0;
  for await (const part of body ?? []) size += (part as Uint8Array).byteLength;
  return size;
}

function hashOfFile() {
  const hash = createHash("sha256");
  for (let index = 0; index < chunkCount; index += 1) hash.update(chunk);
  return hash.digest("hex");
}

/** Watches the memory of the server. @returns how far its peak rose above the memory before, in bytes */
async function watchMemory() {
  const processDirectory = `/proc/${server.processId()}`;
  const read = async (name: string) => {
    const status = await readFile(`${processDirectory}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
  };
  // Forgets the peak of the start.
  await writeFile(`${processDirectory}/clear_refs`, "5");
  const before = await read("VmRSS");
  return async () => (await read("VmHWM")) - before;
}

// Only Linux tells the peak of another process.
test.skipIf(process.platform !== "linux").each([
  ["a form", storeByForm],
  ["tus", storeByTus],
])("a file of 200 MB that is sent by %s is stored and served without filling the memory", async (_, store) => {
  const growth = await watchMemory();
  const id = await store(chunkCount);
  const details = await server.request(`/plug/${id}/details`);
  expect(await details.json()).toMatchObject({ size: fileSize, sha256: hashOfFile() });
  expect(await downloadedSize(id)).toBe(fileSize);
  expect(await growth()).toBeLessThan(maxGrowth);
});

test("a file that turns out to be too large is refused at once, and nothing of it remains", async () => {
  const known = await listFiles(server.directory);
  let sent = 0;
  const { status, text } = await sendForm(formOf(400, () => (sent += 1)));
  expect([status, JSON.parse(text)]).toMatchObject([
    413,
    { code: "too_large", message: "A file can be at most 250 MB" },
  ]);
  expect(sent).toBeLessThan(maxUploadBytes / chunk.byteLength + 50);
  expect(await listFiles(server.directory)).toEqual(known);
});
