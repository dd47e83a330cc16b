import { type AddressInfo, connect } from "node:net";

import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { profilePicturePath } from "#contract/profile.ts";
import { createApp } from "#server/app.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";

let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  const db = await openTestDb();
  await addPerson(db, demoUsername);
  const server = serve({ fetch: createApp({ db }).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => {
    server.once("listening", resolve);
  });
  ({ port } = server.address() as AddressInfo);
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
});

afterAll(() => close());

/** Sends only the beginning of a request, and returns what the server sent before it closed the connection. */
function beginRequest(text: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (data: string) => (answer += data));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

const headOf = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", ...headers, "", ""].join("\r\n");

const chunkOf = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

test.each([
  ["a message", "POST", "/messages.json"],
  ["a picture", "PUT", profilePicturePath],
])("%s that is too large is rejected by its Content-Length, and the connection is closed", async (_, method, path) => {
  const answer = await beginRequest(`${headOf(method, path, "Content-Length: 50000000")}{"the beginning`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"code":"too_large"');
});

test.each([
  ["a message", "POST", "/messages.json"],
  ["a picture", "PUT", profilePicturePath],
])("%s of unknown length is rejected once it is too large, and the connection is closed", async (_, method, path) => {
  // One byte more than a million; the body never ends.
  const body = chunkOf(250_000).repeat(4) + chunkOf(1);
  const answer = await beginRequest(headOf(method, path, "Transfer-Encoding: chunked") + body);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});

test("a small request keeps its connection open", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/user.json`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "keep-alive"]);
  await response.text();
});
