import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { getHealth, getReadiness } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";
import { createTestCertificate } from "#server/lib/test-certificate.ts";

import { startPostgres } from "../databases/servers.ts";
import { postgresPrograms } from "../testing/debian-packages.ts";
import { findPort } from "../lib/find-port.ts";
import { root, runOrThrow } from "../lib/run-command.ts";

import { ask, cookiesOf } from "./client.ts";
import { startLoad } from "./load.ts";
import { check, start, stop, untilReady } from "./processes.ts";

const names = ["one", "two"] as const;
/** As the guide recommends, for a check each second. */
const drainSeconds = 5;
const stateTimeoutMs = 60_000;
/** Milliseconds of load before the first server stops, and after the last is back. */
const calmMs = 2000;
/** Milliseconds in which the first event has to arrive: fewer than the 25 s after which another one follows. */
const eventTimeoutMs = 3000;

type Ports = {
  readonly http: number;
  readonly https: number;
  /** Of the servers, by their names; the first two are `one` and `two`. */
  readonly servers: Readonly<Record<string, number>>;
};

/** Makes a certificate for `localhost` in a folder, as HAProxy reads it and in two files. */
export async function makeCertificate(directory: string) {
  const { certificate, key } = await createTestCertificate(directory);
  const both = [certificate, key].map((file) => readFileSync(file, "utf8"));
  writeFileSync(join(directory, "office.example.pem"), both.join(""));
}

/** The recipe with ports and files of this test, as the user who runs it. The folder has the certificate. */
export async function writeHaproxy(directory: string, { http, https, servers }: Ports) {
  const { one, two, ...further } = servers;
  const recipe = readFileSync(join(root, "deploy", "haproxy.cfg"), "utf8")
    .replaceAll(/^ {2}(?:user|group|log "\$\{LOG_TO\}") .*\n/gm, "")
    .replace("/run/haproxy/admin.sock", join(directory, "admin.sock"))
    .replace("/etc/haproxy/office.example.pem", join(directory, "office.example.pem"))
    .replace("bind :80\n", `bind 127.0.0.1:${http}\n`)
    .replace("bind :443 ", `bind 127.0.0.1:${https} `)
    // A line in each backend for each further server, as the guide says.
    .replaceAll(/^ {2}server two "\$\{SERVER_TWO\}"(.*)\n/gm, (line, rest: string) =>
      [line, ...Object.entries(further).map(([name, port]) => addServer(name, port, rest))].join(""),
    )
    .replace("SERVER_ONE 127.0.0.1:3001", `SERVER_ONE 127.0.0.1:${one}`)
    .replace("SERVER_TWO 127.0.0.1:3002", `SERVER_TWO 127.0.0.1:${two}`)
    .replace("presetenv OFFICE office.example", "presetenv OFFICE localhost");
  const file = join(directory, "haproxy.cfg");
  writeFileSync(file, recipe);
  await runOrThrow("haproxy", ["-c", "-q", "-f", file]);
  return file;
}

const addServer = (name: string, port: number, rest: string) =>
  `  server ${name} 127.0.0.1:${port}${rest.replace("atrium/two", `atrium/${name}`)}\n`;

/** Waits until HAProxy sends requests to a server, or no longer does. */
export async function untilState(directory: string, name: string, state: "UP" | "DOWN") {
  const deadline = Date.now() + stateTimeoutMs;
  while (Date.now() < deadline) {
    const socket = createConnection(join(directory, "admin.sock"));
    socket.end("show stat\n");
    // It does not exist before HAProxy has started.
    const lines = (await text(socket).catch(() => "")).split("\n").map((line) => line.split(","));
    // The column `status`.
    const found = lines.find(([backend, server]) => backend === "atrium" && server === name)?.[17];
    if (found === state) return;
    await sleep(100);
  }
  throw new Error(`HAProxy did not see server ${name} ${state} in ${stateTimeoutMs / 1000} s`);
}

