import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Registration } from "#contract/account/auth.ts";
import { type Role, roles } from "#contract/roles.ts";
import { addAccount, findAccount, findTaken } from "#server/auth/accounts.ts";
import {
  checkPassword,
  type PasswordOwner,
  type PasswordPolicy,
  passwordPolicy,
} from "#server/auth/passwords/password-policy.ts";
import { findPasswordOwner } from "#server/auth/passwords/password-rules.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { replaceCredentials } from "#server/auth/recovery.ts";
import { removeSecondFactor } from "#server/auth/second-factor/second-factor.ts";
import { loadEnvironmentFile, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import type { Db } from "#server/db/client.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
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

/** Reads the password that was piped in, if one was. */
type ReadPassword = () => Promise<string | undefined>;

type Context = { readonly db: Db; readonly policy: PasswordPolicy; readonly readPassword: ReadPassword };

async function addUser(context: Context, [username, email, firstName, lastName]: Arguments, role: Role) {
  const { db, policy } = context;
  const { password, note } = await choosePassword(context);
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
  const added = await addAccount(db, { ...account, hash, role });
  if (!added) throw new Error(`The username ${username} or the address ${email} was taken meanwhile`);
  return `${person.data.username} can sign in${note}`;
}

async function setPassword(context: Context, [name]: Arguments) {
  const { db, policy } = context;
  const account = await requireAccount(db, name);
  const { password, note } = await choosePassword(context);
  await refuseUnlessAllowed(policy, password, await findPasswordOwner(db, account.id));
  const hash = await createPasswords().hash(password);
  await db.transaction().execute(async (transaction) => {
    await replaceCredentials(transaction, account.id, hash);
    await recordAudit(transaction, { action: "password-reset", actor: undefined, subject: account.id });
  });
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
    if (!(await removeSecondFactor(transaction, account.id))) return;
    await recordAudit(transaction, { action: "second-factor-off", actor: undefined, subject: account.id });
  });
  return `${account.username} signs in without a second factor`;
}

async function refuseUnlessAllowed(policy: PasswordPolicy, password: string, owner: PasswordOwner) {
  const error = await checkPassword(policy, password, owner);
  if (error !== undefined) throw new Error(error);
}

/** The password from standard input, or a new one, which `note` prints. */
async function choosePassword({ readPassword }: Context) {
  const given = await readPassword();
  const password = given ?? randomBytes(12).toString("base64url");
  return { password, note: given === undefined ? `\nThe password is ${password}` : "" };
}

async function readStandardInput() {
  if (process.stdin.isTTY) return undefined;
  let text = "";
  for await (const part of process.stdin) text += String(part);
  return text.replace(/\r?\n$/, "") || undefined;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs one of the commands.
 *
 * @returns what it prints
 * @throws an error whose message says why nothing was changed
 */
export async function runUserCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  readPassword: ReadPassword,
) {
  const options = { role: { type: "string" } } as const;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [command, ...rest] = positionals;
  const role = readRole(values.role ?? "member");
  const commands: Readonly<Record<string, (context: Context) => Promise<string>>> = {
    add: (context) => addUser(context, rest, role),
    password: (context) => setPassword(context, rest),
    role: ({ db }) => changeRole(db, rest),
    "factor-off": ({ db }) => turnOffFactor(db, rest),
  };
  const act = commands[command ?? ""];
  if (!act) throw new Error(usage);
  const config = readConfig(environment, root);
  const { db, close } = await openDatabase(config);
  try {
    return await act({ db, policy: passwordPolicy(config.isDemo), readPassword });
  } finally {
    await close();
  }
}

if (import.meta.main) {
  try {
    loadEnvironmentFile(root);
    console.log(await runUserCommand(process.argv.slice(2), process.env, readStandardInput));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
