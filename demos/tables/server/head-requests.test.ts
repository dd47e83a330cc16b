import { expect, test } from "vitest";

import { dataExportPath, gridExportPath } from "#demos/tables/contract.ts";
import { createApp } from "#server/app.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";

test.each([dataExportPath, gridExportPath])("HEAD starts no export: %s", async (path) => {
  const db = await openTestDb();
  await addPerson(db, demoUsername);
  const app = createApp({ db });
  for (let round = 0; round < 8; round += 1) {
    const { status, headers, body } = await app.request(`${path}?format=csv`, { method: "HEAD" });
    expect([status, headers.get("content-type"), body]).toEqual([200, "text/csv; charset=utf-8", null]);
  }
  expect((await app.request(`${path}?format=exe`, { method: "HEAD" })).status).toBe(400);
  const response = await app.request(`${path}?format=csv`);
  expect([response.status, (await response.text()).length]).toEqual([200, expect.any(Number)]);
});
