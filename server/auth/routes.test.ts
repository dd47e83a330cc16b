import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { AppOptions } from "#server/app.ts";
import { createBrowser, openSession, tokenOf, type TestBrowser } from "#server/auth/testing.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { ada, addPerson } from "#server/lib/testing.ts";

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

const statusOf = async (browser: TestBrowser, path = "/user.json") => (await browser.send("GET", path)).status;

test("spec §5: a registered user is signed in, and can sign in later by username or email address", async () => {
  const browser = openBrowser();
  expect(await browser.register()).toMatchObject({
    status: 200,
    body: { state: "signed-in", user: { username: "ada.lovelace", name: "Ada Lovelace" } },
  });
  expect((await browser.send("GET", "/user.json")).body).toEqual({
    username: "ada.lovelace",
    name: "Ada Lovelace",
    picture: "",
    role: "member",
  });
  await browser.send("POST", "/auth/sign-out");
  expect(await statusOf(browser)).toBe(401);
  for (const name of ["ada.lovelace", "ADA.Lovelace", "ada@office.example", "Ada@Office.Example"]) {
    const other = openBrowser();
    expect((await other.signIn(name, "analytical")).status, name).toBe(200);
    expect(await statusOf(other)).toBe(200);
  }
});

test.each([
  ["username", { username: "" }, "The username is required and cannot be empty"],
  ["username", { username: "ada" }, "The username must be more than 6 and less than 30 characters long"],
  ["username", { username: "a".repeat(31) }, "The username must be more than 6 and less than 30 characters long"],
  ["username", { username: "ada lovelace" }, "The username can only contain letters, digits, dots and underscores"],
  ["email", { email: "" }, "The email address is required and cannot be empty"],
  ["email", { email: "ada@" }, "The email address is not valid"],
  ["email", { email: `${"a".repeat(300)}@office.example` }, "The email address is not valid"],
  ["firstName", { firstName: " " }, "The first name is required and cannot be empty"],
  ["lastName", { lastName: "" }, "The last name is required and cannot be empty"],
  ["gender", { gender: undefined }, "The gender is required"],
  ["terms", { terms: false }, "You must agree with Terms and Conditions"],
  ["password", { password: "ab", passwordConfirm: "ab" }, "The password must be 8 to 128 characters long"],
  ["passwordConfirm", { passwordConfirm: "analytic" }, "Please enter the same password as above"],
])("spec §5: registration rejects %s %j", async (field, change, message) => {
  const { status, body } = await openBrowser().register(change);
  expect([status, (body as { fields: Record<string, string> }).fields[field]]).toEqual([400, message]);
});

test("a taken username and email address are rejected at their fields, regardless of case", async () => {
  await openBrowser().register();
  const { status, body } = await openBrowser().register({ username: "Ada.Lovelace", email: "ADA@office.example" });
  expect([status, body]).toMatchObject([
    400,
    {
      fields: {
        username: "This username is already taken",
        email: "An account with this email address already exists",
      },
    },
  ]);
});

