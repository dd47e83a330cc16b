import { connect } from "node:net";

import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { profilePicturePath } from "#contract/account/profile.ts";
import { createApp } from "#server/app.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { listen } from "#server/listen.ts";
import { readOnAfterRefusals } from "#server/lib/http/read-on.ts";

let app: ReturnType<typeof createApp>;
let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  const db = await openTestDb();
  await addPerson(db, demoUsername);
  app = createApp({ db });
  const listening = await listen(
    (request) => app.fetch(request),
    { port: 0, host: "127.0.0.1" },
    () => {},
  );
  port = Number(new URL(listening.origin).port);
  close = () => listening.close({ graceMs: 0, hurry: AbortSignal.abort() });
});

afterAll(() => close());

/** Opens a connection. `heard` resolves to what the server has sent once that matches. */
function open(at = port) {
  const socket = connect(at, "127.0.0.1");
  let answer = "";
  const failed = new Promise<never>((_, reject) => socket.on("error", reject));
  // Only the reader of an answer needs to know.
  failed.catch(() => {});
  socket.setEncoding("utf8").on("data", (data: string) => (answer += data));
  const heard = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => pattern.test(answer) && resolve(answer);
      socket.on("data", look);
      look();
    });
  return {
    send: (text: string) => socket.write(text),
    heard: (pattern: RegExp) => Promise.race([heard(pattern), failed]),
    closed: new Promise<string>((resolve) => socket.on("close", () => resolve(answer))),
    end: () => socket.destroy(),
  };
}

const headOf = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", ...headers, "", ""].join("\r\n");

const chunkOf = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

const bodies = [
  ["JSON", "PATCH", "/profile.json"],
  ["a picture", "PUT", profilePicturePath],
] as const;

test.each(bodies)(
  "%s that is too large is rejected by its Content-Length, before it is sent",
  async (_, method, path) => {
    const { send, heard, end } = open();
    send(`${headOf(method, path, "Content-Length: 50000000")}{"the beginning`);
    const answer = await heard(/too_large/);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    end();
  },
);

test.each(bodies)("%s of unknown length is rejected once it is too large", async (_, method, path) => {
  const { send, heard, end } = open();
  // One byte more than a million; the body never ends.
  send(headOf(method, path, "Transfer-Encoding: chunked") + chunkOf(250_000).repeat(4) + chunkOf(1));
  expect(await heard(/too_large/)).toMatch(/^HTTP\/1\.1 413 /);
  end();
});

test.each([
  ["by its Content-Length", "Content-Length: 3000000", "x".repeat(3_000_000)],
  ["of unknown length", "Transfer-Encoding: chunked", `${chunkOf(250_000).repeat(12)}0\r\n\r\n`],
])("a body of 3 MB %s is read to its end, so that the client can read the answer", async (_, header, body) => {
  const { send, heard, end } = open();
  // In two parts, since clients read nothing before they have sent everything.
  send(headOf("PATCH", "/profile.json", header) + body.slice(0, 2_000_000));
  await heard(/too_large/);
  send(body.slice(2_000_000));
  send(headOf("GET", "/health"));
  expect(await heard(/"alive":true/)).toMatch(/^HTTP\/1\.1 413 .*HTTP\/1\.1 200 /s);
  end();
});

test.each([
  ["bytes", { bytes: 100_000, milliseconds: 60_000 }],
  ["time", { bytes: 50_000_000, milliseconds: 1 }],
])("the connection of a refused body is closed above the limit of %s", async (_, limits) => {
  const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
  readOnAfterRefusals(server, limits);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const { send, closed } = open(typeof address === "object" ? address?.port : undefined);
  send(`${headOf("PATCH", "/profile.json", "Content-Length: 50000000")}${"x".repeat(200_000)}`);
  expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
  server.close();
});

test("a small request keeps its connection open", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/user.json`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "keep-alive"]);
  await response.text();
});
