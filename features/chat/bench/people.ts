import { QueryObserver } from "@tanstack/react-query";

import type { Endpoint } from "#contract/endpoint.ts";
import { LiveEvent, livePath } from "#contract/live.ts";
import { screens } from "#contract/screens/screens.ts";
import { type Chat, countUnreadChat, getChat, markChatAsRead, postChatMessage } from "#features/chat/contract.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import type { Db } from "#server/db/client.ts";
import { createDataDirectory } from "#server/testing.ts";
import { firstRequests } from "#web/app/first-requests.ts";
import { addressOf, type AddressParts } from "#web/lib/address-of.ts";
import { RefetchingClient, renewQueries } from "#web/lib/api/query-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import type { Benchmarks } from "#bench/benchmark.ts";
import { percentilesOf } from "#bench/percentiles.ts";
import { addPeople, countTransactions, memoryOf, signInEnvironment, wait } from "#bench/server-load.ts";
import { finishBackgroundWork } from "#e2e/support/server/background-work.ts";
import { startServer } from "#e2e/support/server/server.ts";

const peopleCount = Number(process.env["PEOPLE"] ?? 100);
const seconds = Number(process.env["DURATION"] ?? 60);
const messagesPerSecond = 10;
/** In milliseconds: how often each person opens a screen. */
const screenInterval = 5000;
/** One window in so many shows the team chat. The others have its number of unread messages in the header. */
const chatEvery = Number(process.env["CHAT_EVERY"] ?? 10);
/** In milliseconds: the pause between two messages when the transactions of one are counted. */
const quietInterval = 2000;
const quietMessages = 10;

const perSecond = 1000;

/** The requests that open each screen, except sign-in screens and screens of a single row, and those of the team chat. */
const openings: readonly (readonly string[])[] = [
  ...Object.entries(firstRequests)
    .filter(([path]) => screens.some((screen) => screen.path === path && !screen.isEntry))
    .map(([, requests]) => requests.filter((address) => !address.includes("%24")))
    .filter((requests) => requests.length > 0),
  [addressOf(getChat)],
];

/** Milliseconds of the requests of the load, by kind. */
type Times = { readonly read: number[]; readonly write: number[]; failed: number };

/**
 * `npm run bench -- people`: a server with a database of its own, and people whose windows follow live updates, read
 * again what a message makes stale, and open screens. `PEOPLE=300 DURATION=20 CHAT_EVERY=5`
 * changes the load; the duration is in seconds.
 */
