import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { beforeEach, expect, test } from "vitest";

import { findAccount } from "#server/auth/accounts.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { runUserCommand } from "#server/commands/user-command.ts";

const command = fileURLToPath(new URL("user-command.ts", import.meta.url));

let connectionString: string;
let database: Record<string, string>;

beforeEach(async () => {
  ({ connectionString, environment: database } = await createTestDatabase());
  // The commands add the demo content, which takes longer than they do, to an empty database only.
  const db = openDb(connectionString, { max: 1 });
  await addPerson(db, "robin.okafor");
  await db.destroy();
});

/** @returns the exit code that the command would end with, and what it would print */
const run = (args: readonly string[], password: string, environment: Record<string, string> = {}) =>
  runUserCommand(args, { ...database, ...environment }, async () => password).then(
    (said) => ({ code: 0, said }),
    (error: Error) => ({ code: 1, said: error.message }),
  );

/** Runs the command as npm does, with the password piped in. */
function runProcess(args: readonly string[], password: string) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...database },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(`${password}\n`);
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, said: said.trim() }));
  });
}

async function opens(name: string, password: string) {
  const db = openDb(connectionString, { max: 1 });
  try {
    return await createPasswords().isRight(password, (await findAccount(db, name))?.hash);
  } finally {
    await db.destroy();
  }
}

const ada = ["add", "ada.lovelace", "ada@office.example", "Ada", "Lovelace"];

test("a user is added with the password that is piped in; what is wrong is an error of one line", async () => {
  expect(await runProcess(ada, "analytical")).toEqual({ code: 0, said: "ada.lovelace can sign in" });
  expect(await opens("ada@office.example", "analytical")).toBe(true);
  expect(await runProcess(ada, "analytical")).toEqual({ code: 1, said: "The username ada.lovelace is taken" });
});

test("a user gets another password", async () => {
  await run(ada, "analytical");
  const { code, said } = await run(["password", "ada.lovelace"], "difference");
  expect([code, said]).toEqual([0, "ada.lovelace has a new password, and is signed out everywhere"]);
  expect(await opens("ada.lovelace", "analytical")).toBe(false);
  expect(await opens("ada.lovelace", "difference")).toBe(true);
});

async function roleOf(username: string) {
  const db = openDb(connectionString, { max: 1 });
  const row = await db.selectFrom("users").select("role").where("username", "=", username).executeTakeFirst();
  await db.destroy();
  return row?.role;
}

test("accounts, roles and passwords of the command line are in the audit log", async () => {
  await run(["add", "--role", "admin", ...ada.slice(1)], "analytical");
  await run(["password", "ada.lovelace"], "difference");
  const db = openDb(connectionString, { max: 1 });
  const entries = await db
    .selectFrom("auditEvents")
    .select(["action", "actorName", "subjectName", "details"])
    .where("subjectName", "like", "%(ada.lovelace)")
    .orderBy("at")
    .execute();
  await db.destroy();
  const own = { actorName: "", subjectName: "Ada Lovelace (ada.lovelace)" };
  expect(entries).toEqual([
    { ...own, action: "account-created", details: { role: "admin" } },
    { ...own, action: "password-reset", details: {} },
  ]);
});

test("a user is a member, or has the role that is named, until it is changed", async () => {
  await run(ada, "analytical");
  expect(await roleOf("ada.lovelace")).toBe("member");
  const grace = ["add", "--role", "admin", "grace.hopper", "grace@office.example", "Grace", "Hopper"];
  expect(await run(grace, "compiler12")).toEqual({ code: 0, said: "grace.hopper can sign in" });
  expect(await roleOf("grace.hopper")).toBe("admin");
  expect(await run(["role", "ada@office.example", "viewer"], "")).toEqual({
    code: 0,
    said: "ada.lovelace has the role viewer",
  });
  expect(await roleOf("ada.lovelace")).toBe("viewer");
});

test("an unknown role changes nothing", async () => {
  const refused = { code: 1, said: "There is no role owner. The roles are viewer, member, admin." };
  expect(await run(["add", "--role", "owner", ...ada.slice(1)], "analytical")).toEqual(refused);
  expect(await roleOf("ada.lovelace")).toBeUndefined();
  await run(ada, "analytical");
  expect(await run(["role", "ada.lovelace", "owner"], "")).toEqual(refused);
  expect(await roleOf("ada.lovelace")).toBe("member");
});

test("without demo content, the first account is the only one", async () => {
  ({ connectionString, environment: database } = await createTestDatabase());
  const withoutDemo = { ATRIUM_DEMO_CONTENT: "0", ATRIUM_AUTH: "required" };
  expect(await run(ada, "analytical", withoutDemo)).toEqual({ code: 0, said: "ada.lovelace can sign in" });
  const db = openDb(connectionString, { max: 1 });
  const users = await db.selectFrom("users").select("username").execute();
  await db.destroy();
  expect(users).toEqual([{ username: "ada.lovelace" }]);
});

test("ASVS 6.2: where signing in is required, a guessable password is an error of one line", async () => {
  const required = { ATRIUM_AUTH: "required" };
  expect(await run(ada, "trustno1", required)).toEqual({
    code: 1,
    said: "This password is too common. Choose another one.",
  });
  expect((await run(ada, "analytical", required)).code).toBe(0);
  expect(await run(["password", "ada.lovelace"], "lovelace-1843", required)).toEqual({
    code: 1,
    said: "The password must not contain your name or username",
  });
  expect(await opens("ada.lovelace", "analytical")).toBe(true);
});

test("a second factor is turned off", async () => {
  await run(ada, "analytical");
  const db = openDb(connectionString, { max: 1 });
  const { id } = await db
    .updateTable("users")
    .set({ twoFactorEnabled: true })
    .where("username", "=", "ada.lovelace")
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("twoFactors").values({ userId: id, secret: "x", backupCodes: "x", verified: true }).execute();
  expect(await run(["factor-off", "ada@office.example"], "")).toEqual({
    code: 0,
    said: "ada.lovelace signs in without a second factor",
  });
  expect(await db.selectFrom("twoFactors").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("users").select("twoFactorEnabled").where("id", "=", id).execute()).toEqual([
    { twoFactorEnabled: false },
  ]);
  await db.destroy();
});

test("an invalid username and an unknown user are errors of one line, and missing arguments print the usage", async () => {
  expect(await run(["add", "ada", "ada@office.example", "Ada", "Lovelace"], "analytical")).toEqual({
    code: 1,
    said: "The username must be more than 6 and less than 30 characters long",
  });
  expect(await run(["password", "nobody.here"], "analytical")).toEqual({
    code: 1,
    said: "There is nobody called nobody.here",
  });
  expect((await run([], "")).said).toMatch(/^user:add/);
});
