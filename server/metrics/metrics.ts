import { Hono } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { type Db, poolOf } from "#server/db/client.ts";
import { replicaOf } from "#server/db/replica/open-replicated-db.ts";
import { readOutcomes } from "#server/db/replica/replica.ts";
import type { ObserveRequest } from "#server/metrics/observe-requests.ts";

import packageJson from "../../package.json" with { type: "json" };

/** In seconds. A request is given up after 30. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Sources = {
  readonly db: Db;
  /** The number of open live streams of this server. */
  readonly countStreams: () => number;
  /** Absent without NATS. */
  readonly isNatsConnected?: (() => boolean) | undefined;
  /** The numbers of files and of uploads in progress, and the size of both in bytes. */
  readonly measureUploads: () => Promise<Record<"stored" | "inProgress" | "bytes", number>>;
};

/** Measures this server, and answers `GET /metrics` in the format of OpenMetrics. */
export function createMetrics({ db, countStreams, isNatsConnected, measureUploads }: Sources) {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  // The type of the option is that of the other format; the collector only registers with it.
  collectDefaultMetrics({ register: registry as unknown as Registry });
  const registers = [registry];

  const requests = new Counter({
    name: "atrium_requests",
    help: "Requests to the API",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "atrium_request_duration_seconds",
    help: "Time from a request to the API to the begin of its response",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const observe: ObserveRequest = ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
  };

  const connections = new Gauge({
    name: "atrium_database_connections",
    help: "Connections of the pool that requests use, and requests that wait for one",
    labelNames: ["state"],
    registers,
  });
  const streams = new Gauge({ name: "atrium_live_streams", help: "Open streams of live updates", registers });
  const nats =
    isNatsConnected &&
    new Gauge({
      name: "atrium_nats_connected",
      help: "1 while live updates travel over NATS, 0 while it is away",
      registers,
    });
  const uploads = new Gauge({
    name: "atrium_uploads",
    help: "Files and uploads in progress, of all servers",
    labelNames: ["state"],
    registers,
  });
  const uploadBytes = new Gauge({
    name: "atrium_uploads_bytes",
    help: "Size of the files and of the uploads in progress, of all servers",
    registers,
  });
  const measureReplica = observeReplica(db, registers);
  const build = new Gauge({
    name: "atrium_build_info",
    help: "The versions of Atrium and Node",
    labelNames: ["version", "node"],
    registers,
  });
  build.set({ version: packageJson.version, node: process.versions.node }, 1);

  /** Sets what is measured when it is asked for. */
  async function measure() {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(db) ?? {};
    connections.set({ state: "total" }, totalCount);
    connections.set({ state: "idle" }, idleCount);
    connections.set({ state: "waiting" }, waitingCount);
    measureReplica();
    streams.set(countStreams());
    nats?.set(isNatsConnected?.() ? 1 : 0);
    // Without the database, the other metrics are needed most.
    const unknown = { stored: Number.NaN, inProgress: Number.NaN, bytes: Number.NaN };
    const { stored, inProgress, bytes } = await measureUploads().catch(() => unknown);
    uploads.set({ state: "stored" }, stored);
    uploads.set({ state: "in progress" }, inProgress);
    uploadBytes.set(bytes);
  }

  const app = new Hono();
  app.get("/metrics", async (context) => {
    await measure();
    const text = await registry.metrics();
    return context.body(text, 200, { "content-type": registry.contentType });
  });
  return { observe, fetch: app.fetch };
}

/** @returns a function that sets the metrics of the replica; without one, there are none */
function observeReplica(db: Db, registers: Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>[]) {
  const replica = replicaOf(db);
  if (replica === undefined) return () => {};
  const reads = new Counter({
    name: "atrium_replica_reads",
    help: "Reads that may go to the replica: to it, or to the primary because it was behind, is paused after a failure, has failed, or the position of the primary was unknown",
    labelNames: ["outcome"],
    registers,
  });
  const use = new Gauge({ name: "atrium_replica_in_use", help: "1 while reads go to the replica, else 0", registers });
  return () => {
    reads.reset();
    for (const outcome of readOutcomes) reads.inc({ outcome }, replica.counts[outcome]);
    use.set(replica.isInUse() ? 1 : 0);
  };
}
