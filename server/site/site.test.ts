import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openSession } from "#server/auth/testing.ts";
import { listLatestActivities } from "#contract/activities.ts";
import { listFirstSteps } from "#contract/screens/first-steps.ts";
import type { Layout } from "#contract/layout.ts";
import { getMenu } from "#contract/screens/menu.ts";
import { emptySessionData, shellEndpoints } from "#contract/account/session-data.ts";
import { openDb } from "#server/db/client.ts";
import { openTestDb, statementsOf } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";
import { type Assets, readAssets, readScriptHashes } from "#server/site/assets.ts";
import { createSite } from "#server/site/site.ts";

let directory: string;
let assets: Assets;
let scriptHashes: readonly string[];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "atrium-site-"));
  await mkdir(path.join(directory, "assets"));
  await mkdir(path.join(directory, ".vite"));
  const script = "console.log('hello');".repeat(20);
  await writeFile(path.join(directory, "index.html"), "<!doctype html><title>Atrium</title>");
  await writeFile(path.join(directory, "assets", "main-1a2b.js"), script);
  await writeFile(path.join(directory, "assets", "main-1a2b.js.gz"), gzipSync(script));
  await writeFile(path.join(directory, ".vite", "manifest.json"), "{}");
  await writeFile(path.join(directory, "csp.json"), '{"scriptHashes":["sha256-abc="]}');
  assets = await readAssets(directory);
  scriptHashes = await readScriptHashes(directory);
});

afterAll(() => rm(directory, { recursive: true }));

const db = openDb("postgres://nobody@127.0.0.1:1/none");
const site = (basePath = "/") => createSite({ db, assets, scriptHashes, basePath, demoUsername: undefined });
const get = (url: string, headers: Record<string, string> = {}) => site().request(url, { headers });

test.skipIf(process.platform === "win32")("an app of more files than a process may open is read", async () => {
  const many = await mkdtemp(path.join(tmpdir(), "atrium-files-"));
  await Promise.all(Array.from({ length: 300 }, (_, index) => writeFile(path.join(many, `${index}.js`), "")));
  const program = `const { readAssets } = await import(${JSON.stringify(new URL("assets.ts", import.meta.url).href)});
    console.log((await readAssets(${JSON.stringify(many)})).size);`;
  const command = `ulimit -n 128; exec "${process.execPath}" --input-type=module -e '${program}'`;
  const { stdout } = await promisify(execFile)("sh", ["-c", command]);
  expect(stdout).toBe("300\n");
  await rm(many, { recursive: true });
});

test("the page is revalidated on each load, and answered with 304 if unchanged", async () => {
  const first = await get("/");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const etag = first.headers.get("etag") ?? "";
  const second = await get("/", { "if-none-match": etag });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect((await get("/", { "if-none-match": '"older"' })).status).toBe(200);
});

test("a hashed file is cached permanently, and compressed if the client accepts it", async () => {
  const response = await get("/assets/main-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  const plain = await get("/assets/main-1a2b.js", { "accept-encoding": "gzip;q=0" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("etag")).not.toBe(response.headers.get("etag"));
});

test.each([
  "/../package.json",
  "/%2e%2e/package.json",
  "/assets/../csp.json",
  "/.vite/manifest.json",
  "/csp.json",
  "/x",
])("%s is not served", async (url) => {
  expect((await get(url)).status).toBe(404);
});

test("the policy allows only scripts of the build and no embedding in frames", async () => {
  const { headers } = await get("/");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default atrium dompurify ProseMirrorClipboard",
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  });
});

test("a file has a short policy, since a page receives some 40 of them, and none of the headers that only pages need", async () => {
  const { headers } = await get("/assets/main-1a2b.js");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("permissions-policy")).toBeNull();
  expect(headers.get("cross-origin-opener-policy")).toBeNull();
});

test.each([
  ["http", "/", false, "report-uri /api/violations/report", null],
  ["https", "/", true, "report-uri /api/violations/report; report-to csp", 'csp="/api/violations/report"'],
  [
    "a folder",
    "/office/",
    true,
    "report-uri /office/api/violations/report; report-to csp",
    'csp="/office/api/violations/report"',
  ],
])("browsers report violations of the policy, over %s", async (_, basePath, isSecure, directives, endpoints) => {
  const { headers } = await createSite({ db, assets, scriptHashes, basePath, isSecure }).request(basePath);
  expect(headers.get("content-security-policy")?.endsWith(`; ${directives}`)).toBe(true);
  expect(headers.get("reporting-endpoints")).toBe(endpoints);
});

