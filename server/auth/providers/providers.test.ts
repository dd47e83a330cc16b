import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type AppOptions, createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { startPath } from "#server/auth/providers/provider-routes.ts";
import { isAccepted, mapProfileToUser, type ProviderSettings } from "#server/auth/providers/providers.ts";
import { type Claims, issuerClient, issuerPicture, startIssuer as startServer } from "#server/auth/testing.ts";
import { showCode } from "#server/auth/second-factor/totp-testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import type { Mail } from "#server/lib/mail/mail.ts";
import { ada } from "#server/lib/testing.ts";

const identities = () => db.selectFrom("accounts").where("providerId", "!=", "credential");

const home = "http://127.0.0.1:1/";

let db: Db;
let mails: Mail[];

/** A mail is sent after the response, which can take a while on a busy machine. */
const mailTimeout = { timeout: 20_000 };

beforeEach(async () => {
  db = await openTestDb();
  mails = [];
});

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ stop }) => stop()));
});

const open: { stop: () => Promise<void> }[] = [];

async function startIssuer(claims: Claims, port = 0) {
  const issuer = await startServer({ claims, port, returnTo: `${home}api/auth/callback/oidc` });
  open.push(issuer);
  return issuer;
}

const providerAt = (issuer: string): ProviderSettings => ({ key: "oidc", label: "Office", issuer, ...issuerClient });

