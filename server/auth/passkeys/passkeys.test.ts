import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeEach, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { AppOptions } from "#server/app.ts";
import { createAuthenticator } from "#server/auth/second-factor/authenticator-testing.ts";
import { isPasskeyAddress } from "#server/auth/passkeys/passkey-routes.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { createBrowser, type TestBrowser } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { ada } from "#server/lib/testing.ts";

import packageJson from "../../../package.json" with { type: "json" };

afterAll(configureOffice({ title: "Nordlicht" }));

let db: Db;
/** A low cost keeps the tests fast. */
const passwords = createPasswords(4);
const { password } = ada;
const origin = "https://office.example";

beforeEach(async () => {
  db = await openTestDb();
});

test('the plugin imports only base64 from the packages that "overrides" gives it in other versions', async () => {
  const { overrides } = packageJson;
  const directory = path.dirname(fileURLToPath(import.meta.resolve("@better-auth/passkey")));
  const files = (await readdir(directory)).filter((name) => name.endsWith(".mjs") && name !== "client.mjs");
  const texts = await Promise.all(files.map((name) => readFile(path.join(directory, name), "utf8")));
  const imports = texts.flatMap((text) => [...text.matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name));
  const forced = Object.keys(overrides["@better-auth/passkey"]);
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((name) => forced.some((each) => name === each || name.startsWith(`${each}/`)))).toEqual([
    "@better-auth/utils/base64",
  ]);
});

const openBrowser = (options: Partial<AppOptions> = {}) => createBrowser({ db, passwords, ...options });

type Options = { options: { challenge: string; rp?: { id: string }; rpId?: string } };
type Authenticator = ReturnType<typeof createAuthenticator>;
type Change = Partial<Parameters<Authenticator["prove"]>[0]>;

async function begin(browser: TestBrowser, path: string, body: object = {}) {
  const answer = await browser.send("POST", path, body);
  expect(answer.status).toBe(200);
  return (answer.body as Options).options;
}

async function add(browser: TestBrowser, authenticator: Authenticator, change: Change = {}) {
  const { challenge } = await begin(browser, "/auth/passkeys/options", { password });
  const credential = authenticator.register({ challenge, origin, ...change });
  return browser.send("POST", "/auth/passkeys", { name: "Laptop", credential });
}

async function prove(browser: TestBrowser, authenticator: Authenticator, change: Change = {}, way = "sign-in") {
  const { challenge } = await begin(browser, "/auth/passkeys/sign-in-options");
  const credential = authenticator.prove({ challenge, origin, ...change });
  return browser.send("POST", `/auth/passkeys/${way}`, { credential });
}

/** A user with a passkey. */
async function registerWithPasskey(change: object = {}) {
  const browser = openBrowser();
  await browser.register(change);
  const authenticator = createAuthenticator("office.example");
  expect((await add(browser, authenticator)).status).toBe(200);
  return { browser, authenticator };
}

const listPasskeys = async (browser: TestBrowser) =>
  ((await browser.send("GET", "/auth/security.json")).body as { passkeys: { id: string; name: string }[] }).passkeys;

test("a person adds a passkey, and signs in with it", async () => {
  const { browser, authenticator } = await registerWithPasskey();
  expect(await listPasskeys(browser)).toMatchObject([{ name: "Laptop" }]);
  const other = openBrowser();
  expect(await prove(other, authenticator)).toMatchObject({
    status: 200,
    body: { state: "signed-in", user: { username: ada.username } },
  });
  expect(await other.state()).toBe("signed-in");
});

