import type { Db } from "#server/db/client.ts";

export const findUser = (db: Db, personId: string) =>
  db.selectFrom("users").select(["username", "name", "picture"]).where("id", "=", personId).executeTakeFirst();

export const listColleagues = (db: Db) =>
  db.selectFrom("users").select(["username", "picture", "name", "email"]).orderBy("name").orderBy("username").execute();
