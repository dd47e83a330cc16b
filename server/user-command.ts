import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Registration } from "#contract/auth.ts";
import { type Role, roles } from "#contract/roles.ts";
import { addAccount, findAccount, findTaken } from "#server/auth/accounts.ts";
import {
  checkPassword,
  type PasswordOwner,
  type PasswordPolicy,
  passwordPolicy,
} from "#server/auth/password-policy.ts";
import { findPasswordOwner } from "#server/auth/password-rules.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import { replaceCredentials } from "#server/auth/recovery.ts";
import { removeSecondFactor } from "#server/auth/second-factor.ts";
import { loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import type { Db } from "#server/db/client.ts";
import { recordAudit } from "#server/lib/record-audit.ts";
import { setRole } from "#server/users/set-role.ts";

/**
 * Manages accounts from the command line: `npm run user:add -- --role admin ada.lovelace ada@office.example Ada Lovelace`,
 * `npm run user:password -- ada.lovelace`, `npm run user:role -- ada.lovelace member` and `npm run user:factor-off --
 * ada.lovelace`. A password is read from standard
 * input if something is piped in, and generated and printed otherwise. As an argument it would appear in the process list.
 */
const usage = [
  "user:add -- [--role viewer|member|admin] <username> <e-mail> <first name> <last name>",
  "user:password -- <username or e-mail>",
  "user:role -- <username or e-mail> viewer|member|admin",
  "user:factor-off -- <username or e-mail>",
].join("\n");

type Arguments = readonly (string | undefined)[];

async function addUser(db: Db, [username, email, firstName, lastName]: Arguments, role: Role, policy: PasswordPolicy) {
  const { password, note } = await choosePassword();
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
  await refuseUnlessAllowed(policy, password, person.data);
  const hash = await createPasswords().hash(password);
  const { gender: _gender, password: _password, passwordConfirm: _confirm, terms: _terms, ...account } = person.data;
  await addAccount(db, { ...account, hash, role });
  return `${person.data.username} can sign in${note}`;
}

async function setPassword(db: Db, [name]: Arguments, policy: PasswordPolicy) {
  const account = await requireAccount(db, name);
  const { password, note } = await choosePassword();
  await refuseUnlessAllowed(policy, password, await findPasswordOwner(db, account.id));
  const hash = await createPasswords().hash(password);
  await db.transaction().execute((transaction) => replaceCredentials(transaction, account.id, hash));
  return `${account.username} has a new password, and is signed out everywhere${note}`;
}

async function changeRole(db: Db, [name, role]: Arguments) {
  if (role === undefined) throw new Error(usage);
  const known = readRole(role);
  const account = await requireAccount(db, name);
  await setRole(db, account.id, known);
  return `${account.username} has the role ${known}`;
}

async function requireAccount(db: Db, name: string | undefined) {
  if (name === undefined) throw new Error(usage);
  const account = await findAccount(db, name);
  if (!account) throw new Error(`There is nobody called ${name}`);
  return account;
}

function readRole(text: string): Role {
  const role = roles.find((each) => each === text);
  if (!role) throw new Error(`There is no role ${text}. The roles are ${roles.join(", ")}.`);
  return role;
}

/** For a person who has lost the phone and the recovery codes. */
async function turnOffFactor(db: Db, [name]: Arguments) {
  const account = await requireAccount(db, name);
  await db.transaction().execute(async (transaction) => {
    await removeSecondFactor(transaction, account.id);
    await recordAudit(transaction, { action: "second-factor-off", actor: undefined, subject: account.id });
  });
  return `${account.username} signs in without a second factor`;
}

async function refuseUnlessAllowed(policy: PasswordPolicy, password: string, owner: PasswordOwner) {
  const error = await checkPassword(policy, password, owner);
  if (error !== undefined) throw new Error(error);
}

/** The password from standard input, or a new one, which `note` prints. */
async function choosePassword() {
  const given = await readPassword();
  const password = given ?? randomBytes(12).toString("base64url");
  return { password, note: given === undefined ? `\nThe password is ${password}` : "" };
}

async function readPassword() {
  if (process.stdin.isTTY) return undefined;
  let text = "";
  for await (const part of process.stdin) text += String(part);
  return text.replace(/\r?\n$/, "") || undefined;
}

async function run() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { role: { type: "string" } } });
  const [command, ...rest] = positionals;
  const role = readRole(values.role ?? "member");
  const commands: Readonly<Record<string, (db: Db, policy: PasswordPolicy) => Promise<string>>> = {
    add: (db, policy) => addUser(db, rest, role, policy),
    password: (db, policy) => setPassword(db, rest, policy),
    role: (db) => changeRole(db, rest),
    "factor-off": (db) => turnOffFactor(db, rest),
  };
  const act = commands[command ?? ""];
  if (!act) throw new Error(usage);
  const root = fileURLToPath(new URL("..", import.meta.url));
  loadEnvironmentFile(root);
  const config = readConfig(process.env, root);
  const { db, close } = await openDatabase(config);
  try {
    console.log(await act(db, passwordPolicy(config.isDemo)));
  } finally {
    await close();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
