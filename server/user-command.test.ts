import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { beforeEach, expect, test } from "vitest";

import { findAccount } from "#server/auth/accounts.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import { openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";

const command = fileURLToPath(new URL("user-command.ts", import.meta.url));

let connectionString: string;

beforeEach(async () => {
  ({ connectionString } = await createTestDatabase());
});

/** Runs the command as npm does, with the password piped in. */
function run(args: readonly string[], password: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: connectionString, ...environment },
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

test("a user is added, and later gets another password", async () => {
  expect(await run(ada, "analytical")).toEqual({ code: 0, said: "ada.lovelace can sign in" });
  expect(await opens("ada@office.example", "analytical")).toBe(true);
  const { code, said } = await run(["password", "ada.lovelace"], "difference");
  expect([code, said]).toEqual([0, "ada.lovelace has a new password, and is signed out everywhere"]);
  expect(await opens("ada.lovelace", "analytical")).toBe(false);
  expect(await opens("ada.lovelace", "difference")).toBe(true);
});

test("without demo content, the first account is the only one", async () => {
  const withoutDemo = { ATRIUM_DEMO_CONTENT: "0", ATRIUM_AUTH: "required" };
  expect(await run(ada, "analytical", withoutDemo)).toEqual({ code: 0, said: "ada.lovelace can sign in" });
  const db = openDb(connectionString, { max: 1 });
  const users = await db.selectFrom("users").select("username").execute();
  await db.destroy();
  expect(users).toEqual([{ username: "ada.lovelace" }]);
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
