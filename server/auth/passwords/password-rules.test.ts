import { beforeEach, expect, test } from "vitest";

import { type AppOptions, createApp, createAuthOptions } from "#server/app.ts";
import { findAccount, storePassword } from "#server/auth/accounts.ts";
import { createLink } from "#server/auth/mails/links.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { ada, addPerson } from "#server/lib/testing.ts";

let db: Db;
/** A low cost keeps the tests fast. */
const passwords = createPasswords(4);

beforeEach(async () => {
  db = await openTestDb();
});

async function request(path: string, body?: object, options: Partial<AppOptions> = {}, cookie = "") {
  const app = createApp({ db, demoUsername: undefined, passwords, ...options });
  const response = await app.request(path, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
  });
  const answered = (await response.json()) as { fields?: Record<string, string>; [key: string]: unknown };
  return { status: response.status, body: answered };
}

/** A new password and its confirmation. */
const twice = (password: string) => ({ password, passwordConfirm: password });

const register = (change: object = {}, options: Partial<AppOptions> = {}) =>
  request("/auth/register", { ...ada, ...change }, options);

const signIn = async (password: string) =>
  (await request("/auth/sign-in", { name: ada.username, password })).status === 200;

/** Registers a user and signs them in. */
async function openAccount() {
  await register();
  const account = await findAccount(db, ada.username);
  if (!account) throw new Error("The account was not registered");
  return { id: account.id, cookie: await openSession(db, account.id) };
}

const rejected = [
  ["ASVS 6.2.1: a short password", "rk4-vq9", "The password must be 8 to 128 characters long"],
  ["ASVS 6.2.4: a common password", "trustno1", "This password is too common. Choose another one."],
  ["ASVS 6.2.11: the user's name", "lovelace-1843", "The password must not contain your name or username"],
  ["ASVS 6.2.11: the product's name", "my-atrium-2026", "The password must not contain the name of this app"],
] as const;

test.each(rejected)("registration rejects %s", async (_, password, error) => {
  const { status, body } = await register(twice(password));
  expect([status, body]).toMatchObject([400, { code: "invalid_input", message: error, fields: { password: error } }]);
  expect(await findAccount(db, ada.username)).toBeUndefined();
});

test.each(rejected)("a reset rejects %s, and its link remains valid", async (_, password, error) => {
  const { id } = await openAccount();
  const token = await createLink(createAuthOptions({ db }), id, { minutes: 60 });
  const { status, body } = await request("/auth/reset-password", { token, ...twice(password) });
  expect([status, body.fields]).toEqual([400, { password: error }]);
  expect(await signIn(ada.password)).toBe(true);
  expect((await request("/auth/reset-password", { token, ...twice("geographer") })).status).toBe(200);
  expect(await signIn("geographer")).toBe(true);
});

test.each(rejected)("a change rejects %s", async (_, password, error) => {
  const { cookie } = await openAccount();
  const change = (to: string) => request("/auth/password", { current: ada.password, ...twice(to) }, {}, cookie);
  const { status, body } = await change(password);
  expect([status, body.fields]).toEqual([400, { password: error }]);
  expect(await signIn(ada.password)).toBe(true);
  expect((await change("geographer")).status).toBe(200);
  expect(await signIn("geographer")).toBe(true);
});

test("ASVS 6.2.3: without the current password, a change tells nothing about the new one", async () => {
  const { cookie } = await openAccount();
  const { body } = await request("/auth/password", { current: "wrong", ...twice("trustno1") }, {}, cookie);
  expect(body.fields).toEqual({ current: "The password is incorrect" });
});

test.each(["🦊🐙".repeat(64), "é".normalize("NFD").repeat(128)])(
  "ASVS 6.2.8 and 6.2.9: the longest password signs in, and nothing of it is cut off: %s",
  async (password) => {
    expect((await register(twice(password))).status).toBe(200);
    expect(await signIn(password)).toBe(true);
    expect(await signIn(Array.from(password.normalize("NFKC")).slice(0, -1).join(""))).toBe(false);
  },
);

test("a password that was set under other rules still signs in", async () => {
  const { id } = await openAccount();
  await storePassword(db, id, await passwords.hash("abc"));
  expect(await signIn("abc")).toBe(true);
});

test("spec §5: in demo mode, 3 to 20 characters are the only rule", async () => {
  await addPerson(db, "robin.vale");
  const demo = { demoUsername: "robin.vale" };
  const error = { password: "The password must be 3 to 20 characters long" };
  expect((await register(twice("ab"), demo)).body.fields).toEqual(error);
  expect((await register(twice("a".repeat(21)), demo)).body.fields).toEqual(error);
  expect((await register(twice("123"), demo)).status).toBe(200);
});

test("the options contain the length of passwords and the allowed domains", async () => {
  await addPerson(db, "robin.vale");
  const read = async (options: Partial<AppOptions>) => (await request("/auth/options.json", undefined, options)).body;
  expect(await read({ allowedDomains: ["office.example"] })).toMatchObject({
    passwordLength: { min: 8, max: 128 },
    allowedDomains: ["office.example"],
  });
  expect(await read({ demoUsername: "robin.vale" })).toMatchObject({
    passwordLength: { min: 3, max: 20 },
    allowedDomains: [],
  });
});

test.each([
  ["ada@office.example", 200],
  ["ada@OFFICE.example", 200],
  ["ada@branch.example", 200],
  ["ada@elsewhere.example", 400],
  ["ada@sub.office.example", 400],
  ["ada@notoffice.example", 400],
  ["ada@office.example.evil.example", 400],
])("registration with %s is answered with %d if two domains are allowed", async (email, status) => {
  const answer = await register({ email }, { allowedDomains: ["office.example", "branch.example"] });
  expect(answer.status).toBe(status);
  const fields = { email: "Use an email address of office.example, branch.example" };
  if (status === 400) expect(answer.body.fields).toEqual(fields);
});

test("a wrong domain and a weak password are reported together", async () => {
  const { body } = await register(twice("trustno1"), { allowedDomains: ["branch.example"] });
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(["email", "password"]);
});
