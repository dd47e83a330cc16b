import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { readSecret } from "#server/auth/secret.ts";
import { createBrowser } from "#server/auth/testing.ts";
import { createToken } from "#server/auth/tokens.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";
import { ada } from "#server/lib/testing.ts";

const passwords = createPasswords(4);

/** A database of the last version without better-auth, with an account that has a session and two identities. */
async function openOldDb(token: string) {
  const db = await openTestDb();
  await migrateTo(db, "0042");
  const { rows } = await sql<{ id: string }>`insert into users (username, name, email, picture, email_verified)
    values (${ada.username}, 'Ada Lovelace', 'Ada@Office.Example', '', true) returning id`.execute(db);
  const userId = rows[0]?.id;
  await sql`insert into passwords (user_id, hash) values (${userId}, ${await passwords.hash("abc")})`.execute(db);
  await sql`insert into identities (issuer, subject, user_id) values
    ('https://accounts.google.com', 'g-1', ${userId}), ('https://id.example', 'o-1', ${userId})`.execute(db);
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (sha256(${Buffer.from(token)}), ${userId}, now() + interval '1 day')`.execute(db);
  await migrateToLatest(db as never);
  return db;
}

test("accounts and sessions of the previous version continue after the upgrade", async () => {
  const token = createToken();
  const db = await openOldDb(token);
  const here = createBrowser({ db, passwords });
  here.cookies.set("atrium.session", token);
  expect(await here.state()).toBe("signed-in");
  // Shorter than new passwords may be.
  for (const name of [ada.username, "ada@office.example", "Ada@Office.Example"]) {
    const there = createBrowser({ db, passwords });
    expect((await there.signIn(name, "abc")).status, name).toBe(200);
    expect(await there.state()).toBe("signed-in");
  }
  expect(
    await db.selectFrom("accounts").select(["providerId", "accountId"]).where("password", "is", null).execute(),
  ).toEqual([
    { providerId: "google", accountId: "g-1" },
    { providerId: "https://id.example", accountId: "o-1" },
  ]);
});

test("the first start creates a secret that only the server's user can read, and later ones keep it", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-secret-"));
  const [secret, same] = await Promise.all([readSecret(directory), readSecret(directory)]);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([same, await readSecret(directory)]).toEqual([secret, secret]);
  expect((await stat(path.join(directory, "secret"))).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});