test("scripts of the page get the microphone for voice commands, and neither camera nor place", async () => {
  const policy = (await get("/")).headers.get("permissions-policy")?.split(", ");
  expect(policy).toContain("microphone=(self)");
  expect(policy).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "payment=()"]));
});

test("with street tiles configured, the policy allows requests to their origin and no other", async () => {
  const streets = { url: "https://tiles.example:8443/a/{z}/{x}/{y}.png", attribution: "" };
  const site = createSite({ db, assets, scriptHashes, basePath: "/", streets });
  const policyOf = async (address: string) =>
    (await site.request(address)).headers.get("content-security-policy") ?? "";
  const policy = await policyOf("/");
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
  expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
  expect(policy.split("tiles.example")).toHaveLength(3);
  // A worker requests the tiles.
  expect(await policyOf("/assets/main-1a2b.js")).toContain("connect-src 'self' https://tiles.example:8443;");
  expect((await get("/")).headers.get("content-security-policy")).toContain("connect-src 'self';");
});

test.each([
  ["the page", "/", "localhost", 200],
  ["a file", "/assets/main-1a2b.js", "localhost", 200],
  ["an error of the API", "/api/nothing", "localhost", 404],
  ["an unknown host", "/", "evil.example", 403],
])("if the public address is https, browsers must use https: %s", async (_, path, host, status) => {
  const secure = createSite({ db, assets, scriptHashes, basePath: "/", isSecure: true, demoUsername: undefined });
  const response = await secure.request(path, { headers: { host } });
  expect([response.status, response.headers.get("strict-transport-security")]).toEqual([status, "max-age=31536000"]);
  expect((await get(path)).headers.get("strict-transport-security")).toBeNull();
});

test("what watches requests sees those of the page and of the API, and refused ones", async () => {
  const seen: string[] = [];
  const watched = createSite({
    db,
    assets,
    scriptHashes,
    basePath: "/",
    watch: (context, next) => {
      seen.push(context.req.path);
      return next();
    },
  });
  for (const path of ["/x", "/api/nothing"]) await watched.request(path);
  await watched.request("/refused", { headers: { host: "evil.example" } });
  expect(seen).toEqual(["/x", "/api/nothing", "/refused"]);
});

test("the app can be served from a subfolder", async () => {
  const office = site("/office/");
  expect(await (await office.request("/office/")).text()).toContain("Atrium");
  expect((await office.request("/office/assets/main-1a2b.js")).status).toBe(200);
  expect((await office.request("/office")).headers.get("location")).toBe("/office/");
  const api = await office.request("/office/api/nothing");
  expect([api.status, await api.json()]).toMatchObject([404, { code: "not_found" }]);
});

test("behind a proxy that removes the subfolder, the paths without it are answered", async () => {
  const office = site("/office/");
  const page = await office.request("/");
  expect(await page.text()).toContain("Atrium");
  expect(page.headers.getSetCookie().every((cookie) => cookie.includes("Path=/office/"))).toBe(true);
  expect((await office.request("/assets/main-1a2b.js")).status).toBe(200);
  const api = await office.request("/api/nothing");
  expect([api.status, await api.json()]).toMatchObject([404, { code: "not_found" }]);
  expect((await office.request("/api/openapi.json")).status).toBe(200);
});

test("the page is served while the database is unavailable", async () => {
  const away = createSite({ db, assets, scriptHashes, basePath: "/" });
  expect((await away.request("/")).status).toBe(200);
});

test.each(["/%", "/%ff", "/assets/%", "/%E0%A4%A", "/api/%", "/api/%ff", "/api/people.json/%ff", "/api/langs/%.json"])(
  "malformed percent-encoding is a client error, not a server error: %s",
  async (url) => {
    expect([400, 401, 404]).toContain((await get(url)).status);
  },
);

test.each([
  ["TRACE", 405],
  ["PROPFIND", 405],
  ["BREW", 405],
  ["OPTIONS", 404],
])("%s is answered with %i by the page, the files and the API", async (method, status) => {
  for (const path of ["/", "/assets/main-1a2b.js", "/api/user.json", "/api/nothing"]) {
    const request = new Request(`http://localhost${path}`);
    // Node's server delivers requests with the method TRACE; the constructor of `Request` rejects it.
    Object.defineProperty(request, "method", { value: method });
    const response = await site().request(request);
    expect([path, response.status]).toEqual([path, status]);
    if (status === 405) {
      expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
      expect(response.headers.get("allow")).toContain("GET");
    }
  }
});

