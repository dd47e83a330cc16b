import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";

import { type AppOptions, createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import { hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail.ts";
import { addPerson } from "#server/lib/testing.ts";

let db: Db;
let mails: Mail[];
/** Cheap, or the tests would mostly compute. */
const passwords = createPasswords(4);

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
});

const ada = {
  username: "ada.lovelace",
  email: "ada@office.example",
  firstName: "Ada",
  lastName: "Lovelace",
  gender: "female",
  password: "analytical",
  passwordConfirm: "analytical",
  terms: true,
};

/** A browser: it keeps its cookies. */
function openBrowser(options: Partial<AppOptions> = {}) {
  const app = createApp({
    db,
    demoUsername: undefined,
    passwords,
    publicAddress: () => "https://office.example/app/",
    sendMail: async (mail) => void mails.push(mail),
    ...options,
  });
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await app.request(path, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "user-agent": "Test Browser",
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const answered: unknown = text ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, body: answered };
    },
    async signIn(name: string, password: string) {
      return this.send("POST", "/auth/sign-in", { name, password });
    },
    async register(change: object = {}) {
      return this.send("POST", "/auth/register", { ...ada, ...change });
    },
    async state() {
      const { body } = await this.send("GET", "/auth/session.json");
      return (body as { state: string }).state;
    },
  };
}

const statusOf = async (browser: ReturnType<typeof openBrowser>, path = "/user.json") =>
  (await browser.send("GET", path)).status;

test("spec §5: who registers is signed in, and signs in again later by name or by address", async () => {
  const browser = openBrowser();
  expect(await browser.register()).toMatchObject({
    status: 200,
    body: { state: "signed-in", user: { username: "ada.lovelace", name: "Ada Lovelace" } },
  });
  expect((await browser.send("GET", "/user.json")).body).toEqual({ username: "ada.lovelace", picture: "" });
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
  [
    "username",
    { username: "ada lovelace" },
    "The username can only consist of alphabetical, number, dot and underscore",
  ],
  ["email", { email: "" }, "The email address is required and cannot be empty"],
  ["email", { email: "ada@" }, "The email address is not valid"],
  ["email", { email: `${"a".repeat(300)}@office.example` }, "The email address is not valid"],
  ["firstName", { firstName: " " }, "The first name is required and cannot be empty"],
  ["lastName", { lastName: "" }, "The last name is required and cannot be empty"],
  ["gender", { gender: undefined }, "The gender is required"],
  ["terms", { terms: false }, "You must agree with Terms and Conditions"],
  ["password", { password: "ab", passwordConfirm: "ab" }, "The password must be 3 to 20 characters long"],
  ["password", { password: "a".repeat(21) }, "The password must be 3 to 20 characters long"],
  ["passwordConfirm", { passwordConfirm: "analytic" }, "Please enter the same password as above"],
])("spec §5: registration refuses %s %j", async (field, change, message) => {
  const { status, body } = await openBrowser().register(change);
  expect([status, (body as { fields: Record<string, string> }).fields[field]]).toEqual([400, message]);
});

test("a name and an address that are taken are refused at their fields, whichever way they are written", async () => {
  await openBrowser().register();
  const { status, body } = await openBrowser().register({ username: "Ada.Lovelace", email: "ADA@office.example" });
  expect([status, body]).toMatchObject([
    400,
    { fields: { username: "This username is taken", email: "There is an account with this email address" } },
  ]);
});

