import { sql } from "kysely";
import { expect, test } from "vitest";

import { readTogether } from "#server/db/pooling/read-together.ts";
import { openTestDb, statementsOf } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";

const text = sql<{ letter: string }>`(select 'a' as letter union all select 'b')`;
const broken = sql<{ quotient: number }>`(select 1 / (random() * 0)::int as quotient)`;

test("queries of one turn are one statement, and each gets its own rows", async () => {
  const db = await openTestDb();
  const { id } = await addPerson(db, "robin");
  const nobody = db.selectFrom("users").select("id").where("username", "=", "nobody");
  const users = db.selectFrom("users").select(["id", "createdAt", "suspendedAt"]);
  const ask = async () =>
    Promise.all([
      readTogether(db, text),
      readTogether(db, nobody),
      readTogether(db, users, ["createdAt", "suspendedAt"]),
    ]);
  expect(await statementsOf(ask)).toHaveLength(1);
  const stored = await users.executeTakeFirstOrThrow();
  expect(await ask()).toEqual([[{ letter: "a" }, { letter: "b" }], [], [{ ...stored, id, suspendedAt: null }]]);
});

test("a query that fails does not fail the others", async () => {
  const db = await openTestDb();
  const [failed, found] = await Promise.allSettled([readTogether(db, broken), readTogether(db, text)]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
  expect(found).toMatchObject({ status: "fulfilled", value: [{ letter: "a" }, { letter: "b" }] });
});

test("many queries take several statements", async () => {
  const db = await openTestDb();
  const numbers = Array.from({ length: 70 }, (_, index) => index);
  const ask = async () =>
    Promise.all(numbers.map((number) => readTogether(db, sql<{ number: number }>`(select ${number}::int as number)`)));
  expect(await statementsOf(ask)).toHaveLength(3);
  expect((await ask()).flat().map(({ number }) => number)).toEqual(numbers);
});

test("a transaction reads its own writes by itself", async () => {
  const db = await openTestDb();
  const users = (from: typeof db) => readTogether(from, from.selectFrom("users").select("username"));
  await db.transaction().execute(async (transaction) => {
    await addPerson(transaction, "robin");
    expect(await Promise.all([users(transaction), users(db)])).toEqual([[{ username: "robin" }], []]);
  });
});
