import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openDb } from "#server/db/client.ts";
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

test("the page is asked for anew each time, and answered with 304 while it is the same", async () => {
  const first = await get("/");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const etag = first.headers.get("etag") ?? "";
  const second = await get("/", { "if-none-match": etag });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect((await get("/", { "if-none-match": '"older"' })).status).toBe(200);
});

test("a hashed file is kept for ever, and comes compressed to those who take it", async () => {
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

test("only scripts of the build run, and nobody frames the page", async () => {
  const { headers } = await get("/");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
});

test("with tiles of streets in the configuration, the page may ask their origin, and no other", async () => {
  const streets = { url: "https://tiles.example:8443/a/{z}/{x}/{y}.png", attribution: "" };
  const page = await createSite({ db, assets, scriptHashes, basePath: "/", streets }).request("/csp.json");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
  expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
  expect(policy.split("tiles.example")).toHaveLength(3);
  expect((await get("/")).headers.get("content-security-policy")).toContain("connect-src 'self';");
});

test("the app is served from any folder", async () => {
  const office = site("/office/");
  expect(await (await office.request("/office/")).text()).toContain("Atrium");
  expect((await office.request("/office/assets/main-1a2b.js")).status).toBe(200);
  expect((await office.request("/office")).headers.get("location")).toBe("/office/");
  const api = await office.request("/office/api/nothing");
  expect([api.status, await api.json()]).toMatchObject([404, { code: "not_found" }]);
  expect((await office.request("/api/health")).status).toBe(404);
});

test("a database that is away does not hide the page", async () => {
  const away = createSite({ db, assets, scriptHashes, basePath: "/" });
  expect((await away.request("/")).status).toBe(200);
});

test.each([
  "/%",
  "/%ff",
  "/assets/%",
  "/%E0%A4%A",
  "/api/%",
  "/api/%ff",
  "/api/messages.json/%ff",
  "/api/langs/%.json",
])("a malformed percent-encoding is not found or not valid, and no failure: %s", async (url) => {
  expect([400, 401, 404]).toContain((await get(url)).status);
});

test.each([
  ["TRACE", 405],
  ["PROPFIND", 405],
  ["BREW", 405],
  ["OPTIONS", 404],
])("%s is answered with %i, by the page and by the API", async (method, status) => {
  for (const path of ["/", "/assets/main-1a2b.js", "/api/user.json", "/api/nothing"]) {
    const request = new Request(`http://localhost${path}`);
    // Node's server delivers requests with the method TRACE; the constructor of `Request` refuses it.
    Object.defineProperty(request, "method", { value: method });
    const response = await site().request(request);
    expect([path, response.status]).toEqual([path, status]);
    if (status === 405) {
      expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
      expect(response.headers.get("allow")).toContain("GET");
    }
  }
});
