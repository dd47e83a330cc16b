import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import { livePath } from "#contract/live.ts";
import { listPeople } from "#contract/people.ts";
import { updateProfile } from "#contract/account/profile.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/database.ts";
import { type Db, openDb } from "#server/db/client.ts";
import { examineReplica } from "#server/db/replica/examine-replica.ts";
import { openReplicatedDb, replicaOf } from "#server/db/replica/open-replicated-db.ts";
import type { Replica } from "#server/db/replica/replica.ts";
import { databaseOn } from "#server/db/testing.setup.ts";
import { judgeReplica } from "#server/commands/doctor-replica.ts";
import { announce } from "#server/lib/live/announce.ts";
import { openLiveHub } from "#server/live/hub.ts";
import { openPostgresBus } from "#server/live/postgres-bus.ts";
import { readEvents } from "#server/live/testing.ts";

import type { Check } from "../checks/run-checks.ts";

import { createOffice, type RunningPostgres, serveCluster, startPrimary, startStandby } from "./servers.ts";

/** How often a user writes, and reads what was written. */
const rounds = 200;
/** How often a change is announced to a window that then reads. */
const announcements = 50;

/** In milliseconds. Much longer than in production, so that a busy machine is not taken for a failure. */
const limits = { catchUpMs: 2000, answerMs: 10_000, firstPauseMs: 500, maxPauseMs: 1000 };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Uses an office whose reads go to a streaming replica, which is paused, crashes and comes back. */
export async function checkReplicatedOffice(bin: string, parent: string, check: Check) {
  const running: RunningPostgres[] = [];
  const offices: Office[] = [];
  try {
    const primary = await startPrimary(bin, parent);
    running.push(primary);
    await createOffice(primary.url);
    const standby = await startStandby(bin, parent, primary);
    running.unshift(standby);
    const databaseUrl = databaseOn(primary.url, "office");
    const databaseReplicaUrl = databaseOn(standby.url, "office");
    await openDatabase({
      databaseUrl,
      databaseReplicaUrl,
      dataDirectory: join(parent, "none"),
      hasDemoContent: false,
    }).then(({ close }) => close());
    const first = openOffice(databaseUrl, databaseReplicaUrl);
    const second = openOffice(databaseUrl, databaseReplicaUrl);
    offices.push(first, second);
    await checkDoctor({ databaseUrl, databaseReplicaUrl, parent }, check);
    await addPerson(first.db, "ada");
    await checkOwnWrites([first, second], check);
    await checkLiveUpdates([first, second], databaseUrl, check);
    await checkPaused(first, databaseReplicaUrl, check);
    running.shift();
    await checkCrash(first, bin, standby, (again) => running.unshift(again), check);
  } finally {
    for (const office of offices) await office.close();
    for (const server of running) await server.stop();
  }
}

const addPerson = (db: Db, username: string) =>
  db
    .insertInto("users")
    .values({ username, name: username, email: `${username}@office.example`, picture: "" })
    .returning("id")
    .executeTakeFirstOrThrow();

type Office = ReturnType<typeof openOffice>;

/** One server of the office, in this process. */
function openOffice(databaseUrl: string, databaseReplicaUrl: string) {
  const db = openReplicatedDb({ databaseUrl, databaseReplicaUrl }, { max: 5, queryTimeout: 60_000 }, { limits });
  const hub = openLiveHub(openPostgresBus(databaseUrl));
  const app = createApp({ db, demoUsername: "ada", hub });
  const read = async (path: string) => (await app.request(path)).json() as Promise<Record<string, unknown>>;
  let version = 0;
  return {
    db,
    app,
    replica: replicaOf(db) as Replica,
    async close() {
      await hub.close();
      await db.destroy();
    },
    /** Changes the user's first name through the API. */
    async rename(firstName: string) {
      ({ version } = (await read(updateProfile.path)) as { version: number });
      const response = await app.request(updateProfile.path, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ firstName, lastName: "Lovelace", version }),
      });
      if (response.status !== 200)
        throw new Error(`A change is answered with ${response.status}: ${await response.text()}`);
    },
    /** The number of people with this name, which is a read for replicas. */
    async count(name: string) {
      const { total } = await read(`${listPeople.path}?${new URLSearchParams({ q: name }).toString()}`);
      return Number(total);
    },
  };
}

async function checkDoctor(
  { databaseUrl, databaseReplicaUrl, parent }: Record<"databaseUrl" | "databaseReplicaUrl" | "parent", string>,
  check: Check,
) {
  const findingOf = async (url: string) => {
    const [finding] = judgeReplica(await examineReplica(databaseUrl, url));
    return `${finding?.status}: ${finding?.message}`;
  };
  const sound = await findingOf(databaseReplicaUrl);
  check(`the doctor says: ${sound}`, /^ok: A standby, \d+ ms behind the primary$/.test(sound), sound);
  const same = await findingOf(databaseUrl);
  check("the doctor refuses a primary", same.includes("leads to a primary"), same);
  const away = await findingOf("postgres://atrium@127.0.0.1:1/office");
  check("the doctor reports one that is away", away.startsWith("error: It cannot be reached"), away);
  const other = databaseOn(databaseReplicaUrl, "postgres");
  const refusal = await openDatabase({
    databaseUrl,
    databaseReplicaUrl: other,
    dataDirectory: join(parent, "none"),
  }).then(() => "started", messageOf);
  check("a start with another database is refused", refusal.includes("another database"), refusal);
}

