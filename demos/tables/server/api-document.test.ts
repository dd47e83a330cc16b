import { expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";

test("a row of the grid has a version in each response", async () => {
  const response = await createApp({ db: await openTestDb() }).request("/openapi.json");
  const document = (await response.json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
    components: { schemas: Record<string, { required?: string[] }> };
  };
  expect(document.components.schemas.GridRow?.required).toContain("version");
});
