import { readFile } from "node:fs/promises";

import { afterEach, expect, test } from "vitest";

import { createToken } from "#server/auth/tokens.ts";
import { openReplicatedDb, replicaOf } from "#server/db/replica/open-replicated-db.ts";
import { createTestDatabase, openTestDb } from "#server/db/testing.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { createDataDirectory, endServer, launchServer } from "#server/testing.ts";

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A real server with metrics on a free port. @returns the address of its API, and a function that reads the metrics */
async function start() {
  const { connectionString } = await createTestDatabase();
  const place = await createDataDirectory("metrics");
  cleanUps.push(() => place.remove());
  const { child, settled } = launchServer(place.directory, {
    DATABASE_URL: connectionString,
    ATRIUM_SECRET: createToken(),
    ATRIUM_AUTH: "required",
    ATRIUM_DEMO_CONTENT: "0",
    ATRIUM_BACKGROUND_WORK: "0",
    ATRIUM_METRICS_PORT: "0",
  });
  cleanUps.push(() => endServer(child, "SIGTERM"));
  const { address, said } = await settled;
  const metricsAddress = /Metrics are at (\S+)/.exec(said)?.[1] ?? "";
  return { api: `${address}api`, metricsAddress, read: async () => parse(await (await fetch(metricsAddress)).text()) };
}

/** Parses the format of OpenMetrics, and fails where it differs from the specification. */
function parse(text: string) {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  const lines = text.split("\n");
  expect(lines.slice(-2)).toEqual(["# EOF", ""]);
  for (const line of lines.slice(0, -2)) {
    const [, family = "", type = ""] = /^# TYPE (\S+) (counter|gauge|histogram|summary|info|unknown)$/.exec(line) ?? [];
    if (family !== "") {
      expect(types.has(family), line).toBe(false);
      types.set(family, type);
    } else if (!line.startsWith("# HELP ")) {
      const [, name = "", labels = "", value = ""] = /^([a-z_]\w*)(\{.*\})? (\S+)$/i.exec(line) ?? [];
      expect(types.has(name) || types.has(name.replace(/_(total|bucket|count|sum)$/, "")), line).toBe(true);
      if (types.get(name) === "counter") expect(name, line).toMatch(/_total$/);
      samples.set(name + labels, Number(value));
    }
  }
  return { types, samples };
}

