import { expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";

test("a new document is a schema of its own, in which the fields with a default are not required", async () => {
  const response = await createApp({ db: await openTestDb() }).request("/openapi.json");
  const document = (await response.json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
    components: { schemas: Record<string, { required?: string[] }> };
  };
  const { NewDocument } = document.components.schemas;
  expect(NewDocument?.required).toEqual(["id", "kind"]);
  expect(document.paths["/documents.json"]?.["post"]?.requestBody).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/NewDocument" } } },
  });
});
