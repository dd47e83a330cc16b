import { symmetricEncrypt } from "better-auth/crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { AppOptions } from "#server/app.ts";
import { createAuthenticator } from "#server/auth/second-factor/authenticator-testing.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { renewSecondFactors } from "#server/auth/rotation.ts";
import { createBrowser, type TestBrowser } from "#server/auth/testing.ts";
import { createToken } from "#server/auth/tokens.ts";
import { showCode } from "#server/auth/second-factor/totp-testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { ada } from "#server/lib/testing.ts";
import { createSite } from "#server/site/site.ts";

let db: Db;
let mails: Mail[];
const passwords = createPasswords(4);
const { password } = ada;

/** The servers before, during and after a rotation. */
const [oldest, old, next] = [createToken(), createToken(), createToken()];
const before = { secret: old };
const during = { secret: next, earlierSecrets: [old, oldest] };
const after = { secret: next };

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A browser at the server with these secrets, with the cookies of another browser. */
function open(options: Partial<AppOptions>, from?: TestBrowser) {
  const browser = createBrowser({ db, passwords, sendMail: async (mail) => void mails.push(mail), ...options });
  for (const [name, value] of from?.cookies ?? []) browser.cookies.set(name, value);
  return browser;
}

async function register() {
  const browser = open(before);
  await browser.register();
  return browser;
}

async function registerWithFactor() {
  const browser = await register();
  const { body } = await browser.send("POST", "/auth/second-factor/setup", { password });
  const setup = body as { secret: string; recoveryCodes: string[] };
  await browser.send("POST", "/auth/second-factor/confirm", { code: showCode(setup.secret) });
  waitForCode();
  return setup;
}

/** Waits until an authenticator app shows codes that have not been used. */
const waitForCode = () => vi.setSystemTime(Date.now() + 90_000);

/** Signs in with a second factor. @returns the status */
async function enter(options: Partial<AppOptions>, factor: { code?: string; recoveryCode?: string }) {
  const browser = open(options);
  await browser.signIn(ada.username, password);
  const { status } = await browser.send("POST", "/auth/second-factor", factor);
  waitForCode();
  return status;
}

test("a session outlives its secret, once the browser has been back during the rotation", async () => {
  const browser = await register();
  expect(await open(after, browser).state()).toBe("signed-out");
  const back = open(during, browser);
  expect(await back.state()).toBe("signed-in");
  expect(await open(after, back).state()).toBe("signed-in");
});

test("the page accepts a session of the earlier secret, and renews its cookie", async () => {
  const browser = await register();
  const page = new TextEncoder().encode("<html></html>");
  const index = { bodies: { identity: page }, type: "text/html", isImmutable: false, tag: '"1"' };
  const assets = new Map([["index.html", index as never]]);
  const site = createSite({
    db,
    passwords,
    ...during,
    demoUsername: undefined,
    publicAddress: () => "https://office.example/",
    basePath: "/",
    assets,
    scriptHashes: [],
  });
  const cookie = `atrium.session=${browser.cookies.get("atrium.session")}`;
  const response = await site.request("http://127.0.0.1/", { headers: { cookie } });
  const sent = response.headers.getSetCookie().filter((each) => each.startsWith("atrium.session="));
  const back = open(after);
  back.cookies.set("atrium.session", /=([^;]+)/.exec(sent.at(-1) ?? "")?.[1] ?? "");
  expect(await back.state()).toBe("signed-in");
});

test("a cookie of no secret is not renewed", async () => {
  const browser = open({ secret: createToken() });
  await browser.register();
  const back = open(during, browser);
  expect(await back.state()).toBe("signed-out");
});

test("signing out during the rotation removes the cookie", async () => {
  const back = open(during, await register());
  expect((await back.send("POST", "/auth/sign-out", {})).status).toBe(200);
  expect(back.cookies.has("atrium.session")).toBe(false);
});

