import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { AppOptions } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { createBrowser, type TestBrowser, tokenOf } from "#server/auth/testing.ts";
import { showCode } from "#server/auth/second-factor/totp-testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { ada, addPerson } from "#server/lib/testing.ts";

afterAll(configureOffice({ title: "Nordlicht Büro" }));

let db: Db;
let mails: Mail[];
/** A low cost keeps the tests fast. */
const passwords = createPasswords(4);

/** A mail is sent after the response, which can take a while on a busy machine. */
const mailTimeout = { timeout: 20_000 };

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const openBrowser = (options: Partial<AppOptions> = {}) =>
  createBrowser({ db, passwords, sendMail: async (mail) => void mails.push(mail), ...options });

/** Waits until an authenticator app shows codes that have not been used. */
const waitForCode = () => vi.setSystemTime(Date.now() + 90_000);

const { password } = ada;

const security = async (browser: TestBrowser) => (await browser.send("GET", "/auth/security.json")).body;

type Setup = { uri: string; secret: string; recoveryCodes: string[] };

/** Sets up the second factor. @returns the secret and the recovery codes */
async function setUp(browser: TestBrowser) {
  const { status, body } = await browser.send("POST", "/auth/second-factor/setup", { password });
  expect(status).toBe(200);
  const setup = body as Setup;
  const code = showCode(setup.secret);
  expect((await browser.send("POST", "/auth/second-factor/confirm", { code })).status).toBe(200);
  waitForCode();
  return setup;
}

/** A user with a second factor, in a browser of their own. */
async function registerWithFactor() {
  const browser = openBrowser();
  await browser.register();
  return { browser, ...(await setUp(browser)) };
}

/** A browser that has given the password and is asked for the second factor. */
async function challenge(options: Partial<AppOptions> = {}) {
  const browser = openBrowser(options);
  expect((await browser.signIn(ada.username, password)).body).toEqual({ state: "signed-out", secondFactor: true });
  return browser;
}

const enter = (browser: TestBrowser, body: object) => browser.send("POST", "/auth/second-factor", body);

