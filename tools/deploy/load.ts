import { randomBytes } from "node:crypto";
import type { ClientHttp2Session } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";

import { livePath } from "#contract/live.ts";
import { getPreferences, type Preferences, putPreferences } from "#contract/account/preferences.ts";
import { getProfile, type Profile, updateProfile } from "#contract/account/profile.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

import { type Answer, ask, cookiesOf, followStream, formOf, openSession, send } from "./client.ts";

/** A server is stopped during each upload; the longer one outlasts the drain time. */
const uploadMs = [2000, 9000];
const uploadBytes = 2_000_000;
/** Milliseconds in which the change of an interruption has to arrive after it. */
const arrivalMs = 20_000;

/** What a load has done until it was stopped. */
export type LoadResult = {
  /** The number of requests by kind. */
  readonly requests: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  readonly longestMs: number;
  /** How often the stream was ended by the server. */
  readonly reconnects: number;
  /** How many of the changes made while no stream was open have arrived with the next one. */
  readonly caughtUp: number;
  /** Whether the last write that was acknowledged is what the server has. */
  readonly isKept: boolean;
};

/**
 * Uses the office as some windows would, until `stop` is called: pages over new connections, reads, writes and uploads over
 * open ones, and a stream of live updates. When the stream ends, something is changed before it is opened again.
 */
export async function startLoad(origin: string) {
  const requests: Record<string, number> = {};
  const failures: string[] = [];
  let longestMs = 0;
  const stopping = new AbortController();
  const cookie = cookiesOf(await ask(origin, { path: "/" }));
  const json = { cookie, origin, "content-type": "application/json" };
  const sessions: ClientHttp2Session[] = [];
  const open = () => {
    const session = openSession(origin);
    session.on("error", (error: Error) => failures.push(`connection: ${error.message}`));
    sessions.push(session);
    return session;
  };

  /** Counts a request, and notes it if it fails or has another status than 200. */
  const count = async (kind: string, answering: Promise<Answer>) => {
    const began = performance.now();
    requests[kind] = (requests[kind] ?? 0) + 1;
    try {
      const answer = await answering;
      if (answer.status !== 200) failures.push(`${kind}: ${answer.status} ${String(answer.body).slice(0, 200)}`);
      return answer;
    } catch (error) {
      failures.push(`${kind}: ${String(error)}`);
      return undefined;
    } finally {
      if (!kind.startsWith("upload")) longestMs = Math.max(longestMs, performance.now() - began);
    }
  };
  const repeat = async (pauseMs: number, act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await act();
      await sleep(pauseMs);
    }
  };

  const readPages = () => repeat(150, () => count("page", ask(origin, { path: "/", headers: { cookie } })));
  const read = (session = open()) =>
    repeat(50, () => count("read", send(session, { path: `/api${getProfile.path}`, headers: { cookie } })));

  let written = "";
  const write = (session = open()) =>
    repeat(50, async () => {
      const changedAt = new Date().toISOString();
      const body = Buffer.from(JSON.stringify({ layout: defaultLayout, changedAt } satisfies Preferences));
      const path = `/api${putPreferences.path}`;
      const answer = await count("write", send(session, { method: putPreferences.method, path, headers: json, body }));
      if (answer?.status === 200) written = changedAt;
    });

  const upload = (sendingMs: number, session = open()) =>
    repeat(0, () => {
      const { path, type, body } = formOf(randomBytes(uploadBytes));
      const headers = { ...json, "content-type": type };
      return count(`upload of ${sendingMs / 1000} s`, send(session, { path: `/api${path}`, headers, body, sendingMs }));
    });

  const stream = openWindow(`/api${livePath}`, cookie, open());
  let reconnects = 0;
  let caughtUp = 0;
  const follow = async () => {
    while (!stopping.signal.aborted) {
      await stream.ended();
      if (stopping.signal.aborted) return;
      reconnects += 1;
      const path = `/api${getProfile.path}`;
      const before = await count("read", ask(origin, { path, headers: { cookie } }));
      if (before?.status !== 200) return;
      const { version } = JSON.parse(String(before.body)) as Profile;
      const body = Buffer.from(JSON.stringify({ job: `Analyst ${reconnects}`, version }));
      await count("write", ask(origin, { method: updateProfile.method, path, headers: json, body }));
      stream.open();
      if (await stream.hears("profile")) caughtUp += 1;
      else failures.push("stream: a change made while it was interrupted has not arrived");
    }
  };
  const working = [readPages(), read(), write(), ...uploadMs.map((ms) => upload(ms)), follow()];

  return {
    async stop(): Promise<LoadResult> {
      stopping.abort();
      stream.close();
      await Promise.all(working);
      const stored = await ask(origin, { path: `/api${getPreferences.path}`, headers: { cookie } });
      const kept = JSON.parse(String(stored.body)) as Preferences | null;
      for (const session of sessions) session.destroy();
      return { requests, failures, longestMs, reconnects, caughtUp, isKept: kept?.changedAt === written };
    },
  };
}

/** A stream of live updates that continues after the last event it has received. */
function openWindow(path: string, cookie: string, session: ClientHttp2Session) {
  let after: string | undefined;
  let ending = Promise.withResolvers<void>();
  let heard = new Set<string>();
  let wake = () => {};
  const open = () => {
    ending = Promise.withResolvers();
    heard = new Set();
    return followStream(session, {
      path: `${path}${after === undefined ? "" : `?after=${after}`}`,
      cookie,
      hear(id, { topics }) {
        after = id ?? after;
        for (const topic of topics) heard.add(topic);
        wake();
      },
      end() {
        ending.resolve();
        wake();
      },
    });
  };
  let close = open();
  return {
    open: () => void (close = open()),
    ended: () => ending.promise,
    /** Waits until a topic is heard. @returns false if it is not in time */
    async hears(topic: string) {
      const deadline = Date.now() + arrivalMs;
      while (!heard.has(topic) && Date.now() < deadline) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await Promise.race([promise, sleep(deadline - Date.now(), undefined, { ref: false })]);
      }
      return heard.has(topic);
    },
    close: () => close(),
  };
}
