import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Registration } from "#contract/auth.ts";
import { addAccount, findAccount, findTaken } from "#server/auth/accounts.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import { replaceCredentials } from "#server/auth/recovery.ts";
import { loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Manages accounts from the command line: `npm run user:add -- ada.lovelace ada@office.example Ada Lovelace` and `npm
 * run user:password -- ada.lovelace`. The password is read from standard input if something is piped in, and generated
 * and printed otherwise. As an argument it would appear in the process list.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [command, ...rest] = positionals;

const usage = "user:add -- <username> <e-mail> <first name> <last name>, or user:password -- <username or e-mail>";

async function addUser(db: Db, [username, email, firstName, lastName]: readonly string[], password: string) {
  const person = Registration.safeParse({
    username,
    email,
    firstName,
    lastName,
    password,
    passwordConfirm: password,
    gender: "undisclosed",
    terms: true,
  });
  if (!person.success) throw new Error(person.error.issues[0]?.message ?? usage);
  const taken = await findTaken(db, person.data);
  if (taken.username) throw new Error(`The username ${username} is taken`);
  if (taken.email) throw new Error(`There is an account with ${email}`);
  const hash = await createPasswords().hash(password);
  const { gender: _gender, password: _password, passwordConfirm: _confirm, terms: _terms, ...account } = person.data;
  await addAccount(db, { ...account, hash });
  return `${person.data.username} can sign in`;
}

async function setPassword(db: Db, [name]: readonly string[], password: string) {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (!account) throw new Error(name === undefined ? usage : `There is nobody called ${name}`);
  const hash = await createPasswords().hash(password);
  await db.transaction().execute((transaction) => replaceCredentials(transaction, account.id, hash));
  return `${account.username} has a new password, and is signed out everywhere`;
}

async function readPassword() {
  if (process.stdin.isTTY) return undefined;
  let text = "";
  for await (const part of process.stdin) text += String(part);
  return text.replace(/\r?\n$/, "") || undefined;
}

async function run() {
  const act = command === "add" ? addUser : command === "password" ? setPassword : undefined;
  if (!act) throw new Error(usage);
  const given = await readPassword();
  const password = given ?? randomBytes(12).toString("base64url");
  const root = fileURLToPath(new URL("..", import.meta.url));
  loadEnvironmentFile(root);
  const { db, close } = await openDatabase(readConfig(process.env, root));
  try {
    console.log(await act(db, rest, password));
    if (given === undefined) console.log(`The password is ${password}`);
  } finally {
    await close();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
