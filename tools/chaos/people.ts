import { randomBytes, randomUUID } from "node:crypto";
import type { ClientHttp2Session } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";

import { getHealth } from "#contract/health.ts";
import { livePath } from "#contract/live.ts";
import { getProfile } from "#contract/account/profile.ts";
import { search } from "#contract/search.ts";
import { addUploads, resumableUploadsPath, type StoredUpload, uploadsPath } from "#contract/uploads.ts";
import { createRandom } from "#server/db/seed/random.ts";
import { within } from "#server/lib/within.ts";

import { type Answer, followStream, formOf, openSession, send } from "../deploy/client.ts";

import type { HeardEvent } from "./live-gaps.ts";
import type { RepeatableWrite } from "./repeatable-write.ts";
import { type EndedRequest, isAccepted } from "./requests.ts";

/** Milliseconds between two things that a person does. */
const minPauseMs = 3000;
const maxPauseMs = 9000;
/** Milliseconds after which a client takes a request for lost. Longer than any may take. */
const giveUpMs = 30_000;
/** How long, in milliseconds, and how often a write is repeated until it is acknowledged. */
const repeatForMs = 60_000;
const repeatAfterMs = 1000;
/** Milliseconds between two looks at whether the server can be reached, as in `web/lib/api/connection-monitor.ts`. */
const probeMs = 1000;
/** In milliseconds: the first and the longest wait for another stream, as in `web/lib/live/live.ts`. */
const firstRetryMs = 500;
const maxRetryMs = 30_000;
const uploadBytes = 20_000;

/** A write that was acknowledged. */
export type Acknowledged = {
  /** The text or the name by which it is found in the database. */
  readonly key: string;
  readonly at: number;
  /** The index of the person who wrote. */
  readonly person: number;
};

/** What people have done and met so far. */
export type Observed = {
  readonly requests: EndedRequest[];
  readonly written: Acknowledged[];
  readonly uploaded: (Acknowledged & { readonly id: string; readonly content: Buffer })[];
  /** By person. */
  readonly heard: HeardEvent[][];
  /** Writes that were given up. They may be stored or not. */
  readonly abandoned: string[];
  /** Files that were not read back as they were sent. */
  readonly damaged: string[];
  streamsEnded: number;
};

type Options = {
  readonly origin: string;
  readonly cookies: readonly string[];
  readonly writes: readonly RepeatableWrite[];
  readonly seed: number;
};

/** Lets people use the office until `stop` is called. */
export function startPeople({ origin, cookies, writes, seed }: Options) {
  const stopping = new AbortController();
  const record: Observed = {
    requests: [],
    written: [],
    uploaded: [],
    heard: cookies.map(() => []),
    abandoned: [],
    damaged: [],
    streamsEnded: 0,
  };
  const people = cookies.map((cookie, index) => openPerson({ origin, cookie, index, record, signal: stopping.signal }));
  const working = people.flatMap((person, index) => [person.work(writes, seed + index), person.follow()]);
  return {
    record,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
    /** Reads all files that were stored. */
    readAll: () => Promise.all(people.map((person) => person.readAll())),
  };
}

type PersonOptions = {
  readonly origin: string;
  readonly cookie: string;
  readonly index: number;
  readonly record: Observed;
  readonly signal: AbortSignal;
};