test("a person sets up an authenticator app, and signs in with its codes from then on", async () => {
  const browser = openBrowser();
  await browser.register();
  expect(await security(browser)).toEqual({
    hasPassword: true,
    secondFactor: false,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  const { uri, secret, recoveryCodes } = await setUp(browser);
  expect(uri).toBe(
    `otpauth://totp/Nordlicht%20B%C3%BCro:${encodeURIComponent(ada.email)}?secret=${secret}&issuer=Nordlicht%20B%C3%BCro&digits=6&period=30`,
  );
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await security(browser)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
  const other = await challenge();
  expect(await other.state()).toBe("signed-out");
  const code = showCode(secret);
  const { status, body } = await enter(other, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect([status, body]).toMatchObject([200, { state: "signed-in", user: { username: ada.username } }]);
  expect(await other.state()).toBe("signed-in");
});

test("setting up changes nothing until a code is confirmed", async () => {
  const browser = openBrowser();
  await browser.register();
  await browser.send("POST", "/auth/second-factor/setup", { password });
  expect((await browser.send("POST", "/auth/second-factor/confirm", { code: "000000" })).body).toMatchObject({
    fields: { code: "The code is incorrect" },
  });
  expect(await security(browser)).toMatchObject({ secondFactor: false });
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  expect((await openBrowser().signIn(ada.username, password)).body).toMatchObject({ state: "signed-in" });
});

test("ASVS 7.4: turning the second factor on ends all other sessions", async () => {
  const browser = openBrowser();
  await browser.register();
  const other = openBrowser();
  await other.signIn(ada.username, password);
  const before = tokenOf(browser);
  await setUp(browser);
  expect([await browser.state(), await other.state()]).toEqual(["signed-in", "signed-out"]);
  expect(tokenOf(browser)).toBe(before);
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
});

test("neither the secret nor the recovery codes are stored in plain text", async () => {
  const { secret, recoveryCodes } = await registerWithFactor();
  const stored = JSON.stringify(await db.selectFrom("twoFactors").selectAll().execute());
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
});

test("ASVS 6.5.1: a code works once, also the one that confirmed the set-up", async () => {
  const browser = openBrowser();
  await browser.register();
  const { body } = await browser.send("POST", "/auth/second-factor/setup", { password });
  const { secret } = body as Setup;
  const first = showCode(secret);
  await browser.send("POST", "/auth/second-factor/confirm", { code: first });
  const used = { fields: { code: "This code has already been used. Wait for the next one." } };
  expect((await enter(await challenge(), { code: first })).body).toMatchObject(used);
  waitForCode();
  const code = showCode(secret);
  expect((await enter(await challenge(), { code })).status).toBe(200);
  expect((await enter(await challenge(), { code })).body).toMatchObject(used);
});

test("ASVS 6.5.1: of two simultaneous requests with one code, one is accepted", async () => {
  const { secret } = await registerWithFactor();
  const browsers = [await challenge(), await challenge()];
  const answers = await Promise.all(browsers.map((browser) => enter(browser, { code: showCode(secret) })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("ASVS 6.5.1: a recovery code works once", async () => {
  const { browser, recoveryCodes } = await registerWithFactor();
  const [recoveryCode = ""] = recoveryCodes;
  expect((await enter(await challenge(), { recoveryCode: ` ${recoveryCode} ` })).status).toBe(200);
  expect((await enter(await challenge(), { recoveryCode })).body).toMatchObject({
    fields: { recoveryCode: "The recovery code is incorrect" },
  });
  expect(await security(browser)).toMatchObject({ recoveryCodesLeft: 9 });
});

test("of two recovery codes that are sent at once, both are answered, and what opened a session is used up", async () => {
  const { browser, recoveryCodes } = await registerWithFactor();
  const browsers = [await challenge(), await challenge()];
  const answers = await Promise.all(
    browsers.map((each, index) => enter(each, { recoveryCode: recoveryCodes[index] ?? "" })),
  );
  const opened = answers.filter(({ status }) => status === 200).length;
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(
      () =>
        expect.toBeOneOf([
          [200, expect.anything()],
          [409, expect.anything()],
        ]) as unknown,
    ),
  );
  expect(opened).toBeGreaterThan(0);
  expect(await security(browser)).toMatchObject({ recoveryCodesLeft: 10 - opened });
});

test("an account that is suspended meanwhile is told so after its second factor", async () => {
  const { secret, recoveryCodes } = await registerWithFactor();
  const browsers = [await challenge(), await challenge()];
  await db.updateTable("users").set({ suspendedAt: new Date() }).execute();
  const answers = [
    await enter(browsers[0] as TestBrowser, { code: showCode(secret) }),
    await enter(browsers[1] as TestBrowser, { recoveryCode: recoveryCodes[0] ?? "" }),
  ];
  const message = "This account is suspended. Ask an administrator.";
  expect(answers).toMatchObject([
    { status: 403, body: { message } },
    { status: 403, body: { message } },
  ]);
});

test("ASVS 6.5.5: a code of more than a minute ago or ahead is refused", async () => {
  const { secret } = await registerWithFactor();
  for (const ahead of [-3, 3]) {
    expect((await enter(await challenge(), { code: showCode(secret, ahead) })).status).toBe(400);
  }
});

const expired = { fields: { challenge: "The sign-in has expired. Sign in again." } };

test("ASVS 6.3: a code without the password opens nothing", async () => {
  const { secret } = await registerWithFactor();
  expect((await enter(openBrowser(), { code: showCode(secret) })).body).toMatchObject(expired);
  const forged = openBrowser();
  forged.cookies.set("atrium.auth.two_factor", "2fa-forged.signature");
  expect((await enter(forged, { code: showCode(secret) })).body).toMatchObject(expired);
});

test("another person's challenge and session do not help", async () => {
  const { secret } = await registerWithFactor();
  const eve = openBrowser();
  await eve.register({ username: "eve.mallory", email: "eve@evil.example" });
  const own = await setUp(eve);
  // Eve has Ada's password, but only her own authenticator app.
  await eve.signIn(ada.username, password);
  expect((await enter(eve, { code: showCode(own.secret) })).status).toBe(400);
  expect((await eve.send("GET", "/user.json")).body).toMatchObject({ username: "eve.mallory" });
  // The challenge stays Ada's.
  expect((await enter(eve, { code: showCode(secret) })).body).toMatchObject({ user: { username: ada.username } });
});

test("a challenge ends after five wrong codes, and the account is locked after ten codes", async () => {
  const { secret } = await registerWithFactor();
  // A right code for a challenge that has ended counts, too.
  for (const [round, wrong] of [5, 4].entries()) {
    const browser = await challenge();
    for (let attempt = 0; attempt < wrong; attempt += 1) {
      const code = showCode(secret, 10 + round * 5 + attempt);
      expect((await enter(browser, { code })).body).toMatchObject({ fields: { code: "The code is incorrect" } });
    }
    if (round === 0) expect((await enter(browser, { code: showCode(secret) })).body).toMatchObject(expired);
  }
  waitForCode();
  expect((await enter(await challenge(), { code: showCode(secret) })).status).toBe(429);
  vi.setSystemTime(Date.now() + 15 * 60_000);
  // The database has a clock of its own.
  await db
    .updateTable("attempts")
    .set({ resetsAt: new Date(0) })
    .execute();
  expect((await enter(await challenge(), { code: showCode(secret) })).status).toBe(200);
});

test("ASVS 6.3: of wrong codes that are sent at once, ten are checked", async () => {
  const { secret } = await registerWithFactor();
  const browsers: TestBrowser[] = [];
  for (let count = 0; count < 20; count += 1) browsers.push(await challenge());
  const answers = await Promise.all(
    browsers.map((browser, index) => enter(browser, { code: showCode(secret, 10 + index) })),
  );
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test("a challenge expires after ten minutes", async () => {
  const { secret } = await registerWithFactor();
  const browser = await challenge();
  vi.setSystemTime(Date.now() + 601_000);
  expect((await enter(browser, { code: showCode(secret) })).body).toMatchObject(expired);
});

test("codes from one address are limited", async () => {
  const { secret } = await registerWithFactor();
  const from = { clientAddress: () => "203.0.113.7" };
  for (let attempt = 0; attempt < 50; attempt += 1) await enter(openBrowser(from), { code: "000000" });
  expect((await enter(openBrowser(from), { code: showCode(secret) })).status).toBe(429);
});

test("ASVS 6.4: a reset by mail demands the second factor, and ends challenges in progress", async () => {
  const { secret } = await registerWithFactor();
  await db.updateTable("users").set({ emailVerified: true }).execute();
  const attacker = await challenge();
  const browser = openBrowser();
  await browser.send("POST", "/auth/forgot-password", { email: ada.email });
  await vi.waitFor(() => expect(mails).toHaveLength(1), mailTimeout);
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
  const reset = { token, password: "geographer", passwordConfirm: "geographer" };
  expect((await browser.send("POST", "/auth/reset-password", reset)).body).toEqual({
    state: "signed-out",
    secondFactor: true,
  });
  const code = showCode(secret);
  expect((await enter(attacker, { code })).body).toMatchObject(expired);
  expect((await enter(browser, { code })).body).toMatchObject({ state: "signed-in" });
});

test("a second factor set up before the address was verified does not keep its owner out", async () => {
  await registerWithFactor();
  const owner = openBrowser();
  await owner.send("POST", "/auth/forgot-password", { email: ada.email });
  await vi.waitFor(() => expect(mails).toHaveLength(1), mailTimeout);
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
  const reset = { token, password: "geographer", passwordConfirm: "geographer" };
  expect((await owner.send("POST", "/auth/reset-password", reset)).body).toMatchObject({ state: "signed-in" });
  expect(await security(owner)).toMatchObject({ secondFactor: false });
});

test("ASVS 7.5: every sensitive change needs the password, and wrong ones are counted", async () => {
  const { browser } = await registerWithFactor();
  const changes = ["setup", "off", "recovery-codes"].map((name) => `/auth/second-factor/${name}`);
  for (const path of [...changes, "/auth/passkeys/options", `/auth/passkeys/${crypto.randomUUID()}/remove`]) {
    for (const body of [{}, { password: "wrong" }]) {
      const answer = await browser.send("POST", path, body);
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        400,
        { fields: { password: "The password is incorrect" } },
      ]);
    }
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await browser.send("POST", "/auth/second-factor/off", { password: "wrong" });
  }
  expect((await browser.send("POST", "/auth/second-factor/off", { password })).status).toBe(429);
  expect(await security(browser)).toMatchObject({ secondFactor: true });
});

test("the second factor is turned off with the password, and can be set up again", async () => {
  const { browser } = await registerWithFactor();
  expect((await browser.send("POST", "/auth/second-factor/setup", { password })).status).toBe(409);
  expect((await browser.send("POST", "/auth/second-factor/confirm", { code: "123456" })).status).toBe(409);
  // The second request finds nothing to turn off, and nothing to record.
  for (let request = 0; request < 2; request += 1) {
    expect((await browser.send("POST", "/auth/second-factor/off", { password })).status).toBe(200);
  }
  const entries = db.selectFrom("auditEvents").select("action").where("action", "=", "second-factor-off");
  expect(await entries.execute()).toHaveLength(1);
  expect((await openBrowser().signIn(ada.username, password)).body).toMatchObject({ state: "signed-in" });
  await setUp(browser);
  await challenge();
});

test("new recovery codes replace the previous ones", async () => {
  const { browser, recoveryCodes } = await registerWithFactor();
  const { body } = await browser.send("POST", "/auth/second-factor/recovery-codes", { password });
  const next = (body as Setup).recoveryCodes;
  expect(next).toHaveLength(10);
  expect((await enter(await challenge(), { recoveryCode: recoveryCodes[0] })).status).toBe(400);
  expect((await enter(await challenge(), { recoveryCode: next[0] })).status).toBe(200);
});

test("without a second factor there are no recovery codes to replace, and no code to confirm", async () => {
  const browser = openBrowser();
  await browser.register();
  expect((await browser.send("POST", "/auth/second-factor/recovery-codes", { password })).status).toBe(409);
  expect((await browser.send("POST", "/auth/second-factor/confirm", { code: "123456" })).status).toBe(409);
});

test("a shared demo account gets no second factor", async () => {
  await addPerson(db, "robin.vale");
  const demo = openBrowser({ demoUsername: "robin.vale" });
  for (const path of ["/auth/second-factor/setup", "/auth/passkeys/options"]) {
    expect((await demo.send("POST", path, { password: "demo" })).status).toBe(403);
  }
});

test("the lock asks for the password only", async () => {
  const { browser } = await registerWithFactor();
  await browser.send("POST", "/auth/lock");
  expect((await browser.send("POST", "/auth/second-factor/off", { password })).status).toBe(423);
  expect((await browser.send("POST", "/auth/unlock", { password })).body).toMatchObject({ state: "signed-in" });
});

test("a session in this browser stays until another sign-in is finished", async () => {
  const { browser, secret } = await registerWithFactor();
  await browser.signIn(ada.username, password);
  expect(await browser.state()).toBe("signed-in");
  const before = tokenOf(browser);
  await enter(browser, { code: showCode(secret) });
  expect(await browser.state()).toBe("signed-in");
  expect(tokenOf(browser)).not.toBe(before);
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
});
