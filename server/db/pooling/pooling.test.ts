import { expect, test } from "vitest";

import { findPooling, requireDirectDatabase } from "#server/db/pooling/pooling.ts";
import { createTestDatabase } from "#server/db/testing.ts";

test("a database without a pooler is accepted, with one address or two", async () => {
  const { connectionString } = await createTestDatabase();
  expect(await findPooling(connectionString)).toMatchObject({ pooling: "none" });
  await requireDirectDatabase({ databaseUrl: connectionString, databaseDirectUrl: undefined });
  await requireDirectDatabase({ databaseUrl: connectionString, databaseDirectUrl: connectionString });
});

test("two addresses that lead to different databases are refused", async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  const addresses = { databaseUrl: one.connectionString, databaseDirectUrl: other.connectionString };
  await expect(requireDirectDatabase(addresses)).rejects.toThrow("DATABASE_DIRECT_URL leads to another database");
});