function openPerson({ origin, cookie, index, record, signal }: PersonOptions) {
  let session: ClientHttp2Session | undefined;
  const connection = () => {
    if (!session || session.closed || session.destroyed) session = openSession(origin);
    return session;
  };
  const json = { cookie, origin, "content-type": "application/json" };

  /** Sends a request, and records how it ended. @returns undefined if it may be repeated */
  const request = async (kind: string, sent: Parameters<typeof send>[1]): Promise<Answer | undefined> => {
    const from = performance.now();
    const end = (status: number, detail: string) =>
      void record.requests.push({ kind, from, to: performance.now(), status, detail });
    try {
      const answer = await within(giveUpMs, send(connection(), sent));
      end(answer.status, isAccepted(answer) ? "" : String(answer.body).slice(0, 200));
      return isAccepted(answer) || answer.status === 404 ? answer : undefined;
    } catch (error) {
      end(0, String(error));
      return undefined;
    }
  };

  /** Repeats a request that may be repeated until it succeeds, or for a minute. */
  const repeat = async <Result>(attempt: () => Promise<Result | undefined>) => {
    const until = performance.now() + repeatForMs;
    for (;;) {
      const result = await attempt();
      if (result !== undefined || performance.now() > until) return result;
      await sleep(repeatAfterMs);
    }
  };

  const write = async ({ endpoint: { method, path }, bodyOf }: RepeatableWrite) => {
    const key = `chaos ${randomUUID()}`;
    const body = Buffer.from(JSON.stringify(bodyOf(randomUUID(), key)));
    const answer = await repeat(() => request("write", { path: `/api${path}`, method, headers: json, body }));
    if (answer?.status === 200) record.written.push({ key, at: performance.now(), person: index });
    else record.abandoned.push(key);
  };

  const read = (path: string) => request("read", { path: `/api${path}`, headers: { cookie } });

  const keepUpload = (key: string, id: string, content: Buffer) =>
    record.uploaded.push({ key, id, content, at: performance.now(), person: index });

  /** By a form, which is not repeated: its id is the server's. */
  const uploadForm = async () => {
    const key = `chaos-${randomUUID()}.bin`;
    const content = randomBytes(uploadBytes);
    const { path, type, body } = formOf(content, key);
    const headers = { ...json, "content-type": type };
    const answer = await request("upload", { path: `/api${path}`, method: addUploads.method, headers, body });
    if (answer?.status === 200) {
      const { data } = JSON.parse(String(answer.body)) as { data: StoredUpload[] };
      keepUpload(key, data[0]?.id ?? "", content);
    } else record.abandoned.push(key);
  };

  /** As the app does, by the tus protocol: what has arrived is asked for, and the rest is sent. */
  const uploadResumable = async () => {
    const key = `chaos-${randomUUID()}.bin`;
    const content = randomBytes(uploadBytes);
    const tus = { cookie, origin, "tus-resumable": "1.0.0" };
    const metadata = `filename ${Buffer.from(key).toString("base64")}`;
    let path: string | undefined;
    const create = async () => {
      const created = await request("upload", {
        path: `/api${resumableUploadsPath}`,
        method: "POST",
        headers: { ...tus, "upload-length": String(content.length), "upload-metadata": metadata },
      });
      const id = created?.headers.location?.split("/").at(-1);
      path = id ? `/api${resumableUploadsPath}/${id}` : undefined;
    };
    const isStored = await repeat(async () => {
      if (path === undefined) await create();
      if (path === undefined) return undefined;
      const known = await request("upload", { path, method: "HEAD", headers: tus });
      // What the storage has lost is begun again.
      if (known?.status === 404) path = undefined;
      if (!known || path === undefined) return undefined;
      const offset = Number(known.headers["upload-offset"]);
      if (offset === content.length) return true;
      const sent = await request("upload", {
        path,
        method: "PATCH",
        headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
        body: content.subarray(offset),
      });
      return Number(sent?.headers["upload-offset"]) === content.length ? true : undefined;
    });
    const id = path?.split("/").at(-1) ?? "";
    if (isStored) keepUpload(key, id, content);
    else record.abandoned.push(key);
  };

  const ownFiles = () => record.uploaded.filter(({ person }) => person === index);

  /** Reads a file, and compares it. @returns undefined if it may be repeated */
  const download = async ({ key, id, content }: Observed["uploaded"][number]) => {
    const answer = await request("download", { path: `/api${uploadsPath}/${id}`, headers: { cookie } });
    if (answer && !(answer.status === 200 && answer.body.equals(content))) record.damaged.push(key);
    return answer;
  };

  /** Follows the stream of live updates as a window does. */
  const follow = async () => {
    let after: string | undefined;
    let attempt = 0;
    while (!signal.aborted) {
      const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
      const close = followStream(connection(), {
        path: `/api${livePath}${after === undefined ? "" : `?after=${after}`}`,
        cookie,
        end,
        hear(id, { topics, isReset = false }) {
          const [own = 0, everybody = 0] = id?.split(".").map(Number) ?? [];
          // What was written before its first event, a window reads when it opens.
          const isFirst = after === undefined;
          record.heard[index]?.push({ at: performance.now(), own, everybody, topics, isReset: isReset || isFirst });
          attempt = 0;
          after = id ?? after;
        },
      });
      signal.addEventListener("abort", close, { once: true });
      const isOpened = await ended;
      signal.removeEventListener("abort", close);
      if (signal.aborted) return;
      if (isOpened) record.streamsEnded += 1;
      await untilRetry(attempt);
      attempt += 1;
    }
  };

  /** A window waits longer after each attempt, but tries at once when the server can be reached again. */
  const untilRetry = async (attempt: number) => {
    const until = performance.now() + Math.min(firstRetryMs * 2 ** attempt, maxRetryMs);
    const isReached = async () =>
      (await request("probe", { path: `/api${getHealth.path}`, headers: { cookie } })) !== undefined;
    if (await isReached()) return sleep(Math.max(0, until - performance.now()), undefined, { signal }).catch(() => {});
    while (!signal.aborted && performance.now() < until) {
      await sleep(probeMs);
      if (await isReached()) return;
    }
  };

  return {
    follow,
    async readAll() {
      for (const file of ownFiles()) {
        if ((await repeat(() => download(file))) === undefined) record.damaged.push(file.key);
      }
    },
    async work(writes: readonly RepeatableWrite[], seed: number) {
      const { below, oneOf } = createRandom(seed);
      const searchPath = `${search.path}?q=chaos`;
      while (!signal.aborted) {
        const choice = below(100);
        if (choice < 35 && writes.length > 0) await write(oneOf(writes));
        else if (choice < 50) await uploadResumable();
        else if (choice < 55) await uploadForm();
        else if (choice < 65) {
          const files = ownFiles();
          if (files.length > 0) await download(oneOf(files));
        } else await read(oneOf([getProfile.path, searchPath, ...writes.map(({ readPath }) => readPath)]));
        await sleep(minPauseMs + below(maxPauseMs - minPauseMs), undefined, { signal }).catch(() => {});
      }
    },
  };
}
