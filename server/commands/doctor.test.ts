import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { readConfig } from "#server/config.ts";
import { createTestDatabase } from "#server/db/testing.ts";
import { examineDatabase, judgeDatabase } from "#server/commands/doctor-database.ts";
import { judgeReplica } from "#server/commands/doctor-replica.ts";
import * as doctor from "#server/commands/doctor.ts";
import { encryptNats, hasNatsServer, startNats } from "#server/live/testing.ts";
import type { Finding } from "#server/lib/finding.ts";

const statuses = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, status }) => [check, status]));

const read = (environment: Record<string, string>) => readConfig(environment, "/srv/atrium");

const office = { ATRIUM_AUTH: "required", ATRIUM_BASE_URL: "https://office.example/" };

test.each([
  ["24.1.0", true, { Node: "ok", App: "ok" }],
  ["22.20.0", true, { Node: "error", App: "ok" }],
  ["26.0.0", false, { Node: "ok", App: "error" }],
])("Node %s, built: %s", (node, isBuilt, expected) => {
  expect(statuses(doctor.judgeVersions(node, isBuilt))).toEqual(expected);
});

test("a variable that is no setting is named", () => {
  const [finding, ...rest] = doctor.judgeVariables({
    ATRIUM_SMPT_URL: "x",
    ATRIUM_DATA: "data",
    ATRIUM_SECRET_FILE: "secret",
    HOME: "/root",
  });
  expect(finding).toMatchObject({ status: "warning", message: expect.stringContaining("ATRIUM_SMPT_URL") });
  expect(rest).toEqual([]);
});

test.each([
  [{}, "ok", "In the data folder"],
  [{ ATRIUM_SECRET: "a".repeat(32) }, "ok", "Set"],
  [{ ATRIUM_SECRET: `${"a".repeat(32)},${"b".repeat(32)}` }, "ok", "Set, with earlier ones"],
  [{ DATABASE_URL: "postgres://db/atrium" }, "error", expect.stringContaining("openssl rand -hex 32")],
])("the secret of %j", (environment, status, message) => {
  expect(doctor.judgeSecret(read(environment as Record<string, string>))).toEqual({ check: "Secret", status, message });
});

test.each([
  [20e9, true, { Data: "ok", Disk: "ok" }],
  [0.5e9, true, { Data: "ok", Disk: "warning" }],
  [0.01e9, false, { Data: "error", Disk: "error" }],
])("%d bytes free, writable: %s", (freeBytes, isWritable, expected) => {
  expect(statuses(doctor.judgeDirectory("/data", { freeBytes, isWritable }))).toEqual(expected);
});

test.each([
  [{}, { Address: "ok" }],
  [{ ATRIUM_AUTH: "required", ATRIUM_ALLOWED_HOSTS: "office.example" }, { Address: "warning" }],
  [office, { Address: "ok", Proxy: "warning" }],
  [
    { ...office, ATRIUM_TRUSTED_PROXY: "127.0.0.1" },
    { Address: "ok", Proxy: "ok" },
  ],
  [
    { ...office, ATRIUM_BASE_URL: "http://office.example/" },
    { Address: "warning", Proxy: "warning" },
  ],
])("the address of %j", (environment, expected) => {
  expect(statuses(doctor.judgeAddress(read(environment as Record<string, string>)))).toEqual(expected);
});

test("a port is free, taken by another program, or refused", async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const place = { port, host: "127.0.0.1" };
  expect(await doctor.probePort(place)).toBe("taken");
  other.close();
  await once(other, "close");
  expect(await doctor.probePort(place)).toBe("free");
  // An address of documentation (RFC 5737), which no machine has.
  expect(await doctor.probePort({ port, host: "192.0.2.1" })).toBe("refused");
  const judged = (["free", "ours", "taken", "refused"] as const).map((state) => doctor.judgePort(place, state).status);
  expect(judged).toEqual(["ok", "ok", "error", "error"]);
});

test("a mail server that does not answer is an error, and none a warning where people sign in", async () => {
  const config = read({ ...office, ATRIUM_SMTP_URL: "smtp://127.0.0.1:1" });
  const failure = await doctor.probeMail(config);
  expect(doctor.judgeMail(config, failure)).toMatchObject({
    status: "error",
    message: expect.stringContaining("127.0.0.1"),
  });
  expect(doctor.judgeMail(config).status).toBe("ok");
  expect(doctor.judgeMail(read(office)).status).toBe("warning");
  expect(doctor.judgeMail(read({})).status).toBe("ok");
});

test("NATS that cannot be reached is a warning, since the database takes over", async () => {
  const config = read({ ...office, ATRIUM_NATS_URL: "nats://atrium:a-password@127.0.0.1:1" });
  const failure = await doctor.probeBus(config);
  const [finding] = doctor.judgeNats(config, failure);
  expect(finding).toMatchObject({ status: "warning", message: expect.stringContaining("127.0.0.1") });
  expect(finding?.message).not.toContain("a-password");
  expect(doctor.judgeNats(config)).toMatchObject([{ status: "ok" }]);
  expect(doctor.judgeNats(read(office))).toEqual([]);
});

