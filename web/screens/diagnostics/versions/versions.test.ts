import { expect, test } from "vitest";

import { findCurrent } from "#web/screens/diagnostics/versions/versions.ts";

type Facts = { isSignInRequired?: boolean; isBehindProxy?: boolean; isBundled?: boolean };

const reportOf = ({ isSignInRequired = false, isBehindProxy = false, isBundled = true }: Facts) => ({
  server: {
    version: "1",
    nodeVersion: "24",
    uptimeSeconds: 1,
    memoryBytes: 1,
    isSignInRequired,
    isBehindProxy,
    hasUntrustedProxy: false,
  },
  database: { version: "17", isBundled, isSystem: false, roundTripMs: 1, connections: 1 },
  migrations: { applied: 1, pending: 0, lastName: null, lastAt: null },
  live: { streams: 0 },
  mail: { host: null },
  storage: null,
});

test.each<[Facts, boolean, readonly string[]]>([
  [{}, false, ["demo"]],
  [{ isBundled: false }, false, ["demo", "database"]],
  [{ isSignInRequired: true, isBehindProxy: true }, false, ["required", "proxy"]],
  [{}, true, ["demo", "api"]],
])("with %j and an own API: %j, these are current: %j", (facts, hasOwnApi, current) => {
  expect([...findCurrent(reportOf(facts), hasOwnApi)]).toEqual(current);
});
