import { expect, test } from "vitest";

import { openDb } from "#server/db/client.ts";
import type { AllowedHosts } from "#server/site/allowed-hosts.ts";
import { createSite } from "#server/site/site.ts";

const db = openDb("postgres://nobody@127.0.0.1:1/none");

const statusOf = async (host: string, path = "/", allowedHosts?: AllowedHosts) => {
  const site = createSite({ db, assets: new Map(), scriptHashes: [], basePath: "/", allowedHosts });
  return (await site.request(path, { headers: { host } })).status;
};

// Without a build the page is a 404, which still proves that the host was accepted.
test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST.:3000",
  "atrium.localhost:3000",
  "127.0.0.1:3000",
  "127.9.9.9",
  "[::1]:3000",
])("a loopback host is accepted: %s", async (host) => {
  expect(await statusOf(host)).toBe(404);
});

test.each([
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "evil-localhost",
  "127.0.0.1.evil.example",
  "192.168.1.5:3000",
  "[::2]:3000",
  "a b",
  "localhost/evil",
  "user@localhost",
  "localhost:port",
  '""',
  "127.1",
  "127.1:3000",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "",
])("another host is rejected: %j", async (host) => {
  expect(await statusOf(host)).toBe(403);
});

test("the page, files and API reject a foreign host with the usual body and headers", async () => {
  const site = createSite({ db, assets: new Map(), scriptHashes: [], basePath: "/" });
  for (const [path, method] of [
    ["/", "GET"],
    ["/assets/main.js", "HEAD"],
    ["/api/user.json", "GET"],
    ["/api/preferences.json", "DELETE"],
    ["/api/live", "GET"],
  ] as const) {
    const response = await site.request(path, { method, headers: { host: "evil.example" } });
    const body: unknown = method === "HEAD" ? { code: "forbidden" } : await response.json();
    expect([path, response.status, body]).toMatchObject([path, 403, { code: "forbidden" }]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("configured names and addresses are accepted, and others are rejected", async () => {
  const allowed = { names: ["office.example", "10.0.0.9"], allowsAddresses: false };
  expect(await statusOf("Office.Example:8443", "/", allowed)).toBe(404);
  expect(await statusOf("10.0.0.9", "/", allowed)).toBe(404);
  expect(await statusOf("10.0.0.8", "/", allowed)).toBe(403);
  expect(await statusOf("sub.office.example", "/", allowed)).toBe(403);
  const open = { names: [], allowsAddresses: true };
  expect(await statusOf("192.168.1.5:3000", "/", open)).toBe(404);
  expect(await statusOf("[2001:db8::1]", "/", open)).toBe(404);
  expect(await statusOf("evil.example", "/", open)).toBe(403);
});

test("a health check is answered at the server's address, but not at a foreign name", async () => {
  // The database of this test is unavailable, so the server is not ready.
  expect(await statusOf("10.1.2.3:3000", "/api/health")).toBe(503);
  expect(await statusOf("10.1.2.3:3000", "/api/health/ready")).toBe(503);
  expect(await statusOf("evil.example", "/api/health")).toBe(403);
  expect(await statusOf("10.1.2.3:3000", "/api/user.json")).toBe(403);
});
