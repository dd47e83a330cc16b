import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import { createProvider, toGitHubProfile, toProfile } from "#server/auth/providers.ts";
import { type Claims, issuerClient, issuerPicture, startIssuer as startServer } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";

const home = "http://127.0.0.1:1/";

let db: Db;

beforeEach(async () => {
  db = await openTestDb();
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

const providerAt = (issuer: string) => createProvider({ key: "oidc", label: "Office", issuer, ...issuerClient });

/** A browser that follows redirections, at the app and at the issuer, and keeps each one's cookies. */
function openBrowser(issuer: string, log = vi.fn()) {
  const app = createApp({
    db,
    log,
    demoUsername: undefined,
    passwords: createPasswords(4),
    providers: [providerAt(issuer)],
    publicAddress: () => home,
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
  /** Follows until the app's page is reached, and answers its address and all that was passed. */
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
  return { follow, get, readUser, cookies: (origin: string) => jars.get(origin), log };
}

const mei = { sub: "mei-1", name: "Mei Tanaka", email: "mei@office.example", email_verified: true };
const start = "api/auth/start/oidc?to=/inbox/inbox";

test("spec §1: who comes from a provider is signed in, and where they were going", async () => {
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

test("spec §7: the profile's name, id and picture fill the user; the picture is kept here", async () => {
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
  expect(await db.selectFrom("identities").select(["issuer", "subject"]).execute()).toEqual([
    { issuer, subject: "mei-1" },
  ]);
});

test("who comes again is the same person, whatever they are called by then", async () => {
  const claims: Claims = { ...mei };
  const { issuer } = await startIssuer(claims);
  await openBrowser(issuer).follow(start);
  claims["email"] = "mei.sato@office.example";
  await openBrowser(issuer).follow(start);
  expect(await db.selectFrom("users").selectAll().execute()).toHaveLength(1);
});

test("a provider that is away at our start works once it is up", async () => {
  const { issuer, stop } = await startIssuer(mei);
  const { port } = new URL(issuer);
  await stop();
  const browser = openBrowser(issuer);
  expect((await browser.follow(start)).hash).toBe("#/login?failure=provider-away");
  await startIssuer(mei, Number(port));
  expect((await browser.follow(start)).hash).toBe("#/inbox/inbox");
});

/** Goes to the provider, and answers the address with which it would send the browser back. */
async function goHalfWay(browser: ReturnType<typeof openBrowser>) {
  const response = await browser.get(new URL(start, home));
  let address = new URL(response.headers.get("location") ?? "");
  for (let step = 0; step < 10 && !address.href.startsWith(home); step += 1) {
    const next = await browser.get(address);
    address = new URL(next.headers.get("location") ?? "", address);
  }
  return address;
}

test("a stolen state is worthless in another browser", async () => {
  const { issuer } = await startIssuer(mei);
  const address = await goHalfWay(openBrowser(issuer));
  const thief = openBrowser(issuer);
  expect((await thief.follow(address.href)).hash).toBe("#/login?failure=provider-stale");
  // Nor beside a flow of the thief's own.
  await goHalfWay(thief);
  expect((await thief.follow(address.href)).hash).toBe("#/login?failure=provider-refused");
  expect(await thief.readUser()).toBeUndefined();
});

test("an answer of the provider is good for once", async () => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  const address = await goHalfWay(browser);
  expect((await browser.follow(address.href)).hash).toBe("#/inbox/inbox");
  expect((await browser.follow(address.href)).hash).toBe("#/login?failure=provider-stale");
});

test.each([
  ["another state", (address: URL) => address.searchParams.set("state", "other")],
  ["an invented code", (address: URL) => address.searchParams.set("code", "other")],
  ["another issuer", (address: URL) => address.searchParams.set("iss", "https://evil.example")],
  [
    "a refusal",
    (address: URL) => {
      address.searchParams.delete("code");
      address.searchParams.set("error", "access_denied");
    },
  ],
])("%s is refused, and nothing of it is told", async (_, change) => {
  const { issuer } = await startIssuer(mei);
  const browser = openBrowser(issuer);
  const address = await goHalfWay(browser);
  change(address);
  expect((await browser.follow(address.href)).hash).toBe("#/login?failure=provider-refused");
  expect(await browser.readUser()).toBeUndefined();
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
});

test("an e-mail that is not verified on both sides does not open somebody else's account", async () => {
  const account = { username: "mei.tanaka", email: "mei@office.example", name: "Mei Tanaka", picture: "" };
  await db.insertInto("users").values(account).execute();
  const { issuer } = await startIssuer(mei);
  expect((await openBrowser(issuer).follow(start)).hash).toBe("#/login?failure=email-taken");
  await db.updateTable("users").set({ emailVerified: true }).execute();
  const unverified = await startIssuer({ ...mei, email_verified: false });
  expect((await openBrowser(unverified.issuer).follow(start)).hash).toBe("#/login?failure=email-taken");
  const browser = openBrowser(issuer);
  expect((await browser.follow(start)).hash).toBe("#/inbox/inbox");
  expect((await browser.readUser())?.username).toBe("mei.tanaka");
});

test.each(["//evil.example", "https://evil.example", String.raw`/\evil.example`, "", "/a b"])(
  "nobody is led away to %j",
  async (to) => {
    const { issuer } = await startIssuer(mei);
    const { hash } = await openBrowser(issuer).follow(`api/auth/start/oidc?to=${encodeURIComponent(to)}`);
    expect(hash).toBe("#/home");
  },
);

test("a provider that is not set up is not there", async () => {
  const response = await createApp({ db, demoUsername: undefined }).request("/auth/start/google");
  expect(response.status).toBe(404);
});

test("two people whom a provider calls alike get names of their own", async () => {
  const claims: Claims = { ...mei, preferred_username: "mei.tanaka" };
  const { issuer } = await startIssuer(claims);
  await openBrowser(issuer).follow(start);
  Object.assign(claims, { sub: "mei-2", email: "other@office.example" });
  const other = openBrowser(issuer);
  await other.follow(start);
  expect((await other.readUser())?.username).toBe("mei.tanaka2");
});

test("what an identity does not say is made do without", () => {
  expect(toProfile({ iss: "https://issuer.example", sub: "7" })).toEqual({
    issuer: "https://issuer.example",
    subject: "7",
    name: "",
    username: "",
    email: undefined,
    isEmailVerified: false,
    picture: undefined,
  });
});

test("GitHub tells who somebody is in its own words", () => {
  const user = { id: 42, login: "mei", name: null, avatar_url: "https://avatars.example/42" };
  const emails = [
    { email: "old@office.example", primary: false, verified: true },
    { email: "mei@office.example", primary: true, verified: true },
  ];
  expect(toGitHubProfile("https://github.com", user, emails)).toEqual({
    issuer: "https://github.com",
    subject: "42",
    name: "mei",
    username: "mei",
    email: "mei@office.example",
    isEmailVerified: true,
    picture: "https://avatars.example/42",
  });
});
