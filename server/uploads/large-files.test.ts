import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { maxUploadBytes, type StoredUpload } from "#contract/uploads.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { listFiles, openUploadApp, openUploadDirectory } from "#server/uploads/testing.ts";

const chunk = Buffer.alloc(1_000_000, "Atrium ");
/**
 * In bytes. An upload that was collected in memory would take 200 MB or more; the sender and garbage that is not
 * collected yet are in the same process.
 */
const maxGrowth = 150_000_000;

let port: number;
let directory: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const db = await openTestDb();
  await addPerson(db, demoUsername);
  const place = await openUploadDirectory();
  ({ directory } = place);
  const app = openUploadApp(db, demoUsername, directory);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => {
    server.once("listening", resolve);
  });
  ({ port } = server.address() as AddressInfo);
  close = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
    await place.remove();
  };
});

afterAll(() => close());

const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="big.bin"\r\n\r\n';

/** A form with a file of so many chunks, produced as it is sent. */
async function* formOf(chunks: number, onChunk = () => {}) {
  yield Buffer.from(start);
  for (let index = 0; index < chunks; index += 1) {
    onChunk();
    yield chunk;
  }
  yield Buffer.from("\r\n--x--\r\n");
}

async function post(body: AsyncIterable<Buffer>) {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const posting = request({ port, host: "127.0.0.1", method: "POST", path: "/plug", headers });
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    posting.on("error", reject);
    posting.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
  });
  // The server may answer before it has read everything.
  await Promise.race([pipeline(Readable.from(body), posting).catch(() => {}), answered]);
  return answered;
}

test("a file of 200 MB is stored and served without filling the memory", async () => {
  const before = process.memoryUsage.rss();
  let peak = 0;
  const measure = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  const { status, text } = await post(formOf(200, measure));
  expect(status).toBe(200);
  const { data } = JSON.parse(text) as { data: StoredUpload[] };
  const hash = createHash("sha256");
  for (let index = 0; index < 200; index += 1) hash.update(chunk);
  expect(data[0]).toMatchObject({ size: 200_000_000, sha256: hash.digest("hex") });
  expect(peak - before).toBeLessThan(maxGrowth);

  const download = await fetch(`http://127.0.0.1:${port}/plug/${data[0]?.id}`);
  let size = 0;
  for await (const part of download.body ?? []) {
    size += (part as Uint8Array).byteLength;
    measure();
  }
  expect(size).toBe(200_000_000);
  expect(peak - before).toBeLessThan(maxGrowth);
});

test("a file that turns out to be too large is refused at once, and nothing of it remains", async () => {
  const known = await listFiles(directory);
  let sent = 0;
  const { status, text } = await post(formOf(400, () => (sent += 1)));
  expect([status, JSON.parse(text)]).toMatchObject([
    413,
    { code: "too_large", message: "A file can be at most 250 MB" },
  ]);
  expect(sent).toBeLessThan(maxUploadBytes / chunk.byteLength + 50);
  expect(await listFiles(directory)).toEqual(known);
});
