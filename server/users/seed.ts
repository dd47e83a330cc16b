import type { Db } from "#server/db/client.ts";
import { people } from "#server/db/seed/people.ts";

/** Adds the office, and tells the ids by username. Those who are there already stay as they are. */
export async function seedPeople(db: Db): Promise<ReadonlyMap<string, string>> {
  await db
    .insertInto("users")
    .values(people.map((person) => ({ ...person, emailVerified: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom("users").select(["id", "username"]).execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}