async function measurePeople() {
  const data = await createDataDirectory("bench-people");
  const database = await openDatabase(readConfig({ ATRIUM_DATA: data.directory }, data.directory));
  try {
    await finishBackgroundWork(database.connectionString);
    const cookies = await addPeople(database.db, peopleCount);
    const server = await startServer(data.directory, signInEnvironment);
    try {
      await runLoad(server.baseUrl, server.process.pid, cookies, database.db);
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await data.remove();
  }
}

async function runLoad(baseUrl: string, pid: number | undefined, cookies: readonly string[], db: Db) {
  const times: Times = { read: [], write: [], failed: 0 };
  const windows = cookies.map((cookie, index) => openWindow(baseUrl, cookie, index % chatEvery === 0, times));
  await Promise.all(windows.map(({ opened }) => opened));
  await wait(2 * perSecond);

  const before = await countTransactions(db);
  for (let index = 0; index < quietMessages; index += 1) {
    await windows[index % windows.length]?.say(`Quiet message ${index}`);
    await wait(quietInterval);
  }
  const perMessage = ((await countTransactions(db)) - before) / quietMessages;
  const rested = Math.round((quietMessages * quietInterval) / perSecond);

  for (const kind of ["read", "write"] as const) times[kind].length = 0;
  const startedWith = await countTransactions(db);
  const heardBefore = windows.map(({ heard }) => heard());
  const started = performance.now();
  const isRunning = () => performance.now() - started < seconds * perSecond;
  const opening = windows.map(async ({ open }, index) => {
    // Spread over the interval, and through the screens.
    await wait((index / windows.length) * screenInterval);
    for (let turn = index; isRunning(); turn += 1) {
      open(openings[turn % openings.length] ?? []);
      await wait(screenInterval);
    }
  });
  for (let index = 0; isRunning(); index += 1) {
    // A slow answer does not slow the next message down, as people do not know of each other.
    void windows[(index * 7) % windows.length]?.say(`Message ${index}`);
    await wait(Math.max(0, started + ((index + 1) * perSecond) / messagesPerSecond - performance.now()));
  }
  const transactions = (await countTransactions(db)) - startedWith;
  const events = windows.reduce((sum, { heard }, index) => sum + heard() - (heardBefore[index] ?? 0), 0);
  const memory = { now: memoryOf(pid, "VmRSS"), "at most": memoryOf(pid, "VmHWM") };
  await Promise.all(opening);
  const spread = await settle(windows);
  for (const { close } of windows) close();

  console.log(
    `\n${windows.length} people for ${seconds} s, ${messagesPerSecond} chat messages a second, a screen every ${screenInterval / perSecond} s each, the team chat open in one window of ${chatEvery}; in milliseconds`,
  );
  console.table({ reads: summarize(times.read), writes: summarize(times.write) });
  console.log(`Failed requests: ${times.failed}`);
  console.log(`Transactions for a message in a quiet office, in ${rested} s: ${perMessage.toFixed(1)}`);
  console.log(`Transactions a second under the load: ${Math.round(transactions / seconds)}`);
  console.log(`Events that each window received, a second: ${(events / windows.length / seconds).toFixed(1)}`);
  console.log(`Memory of the server, in MB: ${memory.now}, at most ${memory["at most"]}`);
  console.log(`Numbers of unread messages after the load, each window's own and the server's: ${spread}`);
}

type Window = ReturnType<typeof openWindow>;

/**
 * A window: it follows the stream, and its cache reads again as the web app's does. A window with the team chat reads
 * the messages after its last one, and marks them as read.
 */
function openWindow(baseUrl: string, cookie: string, showsChat: boolean, times: Times) {
  const closing = new AbortController();
  const client = new RefetchingClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  let events = 0;
  let answers: LiveEvent["answers"];
  let newest: number | undefined;
  let isMarking = false;

  type Sending = { method?: string; body?: unknown; isMeasured?: boolean };
  const request = async (address: string, { method = "GET", body, isMeasured = true }: Sending = {}) => {
    const started = performance.now();
    const response = await fetch(baseUrl + address, {
      method,
      headers: { cookie, origin: new URL(baseUrl).origin, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: closing.signal,
    });
    const answer: unknown = await response.json();
    if (isMeasured) times[method === "GET" ? "read" : "write"].push(performance.now() - started);
    if (!response.ok) times.failed += 1;
    return answer;
  };
  const ask = (endpoint: Endpoint, parts?: AddressParts) => request(addressOf(endpoint, parts));
  const send = (endpoint: Endpoint, body: unknown) =>
    request(addressOf(endpoint), { method: endpoint.method, body }).catch(ignoreClosed);

  const unread = new QueryObserver(client, {
    queryKey: topicKey("chat", "unread"),
    queryFn: async () => (answers?.[countUnreadChat.path] ?? (await ask(countUnreadChat))) as { common: number },
  });
  const chat = new QueryObserver(client, {
    queryKey: topicKey("chat", "conversation", ""),
    queryFn: async () => {
      const after = newest === undefined ? {} : { query: { after: String(newest) } };
      const { lastNumber, readNumber } = (await ask(getChat, after)) as Chat;
      newest = lastNumber;
      if (readNumber < lastNumber) void markAsRead(lastNumber);
      return { lastNumber };
    },
  });
  const markAsRead = async (number: number) => {
    if (isMarking) return;
    isMarking = true;
    await send(markChatAsRead, { number });
    isMarking = false;
    await client.invalidateQueries({ queryKey: topicKey("chat", "unread") }).catch(ignoreClosed);
  };

  const follow = async () => {
    const response = await fetch(`${baseUrl}${addressOf({ path: livePath })}?age=0`, {
      headers: { cookie },
      signal: closing.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The stream was answered ${response.status}`);
    unread.subscribe(() => {});
    if (showsChat) chat.subscribe(() => {});
    void readEvents(response.body).catch(ignoreClosed);
  };
  const readEvents = async (stream: NonNullable<Response["body"]>) => {
    let text = "";
    for await (const part of stream.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, data = "{}"] = /^data: (.*)$/m.exec(block) ?? [];
        events += 1;
        const event = LiveEvent.parse(JSON.parse(data));
        ({ answers } = event);
        // As in `web/lib/live/live-answers.ts`.
        setTimeout(() => (answers = undefined));
        for (const topic of event.topics) void renewQueries(client, [topic]);
      }
    }
  };

  return {
    opened: follow(),
    heard: () => events,
    open: (addresses: readonly string[]) =>
      void Promise.all(addresses.map((address) => request(address))).catch(ignoreClosed),
    say: (body: string) => send(postChatMessage, { id: crypto.randomUUID(), body }),
    /** The number in the header of this window. */
    shown: () => unread.getCurrentResult().data?.common,
    /** The number on the server. */
    stored: async () =>
      ((await request(addressOf(countUnreadChat), { isMeasured: false })) as { common: number }).common,
    close() {
      closing.abort();
      client.clear();
    },
  };
}

function ignoreClosed(error: unknown) {
  if (!(error instanceof Error && error.name === "AbortError")) console.error(error);
}

/** Waits until each window shows what the server has: no announcement may be lost. @returns how many do */
async function settle(windows: readonly Window[]) {
  const deadline = performance.now() + 10 * perSecond;
  for (;;) {
    await wait(perSecond / 2);
    const states = await Promise.all(windows.map(async (each) => each.shown() === (await each.stored())));
    const equal = states.filter(Boolean).length;
    if (equal === windows.length || performance.now() > deadline) return `${equal} of ${windows.length} are equal`;
  }
}

function summarize(values: readonly number[]) {
  const at = percentilesOf(values);
  return {
    requests: values.length,
    "a second": Math.round(values.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}

export const benchmarks: Benchmarks = { people: measurePeople };