test("of two simultaneous registrations of one username, one is rejected", async () => {
  const both = await Promise.all([
    openBrowser().register({ email: "one@office.example" }),
    openBrowser().register({ email: "two@office.example" }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a registration is rejected if registration is closed", async () => {
  const browser = openBrowser({ canRegister: false });
  expect((await browser.register()).status).toBe(403);
  expect((await browser.send("GET", "/auth/options.json")).body).toMatchObject({ canRegister: false });
});

test("an unknown username and a wrong password get the same response after the same work", async () => {
  await openBrowser().register();
  const derivations = [vi.spyOn(passwords, "isRight"), vi.spyOn(passwords, "hash")];
  const wrong = await openBrowser().signIn("ada.lovelace", "wrong");
  const unknown = await openBrowser().signIn("nobody.here", "wrong");
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect([wrong.status, wrong.body]).toMatchObject([400, { message: "The username or password is incorrect" }]);
  // Each derives one key.
  expect(derivations.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const spy of derivations) spy.mockRestore();
});

test("an account without a password accepts none", async () => {
  await addPerson(db, "robin.vale");
  for (const password of ["demo", "undefined", "null"]) {
    expect((await openBrowser().signIn("robin.vale", password)).status).toBe(400);
  }
});

test("in demo mode, only accounts without a password accept the demo password", async () => {
  await addPerson(db, "robin.vale");
  const demo = { demoUsername: "robin.vale" };
  expect((await openBrowser(demo).signIn("robin.vale", "demo")).status).toBe(200);
  await openBrowser(demo).register();
  expect((await openBrowser(demo).signIn("ada.lovelace", "demo")).status).toBe(400);
  expect((await openBrowser(demo).send("GET", "/auth/options.json")).body).toMatchObject({
    isDemo: true,
    demo: { username: "robin.vale", password: "demo" },
  });
  expect((await openBrowser().send("GET", "/auth/options.json")).body).toEqual({
    isDemo: false,
    canRegister: true,
    canInvite: true,
    allowedDomains: [],
    passwordLength: { min: 8, max: 128 },
    providers: [],
    passkeys: true,
  });
});

test("spec §2: a locked session has no access until it is unlocked with the password", async () => {
  const browser = openBrowser();
  await browser.register();
  expect((await browser.send("POST", "/auth/lock")).body).toMatchObject({ state: "locked" });
  for (const path of ["/user.json", "/menu.json", "/preferences.json", "/live", "/auth/devices.json"]) {
    const { status, body } = await browser.send("GET", path);
    expect([path, status, body]).toMatchObject([path, 423, { code: "locked" }]);
  }
  expect((await browser.send("POST", "/auth/password", { password: "other", passwordConfirm: "other" })).status).toBe(
    423,
  );
  expect((await browser.send("GET", "/auth/session.json")).body).toMatchObject({
    state: "locked",
    user: { username: "ada.lovelace" },
  });
  const wrong = await browser.send("POST", "/auth/unlock", { password: "wrong" });
  expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { password: "The password is incorrect" } }]);
  expect(await statusOf(browser)).toBe(423);
  expect((await browser.send("POST", "/auth/unlock", { password: "analytical" })).status).toBe(200);
  expect(await statusOf(browser)).toBe(200);
});

test("a browser that opens a download without a session is redirected to the login or the lock screen, and back", async () => {
  const open = async (browser: TestBrowser, path: string, headers: Record<string, string>) => {
    const response = await browser.send("GET", path, undefined, headers);
    return [response.status, response.headers.get("location")];
  };
  const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const nobody = openBrowser({ apiAddress: "/office/api" });
  const path = "/audit/export?format=csv&actor=ada";
  const login = [302, "/office/#/login?to=%2Fapi%2Faudit%2Fexport%3Fformat%3Dcsv%26actor%3Dada"];
  expect(await open(nobody, path, page)).toEqual(login);
  expect(await open(nobody, path, { ...page, "sec-fetch-mode": "navigate" })).toEqual(login);
  const others: readonly Record<string, string>[] = [
    {},
    { accept: "application/rss+xml, text/html" },
    { ...page, "sec-fetch-mode": "cors" },
  ];
  for (const headers of others) expect(await open(nobody, path, headers)).toEqual([401, null]);
  expect((await nobody.send("PUT", "/preferences.json", {}, page)).status).toBe(401);
  const locked = openBrowser();
  await locked.register();
  await locked.send("POST", "/auth/lock");
  expect(await open(locked, "/profile/data", page)).toEqual([302, "/#/lock?to=%2Fapi%2Fprofile%2Fdata"]);
});

test("signing in as another user ends the locked session", async () => {
  const browser = openBrowser();
  await browser.register();
  await browser.send("POST", "/auth/lock");
  const locked = browser.cookies.get("atrium.session") ?? "";
  await openBrowser().register({ username: "grace.hopper", email: "grace@office.example" });
  expect((await browser.signIn("grace.hopper", "analytical")).status).toBe(200);
  expect((await browser.send("GET", "/user.json")).body).toMatchObject({ username: "grace.hopper" });
  const thief = openBrowser();
  thief.cookies.set("atrium.session", locked);
  expect(await thief.state()).toBe("signed-out");
});

test("a user with neither a password nor a provider cannot lock the session", async () => {
  const person = await addPerson(db, "robin.vale");
  const browser = openBrowser();
  const [name = "", value = ""] = (await openSession(db, person.id)).split("=");
  browser.cookies.set(name, value);
  expect((await browser.send("POST", "/auth/lock")).status).toBe(409);
  expect(await statusOf(browser)).toBe(200);
});