test("of two who register the same name at once, one is refused", async () => {
  const both = await Promise.all([
    openBrowser().register({ email: "one@office.example" }),
    openBrowser().register({ email: "two@office.example" }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("where registration is closed, it is refused", async () => {
  const browser = openBrowser({ canRegister: false });
  expect((await browser.register()).status).toBe(403);
  expect((await browser.send("GET", "/auth/options.json")).body).toMatchObject({ canRegister: false });
});

test("an unknown person and a wrong password are answered alike, and cost the same work", async () => {
  await openBrowser().register();
  const isRight = vi.spyOn(passwords, "isRight");
  const wrong = await openBrowser().signIn("ada.lovelace", "wrong");
  const unknown = await openBrowser().signIn("nobody.here", "wrong");
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect([wrong.status, wrong.body]).toMatchObject([400, { message: "The username or the password is wrong" }]);
  expect(isRight).toHaveBeenCalledTimes(2);
  isRight.mockRestore();
});

test("who has no password cannot sign in with any", async () => {
  await addPerson(db, "robin.vale");
  for (const password of ["demo", "undefined", "null"]) {
    expect((await openBrowser().signIn("robin.vale", password)).status).toBe(400);
  }
});

test("in the demo, who has no password has the demo's, and nobody else has", async () => {
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
    providers: [],
  });
});

test("spec §2: a locked session answers nothing until the password is given", async () => {
  const browser = openBrowser();
  await browser.register();
  expect((await browser.send("POST", "/auth/lock")).body).toMatchObject({ state: "locked" });
  for (const path of ["/user.json", "/inbox.json", "/preferences.json", "/live", "/auth/devices.json"]) {
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
  expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { password: "The password is wrong" } }]);
  expect(await statusOf(browser)).toBe(423);
  expect((await browser.send("POST", "/auth/unlock", { password: "analytical" })).status).toBe(200);
  expect(await statusOf(browser)).toBe(200);
});

test("signing in as somebody else leaves a locked session, which then is over", async () => {
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

test("who has no password is told so rather than locked out", async () => {
  const person = await addPerson(db, "robin.vale");
  const browser = openBrowser();
  const token = "t".repeat(43);
  await db
    .insertInto("sessions")
    .values({ tokenHash: await hashToken(token), userId: person.id, expiresAt: sql<Date>`now() + interval '1 day'` })
    .execute();
  browser.cookies.set("atrium.session", token);
  expect((await browser.send("POST", "/auth/lock")).status).toBe(409);
  expect(await statusOf(browser)).toBe(200);
});

test("the token of a session is not in the database", async () => {
  const browser = openBrowser();
  await browser.register();
  const token = browser.cookies.get("atrium.session") ?? "";
  const { rows } = await sql<{ whole: string }>`select sessions::text as whole from sessions`.execute(db);
  expect(token).toHaveLength(43);
  expect(rows.map(({ whole }) => whole).join()).not.toContain(token);
  expect(rows.map(({ whole }) => whole).join()).toContain((await hashToken(token)).toString("hex"));
});

test("the cookie is out of reach of scripts and other sites, and of http behind https", async () => {
  const { headers } = await openBrowser({ isSecure: true, cookiePath: "/app/" }).register();
  const cookie = headers.getSetCookie().find((each) => each.startsWith("atrium.session=")) ?? "";
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; Path=\/app\//);
});

test.each(["", "x", "a".repeat(4000), "t".repeat(43), "%00"])(
  "a cookie from another install (%j) is nobody",
  async (token) => {
    const browser = openBrowser();
    browser.cookies.set("atrium.session", token);
    expect(await statusOf(browser)).toBe(401);
    expect(await browser.state()).toBe("signed-out");
  },
);

test("a session that has had its time is over", async () => {
  const browser = openBrowser();
  await browser.register();
  await db
    .updateTable("sessions")
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect(await statusOf(browser)).toBe(401);
});

test("each place where somebody is signed in is listed, and can be ended", async () => {
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

test("somebody else's session can be neither seen nor ended", async () => {
  const one = openBrowser();
  await one.register();
  const [{ id }] = (await one.send("GET", "/auth/devices.json")).body as [{ id: string }];
  const other = openBrowser();
  await other.register({ username: "grace.hopper", email: "grace@office.example" });
  expect((await other.send("DELETE", `/auth/devices.json/${id}`)).status).toBe(404);
  expect(await statusOf(one)).toBe(200);
});

test("when the password changes, every other session ends", async () => {
  const here = openBrowser();
  await here.register();
  const there = openBrowser();
  await there.signIn("ada.lovelace", "analytical");
  const change = { password: "difference", passwordConfirm: "difference" };
  expect((await here.send("POST", "/auth/password", { current: "wrong", ...change })).body).toMatchObject({
    fields: { current: "The password is wrong" },
  });
  expect((await here.send("POST", "/auth/password", change)).status).toBe(400);
  expect((await here.send("POST", "/auth/password", { current: "analytical", ...change })).status).toBe(200);
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  expect((await openBrowser().signIn("ada.lovelace", "analytical")).status).toBe(400);
  expect((await openBrowser().signIn("ada.lovelace", "difference")).status).toBe(200);
});

const askForLink = async (email = "ada@office.example", language?: string) => {
  const before = mails.length;
  const answer = await openBrowser().send("POST", "/auth/forgot-password", { email, language });
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before));
  return { answer, token: /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "" };
};

const reset = (token: string, password = "difference") =>
  openBrowser().send("POST", "/auth/reset-password", { token, password, passwordConfirm: password });

test("spec §2: a forgotten password is set anew with the link of the mail, once, and all sessions end", async () => {
  const browser = openBrowser();
  await browser.register();
  const { token } = await askForLink();
  expect(mails[0]?.to).toBe("ada@office.example");
  expect(mails[0]?.text).toContain(`https://office.example/app/#/forgot-password?token=${token}`);
  expect(await reset(token)).toMatchObject({ status: 200, body: { state: "signed-in" } });
  expect(await statusOf(browser)).toBe(401);
  expect((await openBrowser().signIn("ada.lovelace", "difference")).status).toBe(200);
  const replayed = await reset(token, "third one");
  expect([replayed.status, replayed.body]).toMatchObject([400, { code: "invalid_input" }]);
  expect((await openBrowser().signIn("ada.lovelace", "third one")).status).toBe(400);
});

test("a link works once, though it be used twice at the same time", async () => {
  await openBrowser().register();
  const { token } = await askForLink();
  const both = await Promise.all([reset(token, "one one one"), reset(token, "two two two")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a newer link makes the older one worthless, and an old one leads nowhere", async () => {
  await openBrowser().register();
  const { token: first } = await askForLink();
  const { token: second } = await askForLink();
  expect((await reset(first)).status).toBe(400);
  await db
    .updateTable("passwordResets")
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect((await reset(second)).status).toBe(400);
});

test("whether there is such an account is not told by the answer to a forgotten password", async () => {
  await openBrowser().register();
  const { answer } = await askForLink();
  const unknown = await openBrowser().send("POST", "/auth/forgot-password", { email: "nobody@office.example" });
  expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
  expect(mails).toHaveLength(1);
});

test("a mail server that is away is nobody's business but the log's", async () => {
  await openBrowser().register();
  const log = vi.fn();
  const browser = openBrowser({ log, sendMail: () => Promise.reject(new Error("ada@office.example was refused")) });
  expect((await browser.send("POST", "/auth/forgot-password", { email: "ada@office.example" })).status).toBe(200);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith("error", { mail: "reset", error: "Error" }));
  expect(JSON.stringify(log.mock.calls)).not.toContain("ada@office.example");
});

test("the mail speaks the person's language, and holds no words as HTML", async () => {
  await openBrowser().register({ firstName: "<b>Ada</b>" });
  await askForLink("ada@office.example", "de");
  expect(mails[0]).toMatchObject({ language: "de", subject: "Ein neues Passwort für Atrium" });
  expect(mails[0]?.html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
  await askForLink("ada@office.example", "ar");
  expect(mails[1]?.html).toContain('<html lang="ar" dir="rtl">');
});

test("too many wrong passwords of one account are stopped, for a right one as well, and others go on", async () => {
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

test("too many attempts from one address are stopped, whichever accounts they name", async () => {
  await openBrowser().register();
  const from = (address: string) => openBrowser({ clientAddress: () => address });
  const tries = await Promise.all(
    Array.from({ length: 52 }, (_, index) => from("203.0.113.7").signIn(`somebody.${index}`, "wrong")),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await from("203.0.113.7").signIn("ada.lovelace", "analytical")).status).toBe(429);
  expect((await from("198.51.100.1").signIn("ada.lovelace", "analytical")).status).toBe(200);
});

test("what was tried as a name is not in the database", async () => {
  await openBrowser().signIn("my secret password", "x");
  const rows = await db.selectFrom("attempts").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("secret");
});

test("attempts to unlock are limited like those to sign in", async () => {
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
  ["an e-mail of 300 characters", "/auth/forgot-password", { email: `${"a".repeat(290)}@office.io` }, 400],
  ["two addresses in one", "/auth/forgot-password", { email: "ada@office.example,eve@evil.example" }, 400],
  ["a header in an address", "/auth/forgot-password", { email: "ada@office.example\r\nBcc: eve@evil.example" }, 400],
  ["a reset link that is none", "/auth/reset-password", { token: "x", password: "abc", passwordConfirm: "abc" }, 400],
  ["an empty body", "/auth/sign-in", "", 400],
  ["no form at all", "/auth/register", "null", 400],
  ["a list", "/auth/sign-in", [], 400],
])("%s is a clear refusal", async (_, path, body, status) => {
  const answer = await openBrowser().send("POST", path, body);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: expect.any(String) as string, message: expect.any(String) as string });
});

test.each(["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
  "a write from another site is refused, as %s too",
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
