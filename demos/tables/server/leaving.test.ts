import type { AddressInfo } from "node:net";

import { serve } from "@hono/node-server";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { dataExportPath } from "#demos/tables/contract.ts";
import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";

test("a client that disconnects during an export leaves no query running", async () => {
  const db = await openTestDb();
  await addPerson(db, "robin.vale");
  // More data than the buffers between server and client hold.
  await sql`drop index data_rows_text`.execute(db);
  for (let part = 0; part < 5; part += 1) {
    await sql`
      insert into data_rows (name, phone, company, zip, city, date)
      select repeat('n', 100), '1', repeat('c', 100), '1', repeat('p', 100), '2026-01-01'
      from generate_series(1, 6000)`.execute(db);
  }
  const server = serve({ fetch: createApp({ db }).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => {
    server.once("listening", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${dataExportPath}?format=csv`;
  // More rounds than exports may run at once.
  for (let round = 0; round < 6; round += 1) {
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
  }
  await expect
    .poll(
      async () => {
        const response = await fetch(address);
        const text = await response.text();
        return [response.status, text.split("\r\n").length];
      },
      { timeout: 20_000 },
    )
    .toEqual([200, 30_002]);
  await new Promise((resolve) => {
    server.close(resolve);
  });
}, 60_000);