/** A browser that follows redirects at the app and at the issuer, with separate cookies for each. */
function openBrowser(issuer: string, log = vi.fn(), options: Partial<AppOptions> = {}) {
  const app = createApp({
    db,
    log,
    demoUsername: undefined,
    passwords: createPasswords(4),
    providers: [providerAt(issuer)],
    publicAddress: () => home,
    sendMail: async (mail) => void mails.push(mail),
    ...options,
  });
  const jars = new Map<string, Map<string, string>>();
  async function get(address: URL): Promise<Response> {
    const jar = jars.get(address.origin) ?? new Map<string, string>();
    jars.set(address.origin, jar);
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const isOurs = address.href.startsWith(home);
    const response = isOurs
      ? await app.request(address.pathname.replace(/^\/api/, "") + address.search, { headers })
      : await fetch(address, { redirect: "manual", headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  /** Follows redirects until the app's page is reached. @returns its address and all addresses on the way */
  async function follow(start: string) {
    const passed: string[] = [];
    let address = new URL(start, home);
    for (let step = 0; step < 20; step += 1) {
      passed.push(address.href);
      if (address.href.startsWith(`${home}#`)) return { hash: address.hash, passed };
      const response = await get(address);
      const location = response.headers.get("location");
      if (!location) throw new Error(`${address.href} answered ${response.status}: ${await response.text()}`);
      address = new URL(location, address);
    }
    throw new Error("The redirections do not end");
  }
  const readUser = async () => {
    const response = await get(new URL("api/user.json", home));
    return response.ok ? ((await response.json()) as { username: string; picture: string }) : undefined;
  };
  const send = async (method: string, path: string, body: unknown = {}) => {
    const jar = jars.get(new URL(home).origin) ?? new Map<string, string>();
    const response = await app.request(path, {
      method,
      headers: {
        "content-type": "application/json",
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    jars.set(new URL(home).origin, jar);
    return { status: response.status, body: await response.json() };
  };
  const post = (path: string, body?: unknown) => send("POST", path, body);
  return { follow, get, post, send, readUser, cookies: (origin: string) => jars.get(origin), log };
}

const mei = { sub: "mei-1", name: "Mei Tanaka", email: "mei@office.example", email_verified: true };
const start = "api/auth/start/oidc?to=/inbox/inbox";

test("spec §1: a user who comes from a provider is signed in and reaches the requested screen", async () => {
  const { issuer } = await startIssuer({ ...mei, preferred_username: "mei.tanaka" });
  const browser = openBrowser(issuer);
  const { hash, passed } = await browser.follow(start);
  expect(hash).toBe("#/inbox/inbox");
  expect(await browser.readUser()).toMatchObject({ username: "mei.tanaka" });
  const asked = new URL(passed[1] ?? "").searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("state")).toBeTruthy();
  expect(asked.get("nonce")).toBeTruthy();
});

test("an account that a provider opens is in the audit log, once", async () => {
  const { issuer } = await startIssuer({ ...mei, preferred_username: "mei.tanaka" });
  for (let visit = 0; visit < 2; visit += 1) await openBrowser(issuer).follow(start);
  const entries = await db.selectFrom("auditEvents").select(["action", "subjectName"]).execute();
  expect(entries).toEqual([{ action: "account-created", subjectName: "Mei Tanaka (mei.tanaka)" }]);
});

test("spec §7: the user gets the profile's name, ID and picture, and the server stores the picture", async () => {
  const claims: Claims = { ...mei, preferred_username: "mei.tanaka" };
  const { issuer } = await startIssuer(claims);
  claims["picture"] = `${issuer}/picture.png`;
  const browser = openBrowser(issuer);
  await browser.follow(start);
  const user = await browser.readUser();
  expect(user?.picture).toMatch(/^api\/pictures\/[\da-f-]{36}$/);
  const picture = await browser.get(new URL(user?.picture ?? "", home));
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await picture.arrayBuffer()).equals(issuerPicture)).toBe(true);
  const row = await db.selectFrom("users").select(["name", "firstName", "lastName", "email"]).executeTakeFirst();
  expect(row).toEqual({ name: "Mei Tanaka", firstName: "Mei", lastName: "Tanaka", email: "mei@office.example" });
  expect(await db.selectFrom("accounts").select(["providerId", "accountId"]).execute()).toEqual([
    { providerId: issuer, accountId: "mei-1" },
  ]);
});

test("an identity opens the same account again, even if its email address has changed", async () => {
  const claims: Claims = { ...mei };
  const { issuer } = await startIssuer(claims);
  await openBrowser(issuer).follow(start);
  claims["email"] = "mei.sato@office.example";
  await openBrowser(issuer).follow(start);
  expect(await db.selectFrom("users").selectAll().execute()).toHaveLength(1);
});

test("a provider that is unavailable at first works once it is up", async () => {
  const { issuer, stop } = await startIssuer(mei);
  const { port } = new URL(issuer);
  await stop();
  const browser = openBrowser(issuer);
  expect((await browser.follow(start)).hash).toBe("#/login?failure=provider-away");
  await startIssuer(mei, Number(port));
  expect((await browser.follow(start)).hash).toBe("#/inbox/inbox");
});

/** Goes to the provider. @returns the address that the provider would redirect the browser to */
async function goHalfWay(browser: ReturnType<typeof openBrowser>) {
  const response = await browser.get(new URL(start, home));
  let address = new URL(response.headers.get("location") ?? "");
  for (let step = 0; step < 10 && !address.href.startsWith(home); step += 1) {
    const next = await browser.get(address);
    address = new URL(next.headers.get("location") ?? "", address);
  }
  return address;
}

test("a stolen state is rejected in another browser", async () => {
  const { issuer } = await startIssuer(mei);
  const address = await goHalfWay(openBrowser(issuer));
  const thief = openBrowser(issuer);
  expect((await thief.follow(address.href)).hash).toBe("#/login?failure=provider-stale");
  // A flow of the attacker's own does not help either.
  await goHalfWay(thief);
  expect((await thief.follow(address.href)).hash).toBe("#/login?failure=provider-stale");
  expect(await thief.readUser()).toBeUndefined();
});

test("a provider's response is accepted once", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  const address = await goHalfWay(browser);
  expect((await browser.follow(address.href)).hash).toBe("#/inbox/inbox");
  expect((await browser.follow(address.href)).hash).toBe("#/login?failure=provider-stale");
});

test.each([
  ["another state", "stale", (address: URL) => address.searchParams.set("state", "other")],
  ["an unknown code", "refused", (address: URL) => address.searchParams.set("code", "other")],
  ["another issuer", "refused", (address: URL) => address.searchParams.set("iss", "https://evil.example")],
  [
    "an error from the provider",
    "refused",
    (address: URL) => {
      address.searchParams.delete("code");
      address.searchParams.set("error", "access_denied");
    },
  ],
])("%s is rejected, and no account is created", async (_, failure, change) => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  const address = await goHalfWay(browser);
  change(address);
  expect((await browser.follow(address.href)).hash).toBe(`#/login?failure=provider-${failure}`);
  expect(await browser.readUser()).toBeUndefined();
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
});

test("an email address that has an account opens it to no provider, verified or not", async () => {
  const account = { username: "mei.tanaka", email: "mei@office.example", name: "Mei Tanaka", picture: "" };
  await db.insertInto("users").values(account).execute();
  const { issuer } = await startIssuer(mei);
  expect((await openBrowser(issuer).follow(start)).hash).toBe("#/login?failure=email-taken");
  await db.updateTable("users").set({ emailVerified: true }).execute();
  expect((await openBrowser(issuer).follow(start)).hash).toBe("#/login?failure=email-taken");
  expect(await identities().selectAll().execute()).toEqual([]);
});

/** Begins to link an identity, as a click in the profile does. */
async function link(browser: ReturnType<typeof openBrowser>) {
  const { status, body } = await browser.post("/auth/identities/oidc", { password: ada.password });
  expect(status).toBe(200);
  return browser.follow((body as { address: string }).address);
}

test("a signed-in user links an identity, which then opens the account", async () => {
  const { issuer } = await startIssuer({ ...mei, email: "mei.private@home.example" });
  const browser = openBrowser(issuer);
  await browser.post("/auth/register", ada);
  const { hash, passed } = await link(browser);
  expect(hash).toBe("#/profile");
  expect(new URL(passed[0] ?? "").searchParams.get("prompt")).toBe("login");
  const listed = await (await browser.get(new URL("api/auth/identities.json", home))).json();
  expect(listed).toMatchObject([{ label: "Office" }]);
  const other = openBrowser(issuer);
  await other.follow(start);
  expect((await other.readUser())?.username).toBe(ada.username);
  // The address stays the one that the user registered.
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: ada.email }]);
});

