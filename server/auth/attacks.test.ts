import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { AppOptions } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { createBrowser, tokenOf } from "#server/auth/testing.ts";
import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { ada } from "#server/lib/testing.ts";

afterAll(configureOffice({ title: "Nordlicht" }));

let db: Db;
let mails: Mail[];
/** A low cost keeps the tests fast. */
const passwords = createPasswords(4);

/** A mail is sent after the response, which can take a while on a busy machine. */
const mailTimeout = { timeout: 20_000 };

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
});

const openBrowser = (options: Partial<AppOptions> = {}) =>
  createBrowser({ db, passwords, sendMail: async (mail) => void mails.push(mail), ...options });

test("ASVS 7.2: what the table of sessions contains opens no session", async () => {
  const browser = openBrowser();
  await browser.register();
  const { tokenHash } = await db.selectFrom("sessions").select("tokenHash").executeTakeFirstOrThrow();
  const cookie = browser.cookies.get("atrium.session") ?? "";
  const signature = decodeURIComponent(cookie).split(".")[1] ?? "";
  for (const stolen of [tokenHash, encodeURIComponent(`${tokenHash}.${signature}`), tokenHash.slice(0, 43)]) {
    const thief = openBrowser();
    thief.cookies.set("atrium.session", stolen);
    expect(await thief.state(), stolen).toBe("signed-out");
  }
});

test("ASVS 7.2: a token without the signature of this server opens no session", async () => {
  const browser = openBrowser();
  await browser.register();
  const token = tokenOf(browser);
  const elsewhere = openBrowser({ secret: createToken() });
  elsewhere.cookies.set("atrium.session", browser.cookies.get("atrium.session") ?? "");
  expect(await elsewhere.state()).toBe("signed-out");
  const thief = openBrowser();
  thief.cookies.set("atrium.session", token);
  expect(await thief.state()).toBe("signed-out");
});

/** Stores a session as versions did that did not sign cookies. @returns its cookie's value */
async function storeOldSession() {
  await openBrowser().register();
  const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const token = createToken();
  await db
    .insertInto("sessions")
    .values({ tokenHash: hashToken(token), userId: id, expiresAt: sql<Date>`now() + interval '1 day'` })
    .execute();
  return token;
}

test.each([
  ["http", { isSecure: false }, "atrium.session"],
  ["https", { isSecure: true }, "__Host-atrium.session"],
])("a session of an earlier version continues over %s, in a signed cookie", async (_, options, name) => {
  const token = await storeOldSession();
  const browser = openBrowser(options);
  browser.cookies.set("atrium.session", token);
  expect(await browser.state()).toBe("signed-in");
  expect([...browser.cookies.keys()].filter((key) => key.endsWith("session"))).toEqual([name]);
  expect(decodeURIComponent(browser.cookies.get(name) ?? "")).toMatch(new RegExp(`^${token}\\..{44}$`));
  expect(await browser.state()).toBe("signed-in");
});

test("a cookie of http is not accepted as that of https", async () => {
  const browser = openBrowser();
  await browser.register();
  const secure = openBrowser({ isSecure: true });
  secure.cookies.set("atrium.session", browser.cookies.get("atrium.session") ?? "");
  expect(await secure.state()).toBe("signed-out");
});

test("wrong passwords are counted per account, whichever of its names is used", async () => {
  await openBrowser().register();
  const from = (address: string) => openBrowser({ clientAddress: () => address });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await from(`203.0.113.${attempt}`).signIn(ada.username, "wrong")).status).toBe(400);
    expect((await from(`198.51.100.${attempt}`).signIn(ada.email.toUpperCase(), "wrong")).status).toBe(400);
  }
  expect((await from("192.0.2.1").signIn(ada.username, ada.password)).status).toBe(429);
  expect((await from("192.0.2.2").signIn(ada.email, ada.password)).status).toBe(429);
});

const verifying = { verifiesEmail: true } as const;