test("the database contains the hash of a session's token, not the token", async () => {
  const browser = openBrowser();
  await browser.register();
  const token = browser.cookies.get("atrium.session") ?? "";
  const { rows } = await sql<{ whole: string }>`select sessions::text as whole from sessions`.execute(db);
  const [plain = ""] = decodeURIComponent(token).split(".");
  expect(plain).toHaveLength(32);
  expect(rows.map(({ whole }) => whole).join()).not.toContain(plain);
  expect(rows.map(({ whole }) => whole).join()).toContain(hashToken(plain));
});

test.each([
  ["/", "__Host-atrium.session"],
  ["/app/", "__Secure-atrium.session"],
])(
  "behind https at %s, the session cookie is %s, HttpOnly, SameSite=Lax, Secure and limited to the path",
  async (cookiePath, name) => {
    const browser = openBrowser({ isSecure: true, cookiePath });
    const { headers } = await browser.register();
    const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? "";
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toContain(`; Path=${cookiePath};`);
    expect(cookie).not.toContain("Domain");
    expect(await statusOf(browser)).toBe(200);
  },
);

test.each(["", "x", "a".repeat(4000), "t".repeat(43), "%00"])(
  "a browser with an unknown session cookie (%j) is signed out",
  async (token) => {
    const browser = openBrowser();
    browser.cookies.set("atrium.session", token);
    expect(await statusOf(browser)).toBe(401);
    expect(await browser.state()).toBe("signed-out");
  },
);

test("an expired session gets a 401", async () => {
  const browser = openBrowser();
  await browser.register();
  await db
    .updateTable("sessions")
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect(await statusOf(browser)).toBe(401);
});

test("all sessions of a user are listed, and each can be ended", async () => {
  const here = openBrowser();
  await here.register();
  const there = openBrowser();
  await there.signIn("ada.lovelace", "analytical");
  type Listed = { id: string; userAgent: string; isThis: boolean };
  const list = (await here.send("GET", "/auth/devices.json")).body as Listed[];
  expect(list.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
  expect(list[0]?.userAgent).toBe("Test Browser");
  const other = list.find(({ isThis }) => !isThis)?.id ?? "";
  expect((await here.send("DELETE", `/auth/devices.json/${other}`)).status).toBe(200);
  expect(await statusOf(there)).toBe(401);
  expect(await statusOf(here)).toBe(200);
  expect((await here.send("DELETE", `/auth/devices.json/${other}`)).status).toBe(404);
});

test("a user cannot end another user's session", async () => {
  const one = openBrowser();
  await one.register();
  const [{ id }] = (await one.send("GET", "/auth/devices.json")).body as [{ id: string }];
  const other = openBrowser();
  await other.register({ username: "grace.hopper", email: "grace@office.example" });
  expect((await other.send("DELETE", `/auth/devices.json/${id}`)).status).toBe(404);
  expect(await statusOf(one)).toBe(200);
});

test("a password change requires the current password and ends all other sessions", async () => {
  const here = openBrowser();
  await here.register();
  const there = openBrowser();
  await there.signIn("ada.lovelace", "analytical");
  const change = { password: "geographer", passwordConfirm: "geographer" };
  expect((await here.send("POST", "/auth/password", { current: "wrong", ...change })).body).toMatchObject({
    fields: { current: "The password is incorrect" },
  });
  expect((await here.send("POST", "/auth/password", change)).status).toBe(400);
  expect((await here.send("POST", "/auth/password", { current: "analytical", ...change })).status).toBe(200);
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  expect((await openBrowser().signIn("ada.lovelace", "analytical")).status).toBe(400);
  expect((await openBrowser().signIn("ada.lovelace", "geographer")).status).toBe(200);
});

const askForLink = async (email = "ada@office.example", language?: string) => {
  const before = mails.length;
  const answer = await openBrowser().send("POST", "/auth/forgot-password", { email, language });
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), mailTimeout);
  return { answer, token: /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "" };
};

const reset = (token: string, password = "geographer") =>
  openBrowser().send("POST", "/auth/reset-password", { token, password, passwordConfirm: password });