test("an identity with an unverified address, or of another account, is not linked", async () => {
  const claims: Claims = { ...mei, email_verified: false };
  const { issuer } = await startIssuer(claims);
  const browser = openBrowser(issuer);
  await browser.post("/auth/register", ada);
  expect((await link(browser)).hash).toBe("#/profile?failure=email-unverified");
  claims["email_verified"] = true;
  await openBrowser(issuer).follow(start);
  expect((await link(browser)).hash).toBe("#/profile?failure=already-linked");
  expect(await identities().selectAll().execute()).toHaveLength(1);
});

test("a link that comes back after the session has ended is refused", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  await browser.post("/auth/register", ada);
  const { body } = await browser.post("/auth/identities/oidc", { password: ada.password });
  await db.deleteFrom("sessions").execute();
  const { hash } = await browser.follow((body as { address: string }).address);
  expect(hash).toBe("#/profile?failure=provider-stale");
  expect(await identities().selectAll().execute()).toEqual([]);
});

test("a suspended user does not come back through a provider", async () => {
  const { issuer } = await startIssuer(mei);
  await openBrowser(issuer).follow(start);
  await db.updateTable("users").set({ suspendedAt: new Date() }).execute();
  await db.deleteFrom("sessions").execute();
  expect((await openBrowser(issuer).follow(start)).hash).toBe("#/login?failure=suspended");
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("an identity can be removed, but not the only way into the account", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  await browser.follow(start);
  const [{ id }] = (await identities().select("id").execute()) as [{ id: string }];
  const remove = (body?: object) => browser.send("DELETE", `/auth/identities.json/${id}`, body);
  expect((await remove()).status).toBe(409);
  await browser.post("/auth/password", { password: "analytical", passwordConfirm: "analytical" });
  expect((await remove()).status).toBe(400);
  expect((await remove({ password: "analytical" })).status).toBe(200);
  expect((await remove({ password: "analytical" })).status).toBe(404);
});

test("ASVS 7.5: without a password, the account is changed in a recent session only", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  await browser.follow(start);
  expect((await browser.post("/auth/identities/oidc")).status).toBe(200);
  expect((await browser.post("/auth/second-factor/setup")).status).toBe(200);
  await db
    .updateTable("sessions")
    .set({ createdAt: sql<Date>`now() - interval '11 minutes'` })
    .execute();
  for (const path of ["/auth/identities/oidc", "/auth/second-factor/setup", "/auth/passkeys/options"]) {
    expect(await browser.post(path), path).toMatchObject({
      status: 403,
      body: { message: "Sign out and sign in again to make this change." },
    });
  }
  const password = { password: "a long enough secret", passwordConfirm: "a long enough secret" };
  expect((await browser.post("/auth/password", password)).status).toBe(403);
  expect(await db.selectFrom("accounts").selectAll().where("providerId", "=", "credential").execute()).toEqual([]);
});

