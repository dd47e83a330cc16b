import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import { stat } from "node:fs/promises";
import path from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { resumableUploadsPath } from "#contract/uploads.ts";
import { listFiles, startUploadServer, type UploadServer } from "#server/uploads/testing.ts";

let server: UploadServer;

beforeAll(async () => {
  server = await startUploadServer();
});

afterAll(() => server.stop());

const tus = { "tus-resumable": "1.0.0" };
const chunkHeaders = (offset: number) => ({
  ...tus,
  "upload-offset": String(offset),
  "content-type": "application/offset+octet-stream",
});

/** @returns the id of a new upload */
async function begin(size: number) {
  const { status, headers } = await server.request(resumableUploadsPath, {
    method: "POST",
    headers: { ...tus, "upload-length": String(size) },
  });
  expect(status).toBe(201);
  return headers.get("location")?.split("/").at(-1) ?? "";
}

/** Begins to send a body, and pauses within it. */
function sendPart(at: string, content: Uint8Array, length: number): ClientRequest {
  const sending = request(`${server.api()}${at}`, {
    method: "PATCH",
    headers: { ...chunkHeaders(0), cookie: server.cookie, "content-length": content.byteLength },
  });
  sending.write(content.subarray(0, length));
  return sending;
}

test("an upload that kill -9 of the server interrupts continues after a restart, and is stored with its hash", async () => {
  const content = randomBytes(3_000_000);
  const id = await begin(content.byteLength);
  const at = `${resumableUploadsPath}/${id}`;
  const sending = sendPart(at, content, 1_000_000);
  const lost = once(sending, "error");
  // The file says how far the server is. The server would end the request if it were asked.
  const file = path.join(server.directory, "incoming", id);
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(1_000_000), 20_000);
  await server.kill();
  await lost;

  await server.restart();
  const { status, headers } = await server.request(at, { method: "HEAD", headers: tus });
  const offset = Number(headers.get("upload-offset"));
  expect([status, offset, headers.get("upload-length")]).toEqual([200, 1_000_000, "3000000"]);
  const body = content.subarray(offset);
  const rest = await server.request(at, { method: "PATCH", headers: chunkHeaders(offset), body });
  expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, "3000000"]);

  const sha256 = createHash("sha256").update(content).digest("hex");
  const details = await server.request(`/plug/${id}/details`);
  expect(await details.json()).toMatchObject({ size: 3_000_000, sha256 });
  const download = await server.request(`/plug/${id}`);
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
  expect(await listFiles(server.directory)).toEqual([`${sha256.slice(0, 2)}/${sha256.slice(2)}`]);
});