test("spec §2: the link in the mail resets the password once, and ends all earlier sessions", async () => {
  const browser = openBrowser();
  await browser.register();
  const { token } = await askForLink();
  expect(mails[0]?.to).toBe("ada@office.example");
  expect(mails[0]?.text).toContain(`https://office.example/app/#/forgot-password?token=${token}`);
  expect(await reset(token)).toMatchObject({ status: 200, body: { state: "signed-in" } });
  expect(await statusOf(browser)).toBe(401);
  expect((await openBrowser().signIn("ada.lovelace", "geographer")).status).toBe(200);
  const replayed = await reset(token, "third one");
  expect([replayed.status, replayed.body]).toMatchObject([400, { code: "invalid_input" }]);
  expect((await openBrowser().signIn("ada.lovelace", "third one")).status).toBe(400);
});

test("a link that is used twice at the same time works once", async () => {
  await openBrowser().register();
  const { token } = await askForLink();
  const both = await Promise.all([reset(token, "one one one"), reset(token, "two two two")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a newer link invalidates the older one, and an expired link is rejected", async () => {
  await openBrowser().register();
  const { token: first } = await askForLink();
  const { token: second } = await askForLink();
  expect((await reset(first)).status).toBe(400);
  await db
    .updateTable("verifications")
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect((await reset(second)).status).toBe(400);
});

test("the response to a forgotten password does not reveal whether the account exists", async () => {
  await openBrowser().register();
  const { answer } = await askForLink();
  const unknown = await openBrowser().send("POST", "/auth/forgot-password", { email: "nobody@office.example" });
  expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
  expect(mails).toHaveLength(1);
});

test("a failed mail is logged without its address, and the response is a 200", async () => {
  await openBrowser().register();
  const log = vi.fn();
  const browser = openBrowser({ log, sendMail: () => Promise.reject(new Error("ada@office.example was refused")) });
  expect((await browser.send("POST", "/auth/forgot-password", { email: "ada@office.example" })).status).toBe(200);
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith("error", expect.objectContaining({ mail: "sign-in", error: "Error" })),
    mailTimeout,
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain("ada@office.example");
});

test("the mail is in the requested language, and contains no HTML from the user's name", async () => {
  await openBrowser().register({ firstName: "<b>Ada</b>" });
  await askForLink("ada@office.example", "de");
  expect(mails[0]).toMatchObject({ language: "de", subject: "Nordlicht-Passwort zurücksetzen" });
  expect(mails[0]?.html).toContain("<p>Guten Tag,</p>");
  expect(mails[0]?.html).not.toContain("<b>");
  await askForLink("ada@office.example", "ar");
  expect(mails[1]?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mails[1]?.html).toMatch(
    /<meta name="color-scheme" content="light dark">.*@media \(prefers-color-scheme: dark\)/,
  );
});

test("too many wrong passwords block an account for a while, even for the right password, but no other account", async () => {
  await openBrowser().register();
  await openBrowser().register({ username: "grace.hopper", email: "grace@office.example" });
  const tries = await Promise.all(Array.from({ length: 12 }, () => openBrowser().signIn("ada.lovelace", "wrong")));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  const right = await openBrowser().signIn("ada.lovelace", "analytical");
  expect([right.status, right.body]).toMatchObject([429, { code: "too_many_requests" }]);
  expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
  expect((await openBrowser().signIn("grace.hopper", "analytical")).status).toBe(200);
  await db
    .updateTable("attempts")
    .set({ resetsAt: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect((await openBrowser().signIn("ada.lovelace", "analytical")).status).toBe(200);
});

test("too many attempts from one address are rejected, whichever accounts they name", async () => {
  await openBrowser().register();
  const from = (address: string) => openBrowser({ clientAddress: () => address });
  const tries = await Promise.all(
    Array.from({ length: 52 }, (_, index) => from("203.0.113.7").signIn(`somebody.${index}`, "wrong")),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await from("203.0.113.7").signIn("ada.lovelace", "analytical")).status).toBe(429);
  expect((await from("198.51.100.1").signIn("ada.lovelace", "analytical")).status).toBe(200);
});

test("the name of a failed sign-in is not in the database", async () => {
  await openBrowser().signIn("my secret password", "x");
  const rows = await db.selectFrom("attempts").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("secret");
});

test("attempts to unlock are limited", async () => {
  const browser = openBrowser();
  await browser.register();
  await browser.send("POST", "/auth/lock");
  for (let attempt = 0; attempt < 10; attempt += 1) await browser.send("POST", "/auth/unlock", { password: "wrong" });
  expect((await browser.send("POST", "/auth/unlock", { password: "analytical" })).status).toBe(429);
});

test.each([
  ["a NUL byte in a name", "/auth/sign-in", { name: "ada\0", password: "x" }, 400],
  ["a NUL byte in a password", "/auth/register", { ...ada, password: "a\0b", passwordConfirm: "a\0b" }, 400],
  ["a password of 10 MB", "/auth/sign-in", { name: "ada.lovelace", password: "a".repeat(10_000_000) }, 413],
  ["a password of 10,000 characters", "/auth/sign-in", { name: "ada.lovelace", password: "a".repeat(10_000) }, 400],
  ["an email address of 300 characters", "/auth/forgot-password", { email: `${"a".repeat(290)}@office.io` }, 400],
  ["two addresses in one", "/auth/forgot-password", { email: "ada@office.example,eve@evil.example" }, 400],
  ["a header in an address", "/auth/forgot-password", { email: "ada@office.example\r\nBcc: eve@evil.example" }, 400],
  ["an invalid reset link", "/auth/reset-password", { token: "x", password: "abc", passwordConfirm: "abc" }, 400],
  ["an empty body", "/auth/sign-in", "", 400],
  ["a body of null", "/auth/register", "null", 400],
  ["a body that is a list", "/auth/sign-in", [], 400],
])("%s is rejected with a code and a message", async (_, path, body, status) => {
  const answer = await openBrowser().send("POST", path, body);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: expect.any(String) as string, message: expect.any(String) as string });
});

test.each(["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
  "a write from another site is rejected with the content type %s",
  async (type) => {
    const browser = openBrowser();
    await browser.register();
    const foreign = { origin: "https://evil.example", "content-type": type };
    expect((await browser.send("POST", "/auth/sign-out", {}, foreign)).status).toBe(403);
    const { status } = await browser.send(
      "POST",
      "/auth/lock",
      {},
      { "sec-fetch-site": "cross-site", "content-type": type },
    );
    expect(status).toBe(403);
    expect(await statusOf(browser)).toBe(200);
  },
);

test("successful sign-ins do not count towards the limit of an address, and failed ones stay counted", async () => {
  await openBrowser().register();
  const from = (name: string, password: string) =>
    openBrowser({ clientAddress: () => "203.0.113.7" }).signIn(name, password);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    expect((await from(`somebody.${attempt}`, "wrong")).status).toBe(400);
    expect((await from("ada.lovelace", "analytical")).status).toBe(200);
  }
  for (let attempt = 30; attempt < 50; attempt += 1) await from(`somebody.${attempt}`, "wrong");
  expect((await from("ada.lovelace", "analytical")).status).toBe(429);
});

test("addresses of one IPv6 network share a limit, and so do the notations of an IPv4 address", async () => {
  await openBrowser().register();
  const from = (address: string) => openBrowser({ clientAddress: () => address }).signIn("nobody.here", "wrong");
  const prepare = db
    .updateTable("attempts")
    .set({ count: 50 })
    .where(sql<string>`split_part(subject, ':', 1)`, "=", "password-from");
  await from("2001:db8:1:2::1");
  await prepare.execute();
  expect((await from("2001:db8:1:2:ffff::9")).status).toBe(429);
  expect((await from("2001:db8:1:3::1")).status).toBe(400);
  await from("::ffff:203.0.113.7");
  await prepare.execute();
  expect((await from("203.0.113.7")).status).toBe(429);
});

test("a sign-in in progress during a password reset starts no session", async () => {
  await openBrowser().register();
  const slow = openBrowser({
    passwords: {
      ...passwords,
      async isRight(password, hash) {
        const isRight = await passwords.isRight(password, hash);
        const { token } = await askForLink();
        expect((await reset(token)).status).toBe(200);
        return isRight;
      },
    },
  });
  expect((await slow.signIn("ada.lovelace", "analytical")).status).toBe(401);
  expect(await statusOf(slow)).toBe(401);
});

const demoOffice = async () => {
  await addPerson(db, "robin.vale");
  return { demoUsername: "robin.vale" };
};

test("spec §3: a sign-in from a new browser is an activity, and from a known one or the first it is none", async () => {
  const latest = async (browser: TestBrowser) => (await browser.send("GET", "/activities/latest.json")).body;
  const first = openBrowser();
  await first.register();
  await first.send("POST", "/auth/sign-out");
  await first.signIn("ada.lovelace", "analytical");
  expect(await latest(first)).toEqual([]);
  const second = openBrowser();
  const agent = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" };
  await second.send("POST", "/auth/sign-in", { name: "ada.lovelace", password: "analytical" }, agent);
  const activity = {
    type: "notifications",
    title: "New sign-in",
    text: "{{device}}",
    details: { device: "Firefox, Windows" },
    href: "/profile",
  };
  expect(await latest(first)).toMatchObject([activity]);
  await second.send("POST", "/auth/sign-out");
  await second.signIn("ada.lovelace", "analytical");
  expect(await latest(first)).toHaveLength(1);
});

test("demo visitors cannot take the shared account away from each other", async () => {
  const demo = await demoOffice();
  const [visitor, other] = [openBrowser(demo), openBrowser(demo)];
  await other.send("PATCH", "/profile.json", { job: "Visitor" });
  await visitor.send("PATCH", "/profile.json", { job: "Visitor" });
  const [{ id }] = await db
    .selectFrom("sessions")
    .select("id")
    .where("tokenHash", "=", hashToken(tokenOf(other)))
    .execute()
    .then((rows) => rows as [{ id: string }]);
  const refused = [
    await visitor.send("POST", "/auth/password", { password: "mine now", passwordConfirm: "mine now" }),
    await visitor.send("POST", "/auth/password", { current: "demo", password: "mine", passwordConfirm: "mine" }),
    await visitor.send("DELETE", `/auth/devices.json/${id}`),
  ];
  for (const { status, body } of refused) {
    expect([status, body]).toMatchObject([
      403,
      { message: expect.stringContaining("This demo account is shared") as string },
    ]);
  }
  // Nor can they see the sessions of others.
  const { body } = await visitor.send("GET", "/auth/devices.json");
  expect(body).toMatchObject([{ isThis: true }]);
  expect(body).toHaveLength(1);
  expect((await visitor.send("GET", "/profile.json")).body).toMatchObject({ isShared: true });
});

test("a shared account gets no reset mail, and an older link cannot set its password", async () => {
  const demo = await demoOffice();
  await db.updateTable("users").set({ email: "ada@office.example" }).execute();
  // A link from before demo mode was enabled.
  const { token } = await askForLink();
  await openBrowser(demo).send("POST", "/auth/forgot-password", { email: "ada@office.example" });
  const body = { token, password: "mine now", passwordConfirm: "mine now" };
  expect((await openBrowser(demo).send("POST", "/auth/reset-password", body)).status).toBe(403);
  expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  expect(mails).toHaveLength(1);
});

test("a user who registers in demo mode can change their own password", async () => {
  const demo = await demoOffice();
  const browser = openBrowser(demo);
  await browser.register();
  const change = { current: "analytical", password: "geographer", passwordConfirm: "geographer" };
  expect((await browser.send("POST", "/auth/password", change)).status).toBe(200);
  expect((await browser.send("GET", "/profile.json")).body).toMatchObject({ isShared: false });
});

test("design §7: the lock works in demo mode, and one visitor's wrong passwords do not lock out another", async () => {
  const demo = await demoOffice();
  const [visitor, other] = [openBrowser(demo), openBrowser(demo)];
  // The first request of this browser.
  expect((await visitor.send("POST", "/auth/lock")).body).toMatchObject({ state: "locked" });
  expect(await statusOf(visitor)).toBe(423);
  expect(await statusOf(other)).toBe(200);
  await other.send("POST", "/auth/lock");
  for (let attempt = 0; attempt < 12; attempt += 1) await other.send("POST", "/auth/unlock", { password: "wrong" });
  expect((await visitor.send("POST", "/auth/unlock", { password: "demo" })).status).toBe(200);
  expect(await statusOf(visitor)).toBe(200);
});

test("in demo mode, the demo password does not open an account with an identity", async () => {
  const demo = await demoOffice();
  const { id: userId } = await addPerson(db, "mei.tanaka");
  await db.insertInto("accounts").values({ providerId: "https://id.example", accountId: "1", userId }).execute();
  expect((await openBrowser(demo).signIn("mei.tanaka", "demo")).status).toBe(400);
});

const countSessions = async () =>
  Number(
    (
      await db
        .selectFrom("sessions")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

test("reading without a cookie stores no session", async () => {
  const demo = await demoOffice();
  for (const path of ["/user.json", "/menu.json", "/profile.json", "/auth/session.json", "/health/live"]) {
    await openBrowser(demo).send("GET", path);
  }
  const browser = openBrowser(demo);
  expect((await browser.send("GET", "/user.json")).body).toMatchObject({ username: "robin.vale" });
  expect(await browser.state()).toBe("signed-in");
  expect(await countSessions()).toBe(0);
  // Once the browser sends the cookie back, the visitor has a session.
  await browser.send("GET", "/user.json");
  expect(await countSessions()).toBe(1);
});

test("a visitor's first write stores their session, and later ones use it", async () => {
  const demo = await demoOffice();
  const browser = openBrowser(demo);
  for (const job of ["One", "Two"]) await browser.send("PATCH", "/profile.json", { job });
  expect(await countSessions()).toBe(1);
  expect(tokenOf(browser)).toMatch(/^visitor-[\w-]{35}$/);
});

test("simultaneous requests of one browser store one session", async () => {
  const demo = await demoOffice();
  const browser = openBrowser(demo);
  // A cookie as the page issues it.
  browser.cookies.set("atrium.session", `visitor-${"t".repeat(35)}`);
  await Promise.all([
    ...["/user.json", "/menu.json", "/profile.json"].map((path) => browser.send("GET", path)),
    ...["a", "b"].map((job) => browser.send("PATCH", "/profile.json", { job })),
  ]);
  expect(await countSessions()).toBe(1);
});

test("a visitor's token is rejected outside demo mode, and replaced at registration", async () => {
  const browser = openBrowser();
  const token = `visitor-${"t".repeat(35)}`;
  browser.cookies.set("atrium.session", token);
  // The session was stored while the server ran in demo mode.
  const visitor = openBrowser(await demoOffice());
  visitor.cookies.set("atrium.session", token);
  await visitor.send("PATCH", "/profile.json", { job: "Visitor" });
  expect(await countSessions()).toBe(1);
  expect(await statusOf(browser)).toBe(401);
  await browser.register();
  expect(browser.cookies.get("atrium.session")).not.toBe(token);
});

test("a copy of the cookies opens no session after signing out", async () => {
  const browser = openBrowser();
  await browser.register();
  const copy = openBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect(await statusOf(copy)).toBe(200);
  await browser.send("POST", "/auth/sign-out");
  expect(await statusOf(copy)).toBe(401);
});

test("in demo mode, the answers to requests that are handled after the sign-out do not bring its cookie back", async () => {
  const demo = await demoOffice();
  const browser = openBrowser(demo);
  await browser.send("PATCH", "/profile.json", { job: "Visitor" });
  const late = openBrowser(demo);
  for (const [name, value] of browser.cookies) late.cookies.set(name, value);
  await browser.send("POST", "/auth/sign-out");
  // The first begins the visit anew, which the second extends.
  for (const path of ["/user.json", "/menu.json"]) {
    const { status, headers } = await late.send("GET", path);
    expect(status).toBe(200);
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith("atrium.session="))).toEqual([]);
  }
  await browser.send("GET", "/user.json");
  expect(tokenOf(browser)).not.toBe(tokenOf(late));
});

test("signing out in demo mode stores no session", async () => {
  const browser = openBrowser(await demoOffice());
  await browser.send("POST", "/auth/sign-out");
  expect(await countSessions()).toBe(0);
});

test.each([
  ["Visit evil.example", "Hello,"],
  ["Ada\u0085\u2028Bcc", undefined],
  ["$' $& $` $$", "Hello,"],
  ["{{minutes}}", "Hello,"],
  ["D'Arcy", "Hello D'Arcy Lovelace,"],
])("spec §2: the name %j adds neither lines nor links to the mail", async (firstName, greeting) => {
  const { status } = await openBrowser().register({ firstName });
  if (greeting === undefined) {
    expect(status).toBe(400);
    return;
  }
  await askForLink();
  const [text = "", html = ""] = [mails[0]?.text, mails[0]?.html];
  expect(text.split("\n")[0]).toBe(greeting);
  expect(text.split("\n")).toHaveLength(7);
  expect(text.match(/token=/g)).toHaveLength(1);
  expect(`${text}${html}`).not.toContain("evil.example");
});

test("a name with a line break is rejected, and one that is already stored appears in no mail", async () => {
  const refused = await openBrowser().register({ firstName: "Ada\r\nBcc: eve@evil.example" });
  expect(refused.body).toMatchObject({ fields: { firstName: "Enter a single line of text" } });
  const browser = openBrowser();
  await browser.register();
  expect((await browser.send("PATCH", "/profile.json", { lastName: "a\nb" })).status).toBe(400);
  await db.updateTable("users").set({ name: "Ada\r\n\r\nhttps://evil.example" }).execute();
  await askForLink();
  expect(mails[0]?.text).not.toContain("evil.example");
});

test("the account cookie is the same in every browser, differs between accounts, and is removed at sign-out", async () => {
  const browser = openBrowser();
  await browser.register();
  const key = browser.cookies.get("atrium.account");
  expect(key).toMatch(/^[\da-f]{16}$/);
  const other = openBrowser();
  await other.signIn(ada.username, ada.password);
  expect(other.cookies.get("atrium.account")).toBe(key);
  await other.register({ username: "grace.hopper", email: "grace@office.example" });
  expect(other.cookies.get("atrium.account")).toMatch(/^[\da-f]{16}$/);
  expect(other.cookies.get("atrium.account")).not.toBe(key);
  await browser.send("POST", "/auth/sign-out");
  expect(browser.cookies.has("atrium.account")).toBe(false);
});

test("a missing or wrong account cookie is set again, and removed when the session ends", async () => {
  const browser = openBrowser();
  await browser.register();
  const key = browser.cookies.get("atrium.account") ?? "";
  browser.cookies.delete("atrium.account");
  await browser.send("GET", "/user.json");
  expect(browser.cookies.get("atrium.account")).toBe(key);
  browser.cookies.set("atrium.account", "0123456789abcdef");
  await browser.send("GET", "/auth/session.json");
  expect(browser.cookies.get("atrium.account")).toBe(key);
  await db.deleteFrom("sessions").execute();
  expect(await statusOf(browser)).toBe(401);
  expect(browser.cookies.has("atrium.account")).toBe(false);
});

test("design §7: a page opened as one user cannot write to the account of the next user", async () => {
  const browser = openBrowser();
  await browser.register();
  const mine = { "atrium-account": browser.cookies.get("atrium.account") ?? "" };
  const layout = {
    fixedHeader: true,
    fixedNavigation: true,
    fixedRibbon: true,
    fixedPageFooter: false,
    container: false,
    rightToLeft: true,
    menuOnTop: false,
    colorblindFriendly: false,
    minified: false,
    hiddenMenu: false,
    skin: "smart-style-1",
  };
  const body = { layout, changedAt: new Date().toISOString() };
  expect((await browser.send("PUT", "/preferences.json", body, mine)).status).toBe(200);
  await browser.register({ username: "grace.hopper", email: "grace@office.example" });
  expect(await browser.send("PUT", "/preferences.json", body, mine)).toMatchObject({
    status: 409,
    body: { code: "account_changed" },
  });
  expect((await browser.send("GET", "/preferences.json")).body).toBeNull();
});

test("in demo mode, a page whose session has ended is signed out, and a new page opens as the demo user", async () => {
  await addPerson(db, "robin.vale");
  const browser = openBrowser({ demoUsername: "robin.vale" });
  await browser.register();
  const mine = { "atrium-account": browser.cookies.get("atrium.account") ?? "" };
  await db.deleteFrom("sessions").execute();
  expect(await browser.send("GET", "/user.json", undefined, mine)).toMatchObject({
    status: 401,
    body: { code: "signed_out" },
  });
  expect(browser.cookies.has("atrium.account")).toBe(false);
  // The live stream names its account in the query string.
  expect(await browser.send("GET", `/live?${new URLSearchParams(mine).toString()}`)).toMatchObject({ status: 401 });
  expect((await browser.send("GET", "/user.json")).body).toMatchObject({ username: "robin.vale" });
  // The browser belongs to the demo user now, and an earlier page receives that error.
  expect(await browser.send("GET", "/user.json", undefined, mine)).toMatchObject({
    status: 409,
    body: { code: "account_changed" },
  });
});