const emptyPage = `<!doctype html>${emptySessionData}`;

/** The site with a real database, and the page as the build writes it. */
async function openSite() {
  const real = await openTestDb();
  const page = {
    type: "text/html",
    tag: "a",
    isHashed: false,
    bodies: { identity: new TextEncoder().encode(emptyPage) },
  };
  const open = createSite({
    db: real,
    assets: new Map([["index.html", page]]),
    scriptHashes,
    basePath: "/",
    demoUsername: undefined,
  });
  /** A new user with a session. */
  const signIn = async (username: string) => {
    const person = await addPerson(real, username);
    return { person, cookie: await openSession(real, person.id) };
  };
  const read = async (cookie = "", encoding = "identity") =>
    open.request("/", { headers: { cookie, "accept-encoding": encoding } });
  return { real, open, signIn, read };
}

const layout: Layout = {
  fixedHeader: true,
  fixedNavigation: true,
  fixedRibbon: true,
  fixedPageFooter: false,
  container: false,
  rightToLeft: false,
  menuOnTop: false,
  colorblindFriendly: false,
  minified: false,
  hiddenMenu: false,
  skin: "smart-style-0",
};

const dataOf = (html: string): unknown => JSON.parse(/session-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "");

test("the page takes two statements: one for the session, and one for the data in it", async () => {
  const { signIn, read } = await openSite();
  const { cookie } = await signIn("robin");
  await read(cookie);
  const statements = await statementsOf(async () => read(cookie));
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain("sessions");
});

test("requests that arrive together take two statements, of several people as well", async () => {
  const { open, signIn } = await openSite();
  const cookies = [(await signIn("robin")).cookie, (await signIn("sam")).cookie];
  const endpoints = [getMenu, listFirstSteps, listLatestActivities, ...shellEndpoints];
  const request = async () => {
    const responses = cookies.flatMap((cookie) =>
      endpoints.map(async ({ path }) => open.request(`/api${path}`, { headers: { cookie } })),
    );
    expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
  };
  await request();
  expect(await statementsOf(request)).toHaveLength(2);
});

test("the page has the shell's data for the session, is not cached, and is compressed", async () => {
  const { signIn, read } = await openSite();
  const { cookie } = await signIn("robin");
  const response = await read(cookie);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(dataOf(await response.text())).toMatchObject({
    account: /atrium\.account=(\w+)/.exec(response.headers.get("set-cookie") ?? "")?.[1],
    answers: { "api/user.json": { username: "robin" }, "api/preferences.json": null },
    language: "en",
    words: {},
  });
  for (const encoding of ["br", "gzip"]) {
    expect((await read(cookie, encoding)).headers.get("content-encoding")).toBe(encoding);
  }
});

test("the shell's translations are in the account's language", async () => {
  const { real, signIn, read } = await openSite();
  const { person, cookie } = await signIn("robin");
  await real
    .insertInto("preferences")
    .values({ userId: person.id, layout: JSON.stringify(layout), language: "de", changedAt: new Date() })
    .execute();
  expect(dataOf(await (await read(cookie)).text())).toMatchObject({ language: "de", words: { Search: "Suche" } });
});

test("user-written text cannot close the script element of the session data", async () => {
  const { signIn, read } = await openSite();
  const name = "</script><script>alert(1)</script><!--";
  const html = await (await read((await signIn(name)).cookie)).text();
  expect(html.match(/<script|<\/script|<!--/g)).toEqual(["<script", "</script"]);
  expect(dataOf(html)).toMatchObject({ answers: { "api/user.json": { username: name } } });
});

test("each session gets its own data, and a page without an unlocked session gets none", async () => {
  const { real, signIn, read } = await openSite();
  const [robin, mei] = [await signIn("robin"), await signIn("mei")];
  expect(await (await read(mei.cookie)).text()).not.toContain("robin");
  expect(await (await read(robin.cookie)).text()).not.toContain("mei");
  expect(await (await read()).text()).toBe(emptyPage);
  expect(await (await read("atrium.session=nothing")).text()).toBe(emptyPage);
  await real.updateTable("sessions").set({ lockedAt: new Date() }).where("userId", "=", robin.person.id).execute();
  const locked = await read(robin.cookie);
  expect([await locked.text(), locked.headers.get("cache-control")]).toEqual([emptyPage, "no-cache"]);
});