/** Two servers on one database behind HAProxy with `deploy/haproxy.cfg`, each restarted in turn under load. */
export async function checkHaproxy(parent: string) {
  console.log("HAProxy before two servers");
  const directory = join(parent, "haproxy");
  mkdirSync(join(directory, "data"), { recursive: true });
  await makeCertificate(directory);
  const postgres = await startPostgres(postgresPrograms, directory);
  const servers = { one: await findPort(), two: await findPort() };
  const ports = { http: await findPort(), https: await findPort(), servers };
  const origin = `https://localhost:${ports.https}`;
  const startServer = (name: (typeof names)[number]) =>
    start(process.execPath, ["server/main.ts"], {
      NODE_ENV: "production",
      PORT: String(servers[name]),
      HOST: "127.0.0.1",
      ATRIUM_DATA: join(directory, "data"),
      ATRIUM_BASE_URL: `${origin}/`,
      ATRIUM_TRUSTED_PROXY: "127.0.0.1",
      ATRIUM_DRAIN_SECONDS: String(drainSeconds),
      ATRIUM_SECRET: "the secret of this test and of nothing else",
      DATABASE_URL: postgres.url,
      DATABASE_DIRECT_URL: "",
      // All of the load has one session.
      ATRIUM_RATE_LIMIT: "0",
    });
  const haproxy = start("haproxy", ["-W", "-q", "-f", await writeHaproxy(directory, ports)]);
  const processes: Record<string, ChildProcess> = Object.fromEntries(names.map((name) => [name, startServer(name)]));
  try {
    for (const name of names) await untilState(directory, name, "UP");
    await checkProxy(origin, ports);
    const load = await startLoad(origin);
    await sleep(calmMs);
    for (const name of names) {
      const server = processes[name];
      if (server) await stop(server);
      processes[name] = startServer(name);
      await untilState(directory, name, "UP");
    }
    await sleep(calmMs);
    const { requests, failures, longestMs, reconnects, caughtUp, isKept } = await load.stop();
    const counts = Object.entries(requests).map(([kind, count]) => `${kind}: ${count}`);
    console.log(`    ${counts.join(", ")}; the longest ${Math.round(longestMs)} ms without uploads`);
    check("0 failed requests while both servers were restarted in turn", failures.length === 0, failures.join("\n"));
    check("the last write that was acknowledged is stored", isKept);
    check(`the stream was interrupted (${reconnects}×)`, reconnects > 0, reconnects);
    check("it has lost no change", caughtUp === reconnects, `${caughtUp} of ${reconnects}`);
    await postgres.stop();
    for (const name of names) await untilState(directory, name, "DOWN");
    await checkWithoutDatabase(origin);
  } finally {
    await Promise.all([...Object.values(processes), haproxy].map(stop));
    await postgres.stop();
  }
}

async function checkProxy(origin: string, ports: Ports) {
  await untilReady(origin, `/api${getHealth.path}`);
  const page = await ask(origin, { path: "/" });
  check("the page over HTTP/2", page.status === 200 && String(page.body).includes("<html"), page.status);
  const plain = await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: "manual" });
  check("a redirect to TLS", plain.status === 301, plain.status);
  const cookie = cookiesOf(page);
  const document = await ask(origin, { path: "/api/openapi.json", headers: { "accept-encoding": "gzip" } });
  check("a compressed answer", document.headers["content-encoding"] === "gzip", document.headers["content-encoding"]);
  const live = await Promise.race([
    ask(origin, { path: `/api${livePath}`, headers: { cookie }, isStream: true }),
    sleep(eventTimeoutMs, undefined, { ref: false }),
  ]);
  check("an event at once", live?.status === 200 && live.body.length > 0, live?.status ?? "none arrived");
}

async function checkWithoutDatabase(origin: string) {
  const page = await ask(origin, { path: "/" });
  check("without the database, the page is served", page.status === 200, page.status);
  const ready = await ask(origin, { path: `/api${getReadiness.path}` });
  const body = String(ready.body);
  check("and the server says why", ready.status === 503 && body.includes('"database":"unavailable"'), body);
}