/** The token of the newest mail's link, once there are this many mails. */
async function readToken(count: number) {
  await vi.waitFor(() => expect(mails).toHaveLength(count), mailTimeout);
  return /(?:verify|token)=([\w.-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

test("ASVS 6.3: a new account cannot be used before its address is confirmed", async () => {
  const browser = openBrowser(verifying);
  expect((await browser.register()).body).toEqual({ state: "signed-out" });
  const first = await readToken(1);
  expect(mails[0]).toMatchObject({ to: ada.email, subject: "Confirm your email address" });
  expect(await browser.signIn(ada.username, "wrong")).toMatchObject({ status: 400 });
  expect(await browser.signIn(ada.username, ada.password)).toMatchObject({
    status: 403,
    body: { message: "Confirm your email address first. We have sent you a link." },
  });
  expect(await browser.state()).toBe("signed-out");
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  await readToken(2);
  expect((await browser.send("POST", "/auth/verify-email", { token: first })).status).toBe(200);
  expect((await browser.signIn(ada.username, ada.password)).status).toBe(200);
  expect(await db.selectFrom("users").select("emailVerified").execute()).toEqual([{ emailVerified: true }]);
});

test("a forged, foreign or expired confirmation is rejected", async () => {
  await openBrowser(verifying).register();
  const token = await readToken(1);
  const confirm = (given: string, options = {}) =>
    openBrowser({ ...verifying, ...options }).send("POST", "/auth/verify-email", { token: given });
  expect((await confirm(`${token}x`)).status).toBe(400);
  expect((await confirm("x")).status).toBe(400);
  expect((await confirm(token, { secret: createToken() })).status).toBe(400);
  // The address now belongs to another account.
  await db.updateTable("users").set({ email: "other@office.example" }).execute();
  await openBrowser(verifying).register({ username: "grace.hopper" });
  expect((await confirm(token)).status).toBe(400);
  expect(await db.selectFrom("users").select("emailVerified").distinct().execute()).toEqual([{ emailVerified: false }]);
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ["Date"] });
  expect((await confirm(await readToken(2))).status).toBe(400);
  vi.useRealTimers();
});

test("where addresses are confirmed, registration does not reveal which ones have an account", async () => {
  const first = await openBrowser(verifying).register();
  await readToken(1);
  const second = await openBrowser(verifying).register({ username: "grace.hopper" });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  await vi.waitFor(() => expect(mails).toHaveLength(2), mailTimeout);
  expect(mails[1]).toMatchObject({ to: ada.email, subject: "You already have an account for Nordlicht" });
  expect(await db.selectFrom("users").select("username").execute()).toEqual([{ username: ada.username }]);
});

test("registering with a known address again and again sends three mails to it", async () => {
  await openBrowser(verifying).register();
  await readToken(1);
  for (let attempt = 0; attempt < 6; attempt += 1)
    await openBrowser(verifying).register({ username: `grace.hopper${attempt}` });
  const counted = async () => {
    const { rows } = await sql<{ most: number }>`select max(count) as most from attempts where count < 7`.execute(db);
    return rows[0]?.most;
  };
  await vi.waitFor(async () => expect(await counted()).toBe(6), mailTimeout);
  await vi.waitFor(() => expect(mails).toHaveLength(4), mailTimeout);
});

test("an account registered with another person's address is theirs after a reset, without the registrant", async () => {
  const attacker = openBrowser(verifying);
  await attacker.register();
  await readToken(1);
  const owner = openBrowser(verifying);
  await owner.send("POST", "/auth/forgot-password", { email: ada.email });
  const token = await readToken(2);
  const reset = { token, password: "geographer", passwordConfirm: "geographer" };
  expect((await owner.send("POST", "/auth/reset-password", reset)).body).toMatchObject({ state: "signed-in" });
  expect((await attacker.signIn(ada.username, ada.password)).status).toBe(400);
});