/** Someone writes at one server, and reads at the other at once. */
async function checkOwnWrites([one, other]: readonly [Office, Office], check: Check) {
  let stale = 0;
  const times: number[] = [];
  const median = () => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]?.toFixed(1);
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await other.count("ada");
    times.push(performance.now() - startedAt);
  }
  const idle = median();
  times.length = 0;
  const before = other.replica.counts.replica;
  for (let round = 0; round < rounds; round += 1) {
    await one.rename(`Round${round}x`);
    const startedAt = performance.now();
    if ((await other.count(`Round${round}x`)) !== 1) stale += 1;
    times.push(performance.now() - startedAt);
  }
  const served = other.replica.counts.replica - before;
  check(
    `${rounds} writes are read at the other server: ${stale} not seen (median ${median()} ms, without writes ${idle} ms)`,
    stale === 0,
    stale,
  );
  check(
    `the replica served ${served} of ${rounds} of these reads`,
    served >= rounds * 0.9,
    JSON.stringify(other.replica.counts),
  );
}

/** A window of the other server hears of each change, and reads at once. */
async function checkLiveUpdates([one, other]: readonly [Office, Office], databaseUrl: string, check: Check) {
  const stream = await other.app.request(livePath);
  const events = readEvents(stream);
  await events.next();
  const watcher = openDb(databaseUrl, { max: 1 });
  const listening = sql`select from pg_stat_activity where application_name = 'atrium-live' and state = 'idle' and query like 'listen%'`;
  while ((await listening.execute(watcher)).rows.length < 2) await sleep(20);
  await watcher.destroy();
  let stale = 0;
  const before = other.replica.counts.replica;
  const { id } = await one.db.selectFrom("users").select("id").where("username", "=", "ada").executeTakeFirstOrThrow();
  // The renaming of before is announced first, to the user and, in turns, to everybody.
  for (const people of ["everybody", [id]] as const) {
    await one.db.transaction().execute((transaction) => announce(transaction, "activities", people));
    let topics: readonly string[] = [];
    while (!topics.includes("activities")) ({ topics } = await events.next());
  }
  for (let round = 0; round < announcements; round += 1) {
    const name = `heard${round}x`;
    const written = one.db.transaction().execute(async (transaction) => {
      await addPerson(transaction, name);
      await announce(transaction, "profile", [id]);
    });
    let topics: readonly string[] = [];
    while (!topics.includes("profile")) ({ topics } = await events.next());
    if ((await other.count(name)) !== 1) stale += 1;
    await written;
  }
  const served = other.replica.counts.replica - before;
  check(`${announcements} live updates, of which the replica served ${served}: ${stale} not seen`, stale === 0, stale);
  await stream.body?.cancel().catch(() => {});
}

async function checkPaused({ rename, count, replica }: Office, databaseReplicaUrl: string, check: Check) {
  const standby = openDb(databaseReplicaUrl, { max: 1 });
  await sql`select pg_wal_replay_pause()`.execute(standby);
  await rename("Paused");
  const before = { ...replica.counts };
  const seen = await count("Paused");
  check("while replaying is paused, a write is seen", seen === 1, seen);
  const { behind } = replica.counts;
  check(
    "that read went to the primary",
    behind === before.behind + 1 && !replica.isInUse(),
    JSON.stringify(replica.counts),
  );
  await sql`select pg_wal_replay_resume()`.execute(standby);
  await standby.destroy();
  const seconds = await secondsUntilUsed(count, replica);
  check(`the replica is used again ${seconds} s after it goes on`, replica.isInUse(), JSON.stringify(replica.counts));
}

async function checkCrash(
  { count, replica }: Office,
  bin: string,
  standby: RunningPostgres,
  keep: (server: RunningPostgres) => void,
  check: Check,
) {
  let slowest = 0;
  let failed = 0;
  const readAll = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const startedAt = performance.now();
      if ((await count("Paused").catch(() => 0)) !== 1) failed += 1;
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
  };
  const crash = standby.crash();
  await readAll(100);
  await crash;
  await readAll(20);
  check(`the replica crashes: 0 of 120 reads fail, the slowest takes ${Math.round(slowest)} ms`, failed === 0, failed);
  check("it is left out", !replica.isInUse(), JSON.stringify(replica.counts));
  keep(await serveCluster(bin, standby.directory, standby.port));
  const seconds = await secondsUntilUsed(count, replica);
  check(`it is used again ${seconds} s after it is back`, replica.isInUse(), JSON.stringify(replica.counts));
}

/** Reads until the replica is used, for half a minute at most. */
async function secondsUntilUsed(count: Office["count"], replica: Replica) {
  const startedAt = performance.now();
  while (!replica.isInUse() && performance.now() - startedAt < 30_000) {
    await count("Paused");
    await sleep(50);
  }
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
