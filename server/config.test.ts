import { expect, test } from "vitest";

import { readConfig } from "#server/config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, "/srv/atrium");

test("everything has a default", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: "/srv/atrium/data",
    databaseUrl: undefined,
    basePath: "/",
    publicOrigin: undefined,
    isDemo: true,
    canRegister: true,
    providers: [],
    mailServer: undefined,
    isSecure: false,
  });
});

test("the public address says the folder, the origin and whether it is secure", () => {
  expect(read({ ATRIUM_BASE_URL: "https://example.org/office" })).toMatchObject({
    basePath: "/office/",
    publicOrigin: "https://example.org",
    isSecure: true,
  });
});

test("an empty variable counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: "http" }, /^PORT has to be a port/],
  [{ PORT: "65536" }, /^PORT has to be a port/],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL has to begin with postgres/],
  [{ ATRIUM_BASE_URL: "office" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_AUTH: "none" }, /^ATRIUM_AUTH has to be/],
  [{ HOST: "0.0.0.0" }, /^HOST 0\.0\.0\.0 is reached from elsewhere/],
  [{ HOST: "0.0.0.0", ATRIUM_AUTH: "required" }, /^ATRIUM_BASE_URL has to name/],
  [{ ATRIUM_OIDC_ISSUER: "https://id.example" }, /^ATRIUM_OIDC_ISSUER, ATRIUM_OIDC_CLIENT_ID/],
  [{ ATRIUM_GITHUB_CLIENT_ID: "x" }, /^ATRIUM_GITHUB_CLIENT_ID, ATRIUM_GITHUB_CLIENT_SECRET have to be set together/],
  [
    { ATRIUM_OIDC_ISSUER: "http://id.example", ATRIUM_OIDC_CLIENT_ID: "x", ATRIUM_OIDC_CLIENT_SECRET: "y" },
    /^ATRIUM_OIDC_ISSUER has to begin with https/,
  ],
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/33" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "proxy" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_SMTP_URL: "mail.example" }, /^ATRIUM_SMTP_URL has to begin with smtp/],
  [{ ATRIUM_TILE_URL: "tiles.example/{z}/{x}/{y}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "ftp://tiles.example/{z}/{x}/{y}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://tiles.example/{z}/{x}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://{z}.example/{x}/{y}" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://a:b@tiles.example/{z}/{x}/{y}" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://t.example/{z}/{x}/{y} ; script-src *" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_REGISTRATION: "no" }, /^ATRIUM_REGISTRATION has to be open or closed/],
])("a wrong value is named in one line: %j", (environment, message) => {
  expect(() => read(environment)).toThrow(message);
});

test("the tiles of streets are named with what is to be said of them", () => {
  const ATRIUM_TILE_URL = "https://tiles.example:8443/{z}/{x}/{y}.png?key=1";
  expect(read({}).streets).toBeUndefined();
  expect(read({ ATRIUM_TILE_URL }).streets).toEqual({ url: ATRIUM_TILE_URL, attribution: "tiles.example" });
  expect(read({ ATRIUM_TILE_URL, ATRIUM_TILE_ATTRIBUTION: "© Somebody" }).streets?.attribution).toBe("© Somebody");
});

test.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("%s is loopback", (host) => {
  expect(read({ HOST: host }).host).toBe(host);
});

test("a public demo has to be meant", () => {
  expect(read({ HOST: "0.0.0.0", ATRIUM_PUBLIC_DEMO: "1" }).host).toBe("0.0.0.0");
});

test("a proxy is trusted by its address or its network", () => {
  const { isTrustedProxy } = read({ ATRIUM_TRUSTED_PROXY: "127.0.0.1, 10.0.0.0/8, 2001:db8::/32" });
  expect(["127.0.0.1", "10.1.2.3", "2001:db8::7"].every(isTrustedProxy)).toBe(true);
  expect(["127.0.0.2", "11.0.0.1", "2001:db9::7", "unknown"].some(isTrustedProxy)).toBe(false);
});

test("the providers that are known by name bring their issuers", () => {
  const { providers } = read({
    ATRIUM_GOOGLE_CLIENT_ID: "g",
    ATRIUM_GOOGLE_CLIENT_SECRET: "s",
    ATRIUM_MICROSOFT_CLIENT_ID: "m",
    ATRIUM_MICROSOFT_CLIENT_SECRET: "s",
    ATRIUM_MICROSOFT_TENANT: "office",
  });
  expect(providers.map(({ label, issuer }) => [label, issuer])).toEqual([
    ["Google", "https://accounts.google.com"],
    ["Microsoft", "https://login.microsoftonline.com/office/v2.0"],
  ]);
});

test("in the mode 'required' the server may listen to everybody, once it knows its address", () => {
  const config = read({ HOST: "0.0.0.0", ATRIUM_AUTH: "required", ATRIUM_BASE_URL: "https://office.example/" });
  expect(config).toMatchObject({ isDemo: false, host: "0.0.0.0" });
});
