import { expect, test } from "vitest";

import type { Diagnostics } from "#contract/diagnostics.ts";
import { listProblems } from "#web/screens/diagnostics/check.ts";
import { describeServer, formatDuration } from "#web/screens/diagnostics/describe-server.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";

const report: Diagnostics = {
  server: {
    version: "1.0.0",
    nodeVersion: "24.0.0",
    uptimeSeconds: 90,
    memoryBytes: 100_000_000,
    isSignInRequired: false,
    isBehindProxy: false,
    hasUntrustedProxy: false,
  },
  database: { version: "17.6", isBundled: true, isSystem: false, roundTripMs: 1, connections: 4 },
  migrations: { applied: 33, pending: 0, lastName: "inline-edit/0001-inline-edit", lastAt: "2026-11-20T10:00:00.000Z" },
  live: { streams: 1 },
  mail: { host: "mail.example" },
  storage: { usedBytes: 0, freeBytes: 50_000_000_000, isWritable: true },
};

const problemsOf = (changed: Partial<Diagnostics>) =>
  listProblems(describeServer({ ...report, ...changed }, createTranslate("en"))).map(({ name, state }) => [
    name,
    state,
  ]);

const healthyStorage = { usedBytes: 0, freeBytes: 50_000_000_000, isWritable: true };

test.each<[string, Partial<Diagnostics>, readonly (readonly string[])[]]>([
  ["a healthy server", {}, []],
  ["no mail server", { mail: { host: null } }, [["Mail server", "warning"]]],
  ["a proxy that is not trusted", { server: { ...report.server, hasUntrustedProxy: true } }, [["Proxy", "warning"]]],
  ["a slow database", { database: { ...report.database, roundTripMs: 900 } }, [["Round trip", "warning"]]],
  ["pending migrations", { migrations: { ...report.migrations, pending: 2 } }, [["Migrations", "error"]]],
  ["no storage", { storage: null }, [["Uploads", "warning"]]],
  ["a full disk", { storage: { ...healthyStorage, freeBytes: 5 } }, [["Free space", "warning"]]],
  [
    "a directory without rights",
    { storage: { ...healthyStorage, isWritable: false } },
    [["Upload directory", "error"]],
  ],
])("%s", (_, changed, expected) => {
  expect(problemsOf(changed)).toEqual(expected);
});

test.each([
  [true, false, "Bundled"],
  [true, true, "Installed on the server"],
  [false, false, "Own server"],
])("the database shows its version and its kind", (isBundled, isSystem, kind) => {
  const database = { ...report.database, isBundled, isSystem };
  const [, { checks } = { checks: [] }] = describeServer({ ...report, database }, createTranslate("en"));
  expect(checks.slice(0, 2)).toMatchObject([
    { name: "PostgreSQL", value: "17.6" },
    { name: "Kind", value: kind },
  ]);
});

test.each([
  [5, "5 sec"],
  [90, "1 min"],
  [7200, "2 hr"],
  [200_000, "2 days"],
])("%d seconds are %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