test("ASVS 6.3: a sign-in through a provider demands the second factor", async () => {
  const { issuer } = await startIssuer(mei);
  const owner = openBrowser(issuer);
  await owner.follow(start);
  const { secret } = (await owner.post("/auth/second-factor/setup")).body as { secret: string };
  await owner.post("/auth/second-factor/confirm", { code: showCode(secret, -1) });
  const browser = openBrowser(issuer);
  expect((await browser.follow(start)).hash).toBe("#/login?factor=1&to=%2Finbox%2Finbox");
  expect(await browser.readUser()).toBeUndefined();
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  expect((await browser.post("/auth/second-factor", { code: showCode(secret) })).status).toBe(200);
  expect(await browser.readUser()).toEqual(await owner.readUser());
  // The lock is not a sign-in.
  await browser.post("/auth/lock");
  expect((await browser.follow(unlock)).hash).toBe("#/inbox/inbox");
  expect(await browser.readUser()).toBeDefined();
});

test("no token of a provider is stored", async () => {
  const { issuer } = await startIssuer(mei);
  await openBrowser(issuer).follow(start);
  const [row] = await identities().selectAll().execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    "accountId",
    "createdAt",
    "id",
    "password",
    "providerId",
    "updatedAt",
    "userId",
  ]);
});

test("only verified addresses of the allowed domains open an account, at every sign-in", async () => {
  const claims: Claims = { ...mei };
  const { issuer } = await startIssuer(claims);
  const open = () => openBrowser(issuer, vi.fn(), { allowedDomains: ["office.example"] }).follow(start);
  for (const change of [
    { email: "mei@evil.example" },
    { email: "mei@office.example.evil.example" },
    { email: mei.email, email_verified: false },
  ]) {
    Object.assign(claims, { email_verified: true }, change);
    expect((await open()).hash, JSON.stringify(change)).toBe("#/login?failure=not-allowed");
  }
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  Object.assign(claims, mei);
  expect((await open()).hash).toBe("#/inbox/inbox");
  Object.assign(claims, { email: "mei@evil.example" });
  expect((await open()).hash).toBe("#/login?failure=not-allowed");
});

test("where addresses are verified, an identity without a verified one opens no account", async () => {
  const { issuer } = await startIssuer({ ...mei, email_verified: false });
  const browser = openBrowser(issuer, vi.fn(), { verifiesEmail: true });
  expect((await browser.follow(start)).hash).toBe("#/login?failure=email-unverified");
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
});

test.each([
  ["9188040d-6c67-4c5b-b112-36a304b66dad", false],
  ["4fd2b2f2-ea27-4fe5-a8f3-7b1a7c975f34", true],
])("a Microsoft user of the tenant %s is accepted: %s", (tid, isExpected) => {
  const rules = { allowedDomains: [], allowedTenants: ["4fd2b2f2-ea27-4fe5-a8f3-7b1a7c975f34"] };
  expect(isAccepted(rules, {}, { providerId: "microsoft", profile: { tid } })).toBe(isExpected);
});

test.each(["//evil.example", "https://evil.example", String.raw`/\evil.example`, "", "/a b"])(
  "the return address %j is replaced by the dashboard",
  async (to) => {
    const { issuer } = await startIssuer(mei);
    const { hash } = await openBrowser(issuer).follow(`api/auth/start/oidc?to=${encodeURIComponent(to)}`);
    expect(hash).toBe(`#${startPath}`);
  },
);

