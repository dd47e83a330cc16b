import { connect, type Socket } from "node:net";

import { addressOf } from "#web/lib/address-of.ts";
import { livePath } from "#contract/live.ts";

import { percentilesOf } from "./percentiles.ts";

/** The messages to this process: open streams until there are `count`, or compare when they heard of changes. */
export type StreamsRequest =
  | { readonly open: { readonly baseUrl: string; readonly cookies: readonly string[]; readonly count: number } }
  | { readonly compare: readonly { readonly id: number; readonly at: number }[] };

export type StreamsAnswer =
  | { readonly opened: number; readonly refusals: Readonly<Record<string, number>> }
  | { readonly compared: Comparison };

/** In milliseconds from when a change was written to when windows heard of it. */
export type Comparison = {
  readonly all: Percentiles;
  /** Of the last window for each change. */
  readonly last: Percentiles;
  readonly missing: number;
  readonly events: number;
  readonly ended: number;
};
type Percentiles = { readonly p50: number; readonly p99: number; readonly max: number };

/** A window, reduced to what the measurement needs: a browser's cache would need the processor that the server has. */
type Stream = {
  readonly socket: Socket;
  /** The numbers of the last change for everybody in each event, and when it arrived. */
  readonly heard: { readonly ids: number[]; readonly times: number[] };
};

/** Streams that open at the same time. */
const parallel = 40;
/** As many in an address as the server admits, with some room. */
const perAddress = 400;

const streams: Stream[] = [];
const refusals: Record<string, number> = {};
let ended = 0;

/** The same in all processes of a machine, and finer than `Date.now`. */
const now = () => performance.timeOrigin + performance.now();

const refuse = (reason: string) => {
  refusals[reason] = (refusals[reason] ?? 0) + 1;
};

/** Resolves when the stream has sent its first event, or will send none. */
function openStream(baseUrl: string, cookie: string, index: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { hostname, port, host } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const address = Math.floor(index / perAddress);
  const stream: Stream = { socket, heard: { ids: [], times: [] } };
  let rest = "";
  let isOpen = false;
  socket.setEncoding("latin1");
  socket.write(
    `GET ${new URL(baseUrl).pathname}${addressOf({ path: livePath })}?age=0 HTTP/1.1\r\nhost: ${host}\r\n` +
      `cookie: ${cookie}\r\nx-forwarded-for: 10.${Math.floor(address / 256)}.${address % 256}.1\r\n\r\n`,
  );
  socket.on("data", (part: string) => {
    const text = rest + part;
    rest = text.slice(text.lastIndexOf("\n\n") + 1);
    if (!isOpen && !text.startsWith("HTTP/1.1 200")) {
      refuse(`answered ${text.slice(9, 12)}`);
      socket.destroy();
      return resolve();
    }
    for (const [, id] of text.matchAll(/id: \d+\.(\d+)\.\d+\n\n/g)) {
      stream.heard.ids.push(Number(id));
      stream.heard.times.push(now());
      if (!isOpen) streams.push(stream);
      isOpen = true;
      resolve();
    }
    if (!isOpen) rest = text;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    refuse(error.code ?? error.message);
    resolve();
  });
  socket.on("close", () => {
    if (isOpen) ended += 1;
    resolve();
  });
  return promise;
}

async function openStreams(baseUrl: string, cookies: readonly string[], count: number) {
  const first = streams.length;
  let next = first;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let index = next++; index < count; index = next++) {
        await openStream(baseUrl, cookies[index % cookies.length] ?? "", index);
      }
    }),
  );
}

function compare(changes: readonly { readonly id: number; readonly at: number }[]): Comparison {
  const all: number[] = [];
  const last = changes.map(() => 0);
  let missing = 0;
  let events = 0;
  const from = changes[0]?.id ?? 0;
  for (const { heard } of streams) {
    let position = 0;
    events += heard.ids.filter((id) => id >= from).length;
    for (const [index, { id, at }] of changes.entries()) {
      while (position < heard.ids.length && (heard.ids[position] ?? 0) < id) position += 1;
      const time = heard.times[position];
      if (time === undefined) missing += 1;
      else {
        // A window may hear of a change before its writer has the answer.
        const delay = Math.max(0, time - at);
        all.push(delay);
        last[index] = Math.max(last[index] ?? 0, delay);
      }
    }
    heard.ids.length = 0;
    heard.times.length = 0;
  }
  return { all: percentiles(all), last: percentiles(last), missing, events, ended };
}

function percentiles(values: readonly number[]): Percentiles {
  const at = percentilesOf(values);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

const answer = (message: StreamsAnswer) => void process.send?.(message);

process.on("message", (request: StreamsRequest) => {
  if ("compare" in request) answer({ compared: compare(request.compare) });
  else {
    const { baseUrl, cookies, count } = request.open;
    void openStreams(baseUrl, cookies, count).then(() => answer({ opened: streams.length, refusals }));
  }
});
