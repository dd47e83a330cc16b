import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import { getLiveness, getReadiness } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";
import { getProfile } from "#contract/account/profile.ts";
import { addUploads } from "#contract/uploads.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { databaseOn } from "#server/db/testing.setup.ts";
import { readEvents } from "#server/live/testing.ts";
import { endServer, launchServer } from "#server/testing.ts";

import type { Check } from "../checks/run-checks.ts";

import { addAda, signInTo } from "./pooled-office.ts";
import {
  createOffice,
  makeSynchronous,
  promote,
  type RunningServer,
  startBalancer,
  startPrimary,
  startStandby,
} from "./servers.ts";

/** How many writes run at once. */
const writers = 4;
/** Milliseconds of writing before the primary ends, and after the server serves again. */
const loadMs = 3000;
/** Milliseconds from the promotion of the standby until a write has to succeed. */
const recoveryMs = 30_000;

/**
 * Ends the primary under a load of writes and promotes its synchronous standby, both behind HAProxy. The server before them
 * is not restarted.
 */
export async function checkFailover(bin: string, parent: string, check: Check) {
  const running: RunningServer[] = [];
  const keep = <Server extends RunningServer>(server: Server) => {
    running.unshift(server);
    return server;
  };
  try {
    const primary = keep(await startPrimary(bin, parent));
    const standby = keep(await startStandby(bin, parent, primary));
    await makeSynchronous(primary.url);
    await createOffice(primary.url);
    const balancer = keep(await startBalancer([primary, standby], parent));
    await checkOffice({ primary, standby, balancer }, join(parent, "failover"), check);
  } finally {
    for (const server of running) await server.stop();
  }
}

type Servers = Readonly<Record<"primary" | "standby" | "balancer", RunningServer>>;

async function checkOffice({ primary, standby, balancer }: Servers, directory: string, check: Check) {
  mkdirSync(join(directory, "data"), { recursive: true });
  const environment = {
    DATABASE_URL: databaseOn(balancer.url, "office"),
    ATRIUM_AUTH: "required",
    ATRIUM_DEMO_CONTENT: "0",
    ATRIUM_RATE_LIMIT: "0",
    ATRIUM_SECRET: randomBytes(32).toString("hex"),
    ATRIUM_DATA: join(directory, "data"),
  };
  const password = randomBytes(12).toString("hex");
  await addAda(environment, password);
  const { child, settled } = launchServer(directory, environment);
  const stop = new AbortController();
  try {
    const { address, said } = await settled;
    check("the server starts", address !== "", said);
    const { cookie } = await signInTo(address, password);
    const window = openWindow(`${address}api`, cookie, stop.signal);
    const load = startLoad(`${address}api`, cookie, stop.signal);
    await sleep(loadMs);
    const before = load.acknowledged.length;
    check(`${before} writes are acknowledged before`, before > 0, load.lastFailure());

    await primary.crash();
    await checkHealth(`${address}api`, check);
    const promotedAt = performance.now();
    await promote(standby);
    const seconds = await secondsUntilServing(load, promotedAt);
    check(
      `the server writes again ${seconds} s after the promotion`,
      Number(seconds) * 1000 < recoveryMs,
      load.lastFailure(),
    );
    const heard = await window.hearsChange();
    check(
      `the open window hears of a change (after ${window.countReopened()} reconnections of its stream)`,
      heard,
      heard,
    );
    await sleep(loadMs);
    stop.abort();
    await load.ended;
    const office = openDb(databaseOn(standby.url, "office"), { max: 1 });
    const lost = await findLost(office, load.acknowledged);
    await office.destroy();
    const after = load.acknowledged.length - before;
    check(
      `of ${before} + ${after} acknowledged writes, ${lost} are lost; ${load.countFailed()} were refused`,
      lost === 0,
      lost,
    );
    const health = await fetch(`${address}api${getReadiness.path}`);
    check("the server is ready", health.status === 200, await health.text());
  } finally {
    stop.abort();
    await endServer(child, "SIGTERM");
  }
}

/** Stores small files, one after the other in each of some writers. */
function startLoad(api: string, cookie: string, signal: AbortSignal) {
  const acknowledged: string[] = [];
  let failed = 0;
  let lastFailure = "";
  const write = async () => {
    const form = new FormData();
    form.append("file", new File(["text"], "note.txt", { type: "text/plain" }));
    const response = await fetch(api + addUploads.path, { method: "POST", headers: { cookie }, body: form });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
    acknowledged.push(...(JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id));
  };
  const work = async () => {
    while (!signal.aborted) {
      await write().catch(async (error: unknown) => {
        failed += 1;
        lastFailure = String(error);
        await sleep(50);
      });
    }
  };
  const ended = Promise.all(Array.from({ length: writers }, work));
  return { acknowledged, ended, countFailed: () => failed, lastFailure: () => lastFailure };
}

async function secondsUntilServing({ acknowledged }: ReturnType<typeof startLoad>, promotedAt: number) {
  const count = acknowledged.length;
  while (acknowledged.length === count && performance.now() - promotedAt < recoveryMs) await sleep(20);
  return ((performance.now() - promotedAt) / 1000).toFixed(1);
}

/** Without a database that accepts writes, the server is alive and not ready. */
async function checkHealth(api: string, check: Check) {
  const statusOf = async (path: string) => (await fetch(api + path)).status;
  let ready = await statusOf(getReadiness.path);
  for (const startedAt = performance.now(); ready === 200 && performance.now() - startedAt < 10_000;)
    ready = await statusOf(getReadiness.path);
  const live = await statusOf(getLiveness.path);
  check("meanwhile the server is alive and not ready", ready === 503 && live === 200, `${ready} ${live}`);
}

/** A window as the browser has it: when its stream ends, it opens another that continues after the last event. */
function openWindow(api: string, cookie: string, signal: AbortSignal) {
  let lastId = "";
  let reopened = -1;
  let heard = 0;
  const follow = async () => {
    while (!signal.aborted) {
      reopened += 1;
      try {
        const headers = { cookie, ...(lastId !== "" && { "last-event-id": lastId }) };
        const events = readEvents(await fetch(api + livePath, { headers, signal }));
        for (;;) {
          const { id, topics } = await events.next();
          lastId = id;
          if (topics.includes("profile")) heard += 1;
        }
      } catch {
        await sleep(500);
      }
    }
  };
  void follow();
  return {
    countReopened: () => reopened,
    async hearsChange() {
      const count = heard;
      const isHeard = () => heard > count;
      const startedAt = performance.now();
      const headers = { cookie, "content-type": "application/json" };
      const { version } = (await (await fetch(api + getProfile.path, { headers })).json()) as { version: number };
      const body = JSON.stringify({ job: "Analyst", version });
      await fetch(api + getProfile.path, { method: "PATCH", headers, body });
      while (!isHeard() && performance.now() - startedAt < recoveryMs) await sleep(20);
      return isHeard();
    },
  };
}

/** The number of stored files that the database does not have. */
async function findLost(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${ids}::uuid[]) as stored (id)
    where not exists (select from uploads where uploads.id = stored.id)`.execute(db);
  return rows[0]?.count ?? ids.length;
}
