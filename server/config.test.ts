import { expect, test } from "vitest";

import { readConfig } from "#server/config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, "/srv/atrium");

test("everything has a default", () => {
  expect(read({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: "/srv/atrium/data",
    databaseUrl: undefined,
    basePath: "/",
    publicOrigin: undefined,
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
])("a wrong value is named in one line: %j", (environment, message) => {
  expect(() => read(environment)).toThrow(message);
});

test.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("%s is loopback", (host) => {
  expect(read({ HOST: host }).host).toBe(host);
});

test("a public demo has to be meant", () => {
  expect(read({ HOST: "0.0.0.0", ATRIUM_PUBLIC_DEMO: "1" }).host).toBe("0.0.0.0");
});
