import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";

export async function findUser(db: Db, personId: string) {
  const query = db.selectFrom("users").select(["username", "name", "picture"]).where("id", "=", personId);
  return (await readTogether(db, query))[0];
}

export const listColleagues = (db: Db) =>
  db.selectFrom("users").select(["username", "picture", "name", "email"]).orderBy("name").orderBy("username").execute();
