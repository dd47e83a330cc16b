import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import type { Benchmarks } from "#bench/benchmark.ts";
import type { Comparison, StreamsAnswer, StreamsRequest } from "#bench/open-streams.ts";
import {
  addPeople,
  countTransactions,
  memoryOf,
  processorTimeOf,
  signInEnvironment,
  wait,
} from "#bench/server-load.ts";
import { finishBackgroundWork } from "#e2e/support/server/background-work.ts";
import { startServer } from "#e2e/support/server/server.ts";
import { postChatMessage } from "#features/chat/contract.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import type { Db } from "#server/db/client.ts";
import { createDataDirectory } from "#server/testing.ts";
import { addressOf } from "#web/lib/address-of.ts";

const streamCount = Number(process.env["STREAMS"] ?? 10_000);
/** Each has ten browsers, fewer than the most of one person. */
const peopleCount = Math.ceil(streamCount / 10);
const seconds = Number(process.env["DURATION"] ?? 30);
/** Also counts the transactions of a message, which takes a minute for each number of streams. */
const countsStatements = process.env["STATEMENTS"] !== "0";
const messagesPerSecond = 10;

/** In milliseconds: what the last message may need, if the server is far behind. */
const lastArrival = 5000;
/** In milliseconds: in this time, each stream looks into the database once. */
const beat = 25_000;
/** Of a message when statements are counted, in milliseconds. */
const quietInterval = 2500;

const streamsFile = fileURLToPath(new URL("../../../bench/open-streams.ts", import.meta.url));

/**
 * `npm run bench -- live`: a server with a database of its own, and open streams of live updates in a process of their
 * own, while ten messages a second are written to the team chat. `STREAMS=2000 DURATION=10` changes the load; the
 * duration is in seconds. `STATEMENTS=0` leaves out the transactions of a message.
 */
async function measureLive() {
  const data = await createDataDirectory("bench-live");
  const database = await openDatabase(readConfig({ ATRIUM_DATA: data.directory }, data.directory));
  try {
    await finishBackgroundWork(database.connectionString);
    const cookies = await addPeople(database.db, peopleCount);
    const server = await startServer(data.directory, {
      ...signInEnvironment,
      ATRIUM_LIVE_STREAMS: String(streamCount + 1),
      // The streams name addresses of their own, since one address has a limit.
      ATRIUM_TRUSTED_PROXY: "127.0.0.1",
    });
    const windows = openWindows(server.baseUrl, cookies);
    try {
      await runLoad({ windows, database: database.db, pid: server.process.pid, say: sayer(server.baseUrl, cookies) });
    } finally {
      windows.close();
      await server.stop();
    }
  } finally {
    await database.close();
    await data.remove();
  }
}

type Load = {
  readonly windows: ReturnType<typeof openWindows>;
  readonly database: Db;
  readonly pid: number | undefined;
  readonly say: (body: string) => Promise<void>;
};

async function runLoad({ windows, database, pid, say }: Load) {
  const few = Math.ceil(streamCount / 10);
  const statements: Record<number, string> = {};
  for (const count of [few, streamCount]) {
    const { opened, refusals } = await windows.open(count);
    console.log(`${opened} of ${count} streams are open${explain(refusals)}. Server: ${memoryOf(pid, "VmRSS")} MB`);
    // By then, the new presence has been announced, and the last streams have read their changes.
    await wait(lastArrival);
    if (countsStatements) statements[opened] = (await countStatements(database, say)).toFixed(1);
  }
  await windows.compare([]);
  const before = processorTimeOf(pid);
  const started = performance.now();
  const changes: { id: number; at: number }[] = [];
  for (let index = 0; performance.now() - started < seconds * 1000; index += 1) {
    await say(`Message ${index}`);
    const at = performance.timeOrigin + performance.now();
    changes.push({ id: await newestChange(database), at });
    await wait(Math.max(0, started + ((index + 1) * 1000) / messagesPerSecond - performance.now()));
  }
  const elapsed = (performance.now() - started) / 1000;
  const processor = (processorTimeOf(pid) - before) / elapsed;
  await wait(lastArrival);
  const { all, last, missing, events, ended } = await windows.compare(changes);
  console.log(
    `\n${changes.length} messages in ${elapsed.toFixed(1)} s; from the answer to the writer to the arrival, in milliseconds`,
  );
  console.table({ "in all windows": all, "in the last window": last });
  console.log(`Messages that did not arrive in a window: ${missing}. Streams that ended: ${ended}`);
  console.log(`Events in a second: ${Math.round(events / elapsed)}`);
  console.log(`Transactions for a message, by the number of streams: ${JSON.stringify(statements)}`);
  console.log(`Processor of the server: ${Math.round(processor * 100)} % of a core`);
  console.log(`Memory of the server, in MB: ${memoryOf(pid, "VmRSS")}, at most ${memoryOf(pid, "VmHWM")}`);
}

const explain = (refusals: Readonly<Record<string, number>>) =>
  Object.keys(refusals).length === 0 ? "" : `; the others were ${JSON.stringify(refusals)}`;

/** The transactions that a message adds to those that streams and server have by themselves in the same time. */
async function countStatements(database: Db, say: Load["say"]) {
  const first = await countTransactions(database);
  await wait(beat);
  const second = await countTransactions(database);
  const started = performance.now();
  let messages = 0;
  for (; performance.now() - started < beat - quietInterval / 2; messages += 1) {
    await say(`Quiet message ${messages}`);
    await wait(Math.max(0, started + (messages + 1) * quietInterval - performance.now()));
  }
  const third = await countTransactions(database);
  return (third - second - (second - first)) / messages;
}

/** The number of the last change for everybody. Messages are written one after another, so it is that of the last. */
async function newestChange(database: Db) {
  const row = await database
    .selectFrom("liveChanges")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("userId", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

/** Writes to the team chat as one person after another. */
function sayer(baseUrl: string, cookies: readonly string[]) {
  let turn = 0;
  return async (body: string) => {
    turn += 1;
    const response = await fetch(baseUrl + addressOf(postChatMessage), {
      method: postChatMessage.method,
      headers: {
        cookie: cookies[(turn * 7) % cookies.length] ?? "",
        origin: new URL(baseUrl).origin,
        "content-type": "application/json",
      },
      body: JSON.stringify({ id: crypto.randomUUID(), body }),
    });
    if (!response.ok) throw new Error(`A message was answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
}

/** Streams in a process of their own, so that what they receive takes no time from what is measured. */
function openWindows(baseUrl: string, cookies: readonly string[]) {
  const child = fork(streamsFile);
  const ask = async (request: StreamsRequest) => {
    const answered = once(child, "message");
    child.send(request);
    const [answer] = (await answered) as [StreamsAnswer];
    return answer;
  };
  return {
    async open(count: number) {
      const answer = await ask({ open: { baseUrl, cookies, count } });
      return "opened" in answer ? answer : { opened: 0, refusals: {} };
    },
    async compare(changes: readonly { readonly id: number; readonly at: number }[]): Promise<Comparison> {
      const answer = await ask({ compare: changes });
      if (!("compared" in answer)) throw new Error("The streams gave no figures");
      return answer.compared;
    },
    close: () => void child.kill(),
  };
}

export const benchmarks: Benchmarks = { live: measureLive };