test("requests are counted and timed by the pattern of their route", async () => {
  const { api, read } = await start();
  const send = async (path: string, method = "GET") => (await fetch(api + path, { method })).text();
  for (const path of ["/health", "/health", "/nothing", "/else"]) await send(path);
  for (const id of ["one", "two"]) await send(`/people.json/${id}/suspend`, "POST");
  await send("/health", "PROPFIND");
  const { types, samples } = await read();
  const count = (labels: string) => samples.get(`atrium_requests_total{${labels}}`);
  expect(types.get("atrium_requests")).toBe("counter");
  expect(count('method="GET",route="/health",status="200"')).toBe(2);
  expect(count('method="GET",route="none",status="404"')).toBe(2);
  expect(count('method="POST",route="/people.json/:id/suspend",status="401"')).toBe(2);
  expect([...samples.keys()].filter((key) => /\/(one|two|nothing|else)"|PROPFIND/.test(key))).toEqual([]);
  const bucket = (bound: string) =>
    [...samples].find(
      ([key]) =>
        key.startsWith("atrium_request_duration_seconds_bucket") && key.includes(bound) && key.includes("health"),
    )?.[1];
  expect(bucket('le="+Inf"')).toBe(2);
  expect(bucket('le="0.005"')).toBeLessThanOrEqual(2);
});

test("the pool, the streams, the uploads, the versions and the process are measured", async () => {
  const { api, read, metricsAddress } = await start();
  await (await fetch(`${api}/auth/session.json`)).text();
  const { samples, types } = await read();
  expect(samples.get('atrium_database_connections{state="total"}')).toBeGreaterThan(0);
  expect(samples.get('atrium_database_connections{state="waiting"}')).toBe(0);
  expect(samples.get("atrium_live_streams")).toBe(0);
  expect(samples.get('atrium_uploads{state="stored"}')).toBe(0);
  expect([...samples.keys()].find((key) => key.startsWith("atrium_build_info"))).toContain(
    `node="${process.versions.node}"`,
  );
  expect(types.get("process_cpu_seconds")).toBe("counter");
  const response = await fetch(metricsAddress);
  expect(response.headers.get("content-type")).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  // The ports are separate: neither has what the other has.
  expect((await fetch(`${api}/metrics`)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(metricsAddress.replace("/metrics", "/api/health"))).status).toBe(404);
});

test("Grafana's board asks for metrics and labels that there are", async () => {
  const board = await readFile(new URL("../../deploy/grafana.json", import.meta.url), "utf8");
  const expressions = [...board.matchAll(/"expr": (".*")/g)].map(([, text = ""]) => String(JSON.parse(text)));
  expect(expressions.length).toBeGreaterThan(10);
  const measureUploads = () => Promise.resolve({ stored: 1, inProgress: 0, bytes: 1 });
  const metrics = createMetrics({ db: await openTestDb(), countStreams: () => 0, measureUploads });
  metrics.observe({ method: "GET", route: "/health", status: 200, seconds: 0.1 });
  const { samples } = parse(await (await metrics.fetch(new Request("http://127.0.0.1/metrics"))).text());
  const known = new Set([...samples.keys()].map((key) => key.replace(/\{.*/, "")));
  const labels = new Set([...samples.keys()].flatMap((key) => [...key.matchAll(/(\w+)="/g)].map(([, label]) => label)));
  // Prometheus adds `instance`.
  labels.add("instance");
  for (const expression of expressions) {
    for (const [name] of expression.matchAll(/\b(?:atrium|process|nodejs)_\w+/g))
      expect(known, expression).toContain(name);
    const used = [...expression.matchAll(/(\w+)=~?"/g), ...expression.matchAll(/by \(([^)]*)\)/g)];
    for (const label of used.flatMap(([, names = ""]) => names.split(", ")))
      expect(labels, expression).toContain(label);
  }
});

test.each([true, false])(
  "whether live updates travel over NATS is measured where it is configured (%s)",
  async (isConnected) => {
    const sources = {
      db: await openTestDb(),
      countStreams: () => 0,
      measureUploads: () => Promise.reject(new Error()),
    };
    const read = async (metrics: ReturnType<typeof createMetrics>) =>
      parse(await (await metrics.fetch(new Request("http://127.0.0.1/metrics"))).text()).samples;
    const samples = await read(createMetrics({ ...sources, isNatsConnected: () => isConnected }));
    expect(samples.get("atrium_nats_connected")).toBe(isConnected ? 1 : 0);
    expect((await read(createMetrics(sources))).has("atrium_nats_connected")).toBe(false);
  },
);

test("without the database, the other metrics are served", async () => {
  const db = await openTestDb();
  const metrics = createMetrics({
    db,
    countStreams: () => 3,
    measureUploads: () => Promise.reject(new Error("The database is away")),
  });
  const { samples } = parse(await (await metrics.fetch(new Request("http://127.0.0.1/metrics"))).text());
  expect(samples.get("atrium_live_streams")).toBe(3);
  expect(samples.get("atrium_uploads_bytes")).toBeNaN();
});

test("reads for a replica are counted by where they went, and only where there is one", async () => {
  const { connectionString } = await createTestDatabase();
  const databaseReplicaUrl = "postgres://atrium@127.0.0.1:1/atrium";
  const db = openReplicatedDb({ databaseUrl: connectionString, databaseReplicaUrl });
  cleanUps.push(() => db.destroy());
  const readSamples = async (of: typeof db) => {
    const measureUploads = () => Promise.resolve({ stored: 0, inProgress: 0, bytes: 0 });
    const metrics = createMetrics({ db: of, countStreams: () => 0, measureUploads });
    return parse(await (await metrics.fetch(new Request("http://127.0.0.1/metrics"))).text()).samples;
  };
  expect((await readSamples(db)).get("atrium_replica_in_use")).toBe(1);
  await replicaOf(db)?.read(() => Promise.resolve());
  const samples = await readSamples(db);
  expect(samples.get("atrium_replica_in_use")).toBe(0);
  expect(samples.get('atrium_replica_reads_total{outcome="failed"}')).toBe(1);
  expect(samples.get('atrium_replica_reads_total{outcome="replica"}')).toBe(0);
  const without = await readSamples(await openTestDb());
  expect([...without.keys()].filter((name) => name.startsWith("atrium_replica"))).toEqual([]);
});