test("a provider that is not set up gets a 404", async () => {
  const response = await createApp({ db, demoUsername: undefined }).request("/auth/start/google");
  expect(response.status).toBe(404);
});

test("two users with the same name at a provider get different usernames", async () => {
  const claims: Claims = { ...mei, preferred_username: "mei.tanaka" };
  const { issuer } = await startIssuer(claims);
  await openBrowser(issuer).follow(start);
  Object.assign(claims, { sub: "mei-2", email: "other@office.example" });
  const other = openBrowser(issuer);
  await other.follow(start);
  expect((await other.readUser())?.username).toBe("mei.tanaka2");
});

test("a profile without optional claims gets a username, and an address that cannot receive mail", () => {
  expect(mapProfileToUser({ sub: "7" })).toEqual({
    name: expect.stringMatching(/^person/) as string,
    username: expect.stringMatching(/^person/) as string,
    firstName: "",
    lastName: "",
    image: undefined,
    email: expect.stringMatching(/^[\da-f-]{36}@provider\.invalid$/) as string,
    emailVerified: false,
  });
});

test("an address is stored without what surrounds it", () => {
  expect(mapProfileToUser({ sub: "7", email: "Mei@Office.example\r\n" }).email).toBe("mei@office.example");
});

test.each(["mei@office.example\nBcc: eve@evil.example", "mei", "mei@office.example, eve@evil.example"])(
  "an address that is none is not stored: %j",
  (email) => {
    expect(mapProfileToUser({ sub: "7", email }).email).toMatch(/@provider\.invalid$/);
    expect(mapProfileToUser({ sub: "7", email })).toMatchObject({ emailVerified: false });
  },
);

test("a GitHub profile without a name uses the login", () => {
  const profile = {
    id: 42,
    login: "mei-tanaka",
    name: null,
    email: "mei@office.example",
    avatar_url: "https://a.example/42",
  };
  expect(mapProfileToUser(profile)).toEqual({
    name: "mei-tanaka",
    username: "mei.tanaka",
    firstName: "mei-tanaka",
    lastName: "",
    image: "https://a.example/42",
    email: "mei@office.example",
  });
});

test("spec §1: a user who comes from a provider without a requested screen reaches the dashboard", async () => {
  const { issuer } = await startIssuer(mei);
  expect((await openBrowser(issuer).follow("api/auth/start/oidc")).hash).toBe(`#${startPath}`);
});

/** Sets the password of the account with this address, using the link in the mail. */
async function resetPassword(browser: ReturnType<typeof openBrowser>, email: string) {
  const before = mails.length;
  await browser.post("/auth/forgot-password", { email });
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), mailTimeout);
  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
  const answer = await browser.post("/auth/reset-password", {
    token,
    password: "geographer",
    passwordConfirm: "geographer",
  });
  expect(answer.status).toBe(200);
}

test("a reset removes an identity that was linked before the address was verified", async () => {
  // The attacker registers the victim's address through a provider that has not verified it.
  const attack = await startIssuer({ ...mei, sub: "eve-1", email_verified: false });
  const attacker = openBrowser(attack.issuer);
  await attacker.follow(start);
  expect(await attacker.readUser()).toBeDefined();
  const victim = openBrowser(attack.issuer);
  await resetPassword(victim, mei.email);
  const { username } = (await victim.readUser()) ?? {};
  expect(username).toBeDefined();
  expect(await attacker.readUser()).toBeUndefined();
  expect((await attacker.follow(start)).hash).toBe("#/login?failure=email-taken");
  expect(await attacker.readUser()).toBeUndefined();
  expect(await identities().selectAll().execute()).toEqual([]);
});

test("a reset keeps an identity that was linked through the same verified address", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  await browser.follow(start);
  await resetPassword(browser, mei.email);
  const other = openBrowser(issuer);
  expect((await other.follow(start)).hash).toBe("#/inbox/inbox");
  expect(await other.readUser()).toEqual(await browser.readUser());
});