test("a second factor works before, during and after the rotation", async () => {
  const { secret, recoveryCodes } = await registerWithFactor();
  expect(await enter(before, { code: showCode(secret) })).toBe(200);
  expect(await enter(during, { code: showCode(secret) })).toBe(200);
  expect(await enter(during, { recoveryCode: recoveryCodes[0] ?? "" })).toBe(200);
  expect(await renewSecondFactors(db, during)).toBe(0);
  expect(await enter(after, { code: showCode(secret) })).toBe(200);
  expect(await enter(after, { recoveryCode: recoveryCodes[1] ?? "" })).toBe(200);
  expect(await enter(after, { recoveryCode: recoveryCodes[0] ?? "" })).toBe(400);
});

test("a second factor of a release that did not name its secret is renewed, whichever of the list it was", async () => {
  const { secret, recoveryCodes } = await registerWithFactor();
  const encrypt = (data: string) => symmetricEncrypt({ key: oldest, data });
  const plain = { secret: await encrypt(secret), backupCodes: await encrypt(JSON.stringify(recoveryCodes)) };
  await db.updateTable("twoFactors").set(plain).execute();
  expect(await enter({ secret: oldest }, { recoveryCode: recoveryCodes[0] ?? "" })).toBe(200);
  await db.updateTable("twoFactors").set(plain).execute();
  expect(await renewSecondFactors(db, during)).toBe(0);
  expect(await enter(after, { recoveryCode: recoveryCodes[0] ?? "" })).toBe(200);
});

test("a second factor that no secret can read is counted, and left as it is", async () => {
  await registerWithFactor();
  const stored = await db.selectFrom("twoFactors").selectAll().execute();
  expect(await renewSecondFactors(db, { secret: next, earlierSecrets: [oldest] })).toBe(1);
  expect(await db.selectFrom("twoFactors").selectAll().execute()).toEqual(stored);
});

test("a sign-in that waits for its code is completed after the restart", async () => {
  const { secret } = await registerWithFactor();
  const browser = open(before);
  await browser.signIn(ada.username, password);
  const code = showCode(secret);
  expect((await open(after, browser).send("POST", "/auth/second-factor", { code })).status).toBe(400);
  expect((await open(during, browser).send("POST", "/auth/second-factor", { code })).status).toBe(200);
});

test("a ceremony with a passkey is completed after the restart", async () => {
  const origin = "https://office.example";
  const authenticator = createAuthenticator("office.example");
  const browser = await register();
  const begin = async (path: string, body: object) =>
    ((await browser.send("POST", path, body)).body as { options: { challenge: string } }).options;
  const { challenge } = await begin("/auth/passkeys/options", { password });
  const credential = authenticator.register({ challenge, origin });
  const added = await open(during, browser).send("POST", "/auth/passkeys", { name: "Laptop", credential });
  expect(added.status).toBe(200);
});

test("the link of a confirmation mail stays valid", async () => {
  const verifying = { verifiesEmail: true };
  await open({ ...before, ...verifying }).register();
  await expect.poll(() => mails.length).toBe(1);
  const token = /verify=([\w.-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  const confirm = async (options: Partial<AppOptions>) =>
    (await open({ ...options, ...verifying }).send("POST", "/auth/verify-email", { token })).status;
  expect(await confirm(after)).toBe(400);
  vi.setSystemTime(Date.now() + 59 * 60_000);
  expect(await confirm(during)).toBe(200);
});

test("the link of a confirmation mail lives no longer for the rotation", async () => {
  const verifying = { verifiesEmail: true };
  await open({ ...before, ...verifying }).register();
  await expect.poll(() => mails.length).toBe(1);
  const token = /verify=([\w.-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  vi.setSystemTime(Date.now() + 61 * 60_000);
  const { status } = await open({ ...during, ...verifying }).send("POST", "/auth/verify-email", { token });
  expect(status).toBe(400);
});