describe.skipIf(!hasNatsServer)("NATS that runs", () => {
  async function probe(prefix: string, args: readonly string[]) {
    const nats = await startNats({ prefix, args });
    onTestFinished(() => nats.kill());
    const config = read({ ...office, ATRIUM_NATS_URL: nats.url });
    return doctor.judgeNats(config, await doctor.probeBus(config));
  }

  const account = ["--user", "office", "--pass", "p@ss:word"];

  test.each([
    ["nats://", []],
    ["nats://office:p%40ss%3Aword@", account],
    ["nats://a-token@", ["--auth", "a-token"]],
  ])("carries messages at %s", async (prefix, args) => {
    expect(await probe(prefix, args)).toMatchObject([{ status: "ok" }]);
  });

  test("carries encrypted messages", async () => {
    expect(
      await probe("tls://office:p%40ss%3Aword@", [...account, ...(await encryptNats(onTestFinished))]),
    ).toMatchObject([{ status: "ok" }]);
  });

  test.each([
    ["a wrong password", "nats://office:mistaken@", "refuses the user and password"],
    ["a wrong token", "nats://mistaken@", "refuses the user and password, or the token"],
    ["no encryption", "tls://office:mistaken@", "does not support 'tls'"],
  ])("is not used with %s, which is not printed", async (_, prefix, reason) => {
    const [finding] = await probe(prefix, account);
    expect(finding).toMatchObject({ status: "warning", message: expect.stringContaining(reason) as unknown });
    expect(finding?.message).not.toContain("mistaken");
  });

  test("is not used with a certificate that nobody vouches for", async () => {
    const [finding] = await probe("tls://office:p%40ss%3Aword@", [
      ...account,
      ...(await encryptNats(onTestFinished, { isTrusted: false })),
    ]);
    expect(finding).toMatchObject({ status: "warning", message: expect.stringContaining("self-signed") as unknown });
  });
});

test("a database that runs has all that the server needs", async () => {
  const { environment } = await createTestDatabase();
  const facts = await examineDatabase(read({ ...environment, ATRIUM_DATA: "/nowhere" }));
  expect(facts).toMatchObject({ state: "reached", missing: [], refusal: undefined, canListen: true });
  expect(statuses(judgeDatabase(facts))).toMatchObject({
    Database: "ok",
    Extensions: "ok",
    Pooling: "ok",
    Clock: "ok",
  });
});

test("a database is new, or cannot be reached", async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "atrium-doctor-"));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const source = { databaseDirectUrl: undefined, dataDirectory, postgresBin: undefined };
  const fresh = await examineDatabase({ ...source, databaseUrl: undefined });
  expect(statuses(judgeDatabase(fresh))).toEqual({ Database: "ok" });
  const away = await examineDatabase({ ...source, databaseUrl: "postgres://atrium@127.0.0.1:1/atrium" });
  expect(judgeDatabase(away)).toEqual([
    { check: "Database", status: "error", message: expect.stringContaining("DATABASE_URL") },
  ]);
});

test("what is wrong with a database is named", () => {
  const facts = {
    state: "reached",
    version: "14.2",
    missing: ["pg_trgm"],
    roundTripMs: 45,
    pooling: "none",
    refusal: undefined,
    canListen: false,
    clockMs: -90_000,
  } as const;
  const findings = judgeDatabase(facts);
  expect(statuses(findings)).toEqual({
    Database: "error",
    Extensions: "error",
    Pooling: "error",
    Latency: "warning",
    Clock: "warning",
  });
  expect(findings.find(({ check }) => check === "Clock")?.message).toContain("90 s behind");
});

test.each([
  ["none", undefined, true, "ok", "No pooler; notifications arrive"],
  ["transaction", undefined, true, "ok", "A pooler in transaction mode; notifications arrive"],
  ["transaction", "DATABASE_URL leads to a pooler", false, "error", "DATABASE_URL leads to a pooler"],
  ["session", undefined, false, "error", "set DATABASE_DIRECT_URL"],
] as const)("pooling %s, refused with %s, notified: %s", (pooling, refusal, canListen, status, message) => {
  const sound = { state: "reached", version: "18.0", missing: [], roundTripMs: 1, clockMs: 0 } as const;
  const findings = judgeDatabase({ ...sound, pooling, refusal, canListen });
  expect(findings.find(({ check }) => check === "Pooling")).toMatchObject({
    status,
    message: expect.stringContaining(message) as unknown,
  });
});

test("without a replica, none is judged", () => {
  expect(judgeReplica(undefined)).toEqual([]);
});

const standby = { state: "reached", isStandby: true, isSameServer: true, isSameDatabase: true, lagMs: 3.2 } as const;

test.each([
  [standby, "ok", "A standby, 3 ms behind the primary"],
  [{ ...standby, isSameServer: undefined }, "ok", "A standby, 3 ms behind the primary"],
  [{ ...standby, lagMs: undefined }, "warning", "does not catch up"],
  [{ ...standby, isStandby: false, lagMs: undefined }, "error", "leads to a primary"],
  [{ ...standby, isSameServer: false, lagMs: undefined }, "error", "leads to another database"],
  [{ ...standby, isSameDatabase: false }, "error", "leads to another database"],
  [{ state: "away", reason: "ECONNREFUSED" }, "error", "cannot be reached (ECONNREFUSED)"],
] as const)("the replica %j is judged", (facts, status, message) => {
  expect(judgeReplica(facts)).toEqual([
    { check: "Replica", status, message: expect.stringContaining(message) as unknown },
  ]);
});
