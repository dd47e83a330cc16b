import { expect, test } from "vitest";

import { openDb } from "#server/db/client.ts";
import { streamExport } from "#server/lib/tables/stream-export.ts";

async function* oneChunk() {
  yield await Promise.resolve(new Uint8Array(1));
}

test("the exports of a person are limited for each database of the process", async () => {
  // Neither connects, because nothing is queried.
  const [one, other] = [openDb("postgres://localhost/one"), openDb("postgres://localhost/other")];
  const running = [streamExport(one, oneChunk(), "ada"), streamExport(one, oneChunk(), "ada")];
  expect(() => streamExport(one, oneChunk(), "ada")).toThrow("Your other exports are still running");
  running.push(streamExport(other, oneChunk(), "ada"));
  await Promise.all(running.map((stream) => stream.cancel()));
  await streamExport(one, oneChunk(), "ada").cancel();
});
