import type { Db } from "#server/db/client.ts";
import { hoursAgo, people } from "#server/db/seed/people.ts";

/** In hours: the office opened two years ago, and a person has joined every two months. */
const opened = 2 * 365 * 24;
const between = 60 * 24;

/** Adds the people who do not exist yet. @returns the ids of all, by username */
export async function seedPeople(db: Db, now = new Date()): Promise<ReadonlyMap<string, string>> {
  await db
    .insertInto("users")
    .values(
      people.map((person, place) => ({
        ...person,
        emailVerified: true,
        createdAt: hoursAgo({ now }, opened - place * between),
        // Visitors are the first.
        lastUsedAt: place === 0 ? null : hoursAgo({ now }, 2 + 3 * place ** 2),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom("users").select(["id", "username"]).execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}