test("if registration is closed, a provider opens existing accounts and creates none", async () => {
  const claims: Claims = { ...mei };
  const { issuer } = await startIssuer(claims);
  const closed = () => openBrowser(issuer, vi.fn(), { canRegister: false });
  expect((await closed().follow(start)).hash).toBe("#/login?failure=registration-closed");
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  await openBrowser(issuer).follow(start);
  expect((await closed().follow(start)).hash).toBe("#/inbox/inbox");
});

test("no identity is linked to a shared account in demo mode", async () => {
  const account = { username: "mei.tanaka", email: mei.email, name: "Mei Tanaka", picture: "", emailVerified: true };
  await db.insertInto("users").values(account).execute();
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer, vi.fn(), { demoUsername: "mei.tanaka" });
  expect((await browser.follow(start)).hash).toBe("#/login?failure=email-taken");
  expect(await identities().selectAll().execute()).toEqual([]);
});

const unlock = "api/auth/start/oidc?unlock=1&to=/inbox/inbox";

test("design §7: a user without a password can lock, and unlocks by signing in with the provider again", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  await browser.follow(start);
  const session = browser.cookies(new URL(home).origin)?.get("atrium.session");
  expect((await browser.post("/auth/lock")).body).toMatchObject({
    state: "locked",
    unlockedBy: { password: false, provider: true, passkey: false },
  });
  expect(await browser.readUser()).toBeUndefined();
  const { hash, passed } = await browser.follow(unlock);
  expect(hash).toBe("#/inbox/inbox");
  // The provider must prompt instead of answering from its session.
  expect(new URL(passed[1] ?? "").searchParams.get("prompt")).toBe("login");
  expect(await browser.readUser()).toBeDefined();
  expect(browser.cookies(new URL(home).origin)?.get("atrium.session")).toBe(session);
});

test("design §7: another user's identity does not unlock a session, and creates no account", async () => {
  const claims: Claims = { ...mei };
  const { issuer } = await startIssuer(claims);
  const browser = openBrowser(issuer);
  await browser.follow(start);
  await browser.post("/auth/lock");
  Object.assign(claims, { sub: "eve-1" });
  // First with the account's address, then with another one, then with an account of their own.
  const other = await startIssuer(claims);
  const thief = openBrowser(other.issuer);
  const locked = browser.cookies(new URL(home).origin) ?? new Map<string, string>();
  const goAsThief = async () => {
    await thief.get(new URL("api/auth/session.json", home));
    const jar = thief.cookies(new URL(home).origin);
    for (const [name, value] of locked) jar?.set(name, value);
    return thief.follow(unlock);
  };
  expect((await goAsThief()).hash).toBe("#/lock?failure=other-person&to=%2Finbox%2Finbox");
  Object.assign(claims, { email: "eve@evil.example" });
  expect((await goAsThief()).hash).toBe("#/lock?failure=other-person&to=%2Finbox%2Finbox");
  expect(await db.selectFrom("users").selectAll().execute()).toHaveLength(1);
  const person = { username: "eve.mallory", email: "eve@evil.example", name: "Eve", picture: "" };
  const { id: userId } = await db.insertInto("users").values(person).returning("id").executeTakeFirstOrThrow();
  await db.insertInto("accounts").values({ providerId: other.issuer, accountId: "eve-1", userId }).execute();
  expect((await goAsThief()).hash).toBe("#/lock?failure=other-person&to=%2Finbox%2Finbox");
  expect(await thief.readUser()).toBeUndefined();
  expect(await browser.readUser()).toBeUndefined();
});

test("successful sign-ins with a provider do not count towards the limit, and exceeding it leads to the login", async () => {
  const { issuer } = await startIssuer(mei);
  for (let attempt = 0; attempt < 32; attempt += 1) {
    expect((await openBrowser(issuer).follow(start)).hash).toBe("#/inbox/inbox");
  }
  for (let attempt = 0; attempt < 30; attempt += 1) await openBrowser(issuer).get(new URL(start, home));
  expect((await openBrowser(issuer).follow(start)).hash).toBe("#/login?failure=too-many-attempts");
});