test("the options require a stored passkey of this host, and a verified user", async () => {
  const browser = openBrowser();
  await browser.register();
  expect(await begin(browser, "/auth/passkeys/options", { password })).toMatchObject({
    rp: { id: "office.example", name: "Nordlicht" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const options = await begin(openBrowser(), "/auth/passkeys/sign-in-options");
  expect(options).toMatchObject({ rpId: "office.example", userVerification: "required" });
  expect(options).not.toHaveProperty("allowCredentials");
});

test("ASVS 6.3: an authenticator that has not verified its user is refused", async () => {
  const browser = openBrowser();
  await browser.register();
  const authenticator = createAuthenticator("office.example");
  expect((await add(browser, authenticator, { isUserVerified: false })).status).toBe(400);
  expect(await listPasskeys(browser)).toEqual([]);
  await add(browser, authenticator);
  expect((await prove(openBrowser(), authenticator, { isUserVerified: false })).status).toBe(400);
});

test("ASVS 6.5: an answer for another site, another challenge or by another key is refused", async () => {
  const { authenticator } = await registerWithPasskey();
  expect((await prove(openBrowser(), authenticator, { origin: "https://evil.example" })).status).toBe(400);
  expect((await prove(openBrowser(), authenticator, { challenge: "b3RoZXI" })).status).toBe(400);
  expect((await prove(openBrowser(), createAuthenticator("office.example"))).status).toBe(400);
  const browser = openBrowser();
  const { challenge } = await begin(browser, "/auth/passkeys/sign-in-options");
  const { response, ...forged } = createAuthenticator("office.example").prove({ challenge, origin });
  const { id, rawId } = authenticator.prove({ challenge, origin });
  const credential = { ...forged, id, rawId, response };
  expect((await browser.send("POST", "/auth/passkeys/sign-in", { credential })).status).toBe(400);
});

test("ASVS 6.5.1: an answer is accepted once, and in the browser that asked for it", async () => {
  const { authenticator } = await registerWithPasskey();
  const browser = openBrowser();
  const { challenge } = await begin(browser, "/auth/passkeys/sign-in-options");
  const credential = authenticator.prove({ challenge, origin });
  const signIn = (by: TestBrowser) => by.send("POST", "/auth/passkeys/sign-in", { credential });
  expect((await signIn(openBrowser())).status).toBe(400);
  const thief = openBrowser();
  await begin(thief, "/auth/passkeys/sign-in-options");
  expect((await signIn(thief)).status).toBe(400);
  expect((await signIn(browser)).status).toBe(200);
  expect((await signIn(browser)).status).toBe(400);
});

test("a copy of an authenticator, whose counter is behind, is refused", async () => {
  const { authenticator } = await registerWithPasskey();
  expect((await prove(openBrowser(), authenticator)).status).toBe(200);
  authenticator.rewind();
  expect((await prove(openBrowser(), authenticator)).status).toBe(400);
});

test("a passkey is added to the account that has asked for it only", async () => {
  const ada = openBrowser();
  await ada.register();
  const eve = openBrowser();
  await eve.register({ username: "eve.mallory", email: "eve@evil.example" });
  const { challenge } = await begin(ada, "/auth/passkeys/options", { password });
  const credential = createAuthenticator("office.example").register({ challenge, origin });
  const send = (by: TestBrowser) => by.send("POST", "/auth/passkeys", { name: "Laptop", credential });
  expect((await send(eve)).status).toBe(400);
  for (const [name, value] of ada.cookies) if (name.endsWith(".passkey")) eve.cookies.set(name, value);
  expect((await send(eve)).status).toBe(400);
  expect(await db.selectFrom("passkeys").select("id").execute()).toEqual([]);
});

test("a passkey needs no second factor", async () => {
  const { authenticator } = await registerWithPasskey();
  await db.updateTable("users").set({ twoFactorEnabled: true }).execute();
  expect((await openBrowser().signIn(ada.username, password)).body).toMatchObject({ secondFactor: true });
  expect((await prove(openBrowser(), authenticator)).body).toMatchObject({ state: "signed-in" });
});

test("a locked session is unlocked by a passkey of its user only", async () => {
  const { browser, authenticator } = await registerWithPasskey();
  const eve = await registerWithPasskey({ username: "eve.mallory", email: "eve@evil.example" });
  expect((await browser.send("POST", "/auth/lock")).body).toMatchObject({
    unlockedBy: { password: true, provider: false, passkey: true },
  });
  expect((await prove(browser, eve.authenticator, {}, "unlock")).status).toBe(403);
  expect(await browser.state()).toBe("locked");
  expect((await prove(browser, authenticator, {}, "unlock")).body).toMatchObject({ state: "signed-in" });
  expect(await browser.state()).toBe("signed-in");
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(2);
});

test("a passkey is renamed, and removed with the password", async () => {
  const { browser, authenticator } = await registerWithPasskey();
  const eve = openBrowser();
  await eve.register({ username: "eve.mallory", email: "eve@evil.example" });
  const [{ id } = { id: "" }] = await listPasskeys(browser);
  expect((await eve.send("PATCH", `/auth/passkeys.json/${id}`, { name: "Mine" })).status).toBe(404);
  expect((await eve.send("POST", `/auth/passkeys/${id}/remove`, { password })).status).toBe(404);
  expect((await browser.send("PATCH", `/auth/passkeys.json/${id}`, { name: "Phone" })).status).toBe(200);
  expect(await listPasskeys(browser)).toMatchObject([{ name: "Phone" }]);
  expect((await browser.send("POST", `/auth/passkeys/${id}/remove`, { password })).status).toBe(200);
  expect((await prove(openBrowser(), authenticator)).status).toBe(400);
});

test("an account without a confirmed address does not accept a passkey where addresses are confirmed", async () => {
  const { authenticator } = await registerWithPasskey();
  await db.updateTable("users").set({ mustVerifyEmail: true }).execute();
  expect((await prove(openBrowser(), authenticator)).status).toBe(403);
});

test.each([
  ["https://office.example/app/", true],
  ["http://localhost:3000/", true],
  ["http://127.0.0.1:3000/", true],
  ["http://[::1]:3000/", true],
  ["http://office.example/", false],
  ["https://203.0.113.7/", false],
  ["https://[2001:db8::1]/", false],
])("browsers have passkeys for %s: %s", (address, isOne) => {
  expect(isPasskeyAddress(address)).toBe(isOne);
});

test("without such an address, there are no options", async () => {
  const browser = openBrowser({ publicAddress: () => "http://203.0.113.7/" });
  expect((await browser.send("GET", "/auth/options.json")).body).toMatchObject({ passkeys: false });
  expect((await browser.send("POST", "/auth/passkeys/sign-in-options")).status).toBe(409);
});
