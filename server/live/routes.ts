import type { Context, Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

import { type LiveEvent, livePath, type LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";
import type { Change } from "#server/lib/live/change.ts";
import { AppError } from "#server/lib/errors.ts";
import { networkOf } from "#server/lib/http/client-address.ts";
import { type AppEnv, type Person, requirePerson } from "#server/lib/http/implement.ts";
import type { LiveAnswer } from "#server/lib/live/live-answer.ts";
import type { LiveHub } from "#server/live/hub.ts";
import { createAnswers } from "#server/live/answers.ts";
import { type Beats, createBeats } from "#server/live/beats.ts";
import { createPresence, type Presence } from "#server/live/presence.ts";
import { type Cursor, followChanges, isRemembered, replayMs, readChanges, readCursor } from "#server/live/queries.ts";
import { createStreamLimits, type StreamLimits } from "#server/live/stream-limits.ts";

export type LiveOptions = {
  readonly db: Db;
  readonly hub: LiveHub;
  /** The current owner of the request's session, which may have ended since the stream began. */
  readonly findPerson: (context: Context) => Promise<Person | undefined>;
  /** The owner for the limits of streams: a person, or one browser if many share an account. */
  readonly findOwner: (context: Context<AppEnv>, person: Person) => Promise<string>;
  /** The client's IP address. */
  readonly clientAddress: (context: Context) => string;
  readonly limits?: StreamLimits | undefined;
  /** The topics to announce when a user comes online or goes offline. */
  readonly presenceTopics: readonly LiveTopic[];
  /** What is sent with the events of a topic. */
  readonly answers: readonly LiveAnswer[];
  /** In milliseconds. Proxies end a connection on which nothing passes, often after a minute. */
  readonly beat?: number;
};

/** The stream that tells a window what has changed, so that it asks for that again. */
export function liveRoutes(app: Hono<AppEnv>, options: LiveOptions) {
  const presence = createPresence(options.db, options.presenceTopics);
  const readAnswers = createAnswers(options.db, options.answers);
  const beats = createBeats(options.db);
  const limits = createStreamLimits(options.limits);
  app.get(livePath, async (context) => {
    const person = requirePerson(context);
    const wakes = createWakes();
    const stopCounting = limits.admit({
      owner: await options.findOwner(context, person),
      address: networkOf(options.clientAddress(context)),
      replace: wakes.replace,
    });
    if (!stopCounting) throw new AppError("unavailable", "Too many windows are open. Close some, then try again.");
    const start = {
      after: parseCursor(context.req.query("after") ?? context.req.header("last-event-id")),
      age: parseAge(context.req.query("age")),
    };
    if (context.req.method === "HEAD") return context.body(null, 200, { "content-type": "text/event-stream" });
    // A proxy that gathers answers would keep ours for itself.
    context.header("x-accel-buffering", "no");
    return streamSSE(context, async (stream) => {
      const opened = { stream, context, person, wakes, presence, readAnswers, beats };
      await serveStream(opened, start, options).finally(stopCounting);
    });
  });
}

type Opened = {
  readonly stream: SSEStreamingApi;
  readonly context: Context<AppEnv>;
  readonly person: Person;
  readonly wakes: ReturnType<typeof createWakes>;
  readonly presence: Presence;
  readonly readAnswers: ReturnType<typeof createAnswers>;
  readonly beats: Beats;
};

/** Runs until the window closes, the session ends, or the server does. */
async function serveStream(
  { stream, context, person, wakes, presence, readAnswers, beats }: Opened,
  { after, age }: { after: Cursor | undefined; age: number },
  { db, hub, findPerson, beat = 25_000 }: LiveOptions,
) {
  let leave: (() => Promise<void>) | undefined;
  const session = context.get("session");
  const look = async (cursor: Cursor, reason: Reason) => {
    const at = Date.now();
    const isUnchanged = reason === "beat" && !(await beats.hasNews(person.id, cursor));
    if (!isUnchanged) return readChanges(db, person.id, cursor);
    const topics: LiveTopic[] = [];
    return { topics, cursor: { ...cursor, at } };
  };
  const isStillAllowed = async (isBeat: boolean) =>
    isBeat && session ? beats.isActive(session.id, person.id) : (await findPerson(context))?.id === person.id;
  // Before the first look, so that nothing falls between the two.
  const stopListening = hub.listen({ personId: person.id, hear: wakes.hear, look: wakes.look, end: wakes.end });
  const timer = setInterval(wakes.wakeForBeat, beat);
  stream.onAbort(wakes.end);
  try {
    const isKnown = after === undefined ? age < replayMs : await isRemembered(db, after);
    let cursor = after && isKnown ? after : await readCursor(db, person.id, isKnown ? age : 0);
    await write(stream, cursor, { topics: [], ...(!isKnown && { isReset: true }) });
    leave = presence.add(crypto.randomUUID(), person.id);
    wakes.look();
    for (let reason = await wakes.next(); reason !== "end"; reason = await wakes.next()) {
      if (reason === "replaced") {
        await write(stream, cursor, { topics: [], isReplaced: true });
        break;
      }
      // What is heard while the database is read may be newer than its answer, and has the next turn.
      const heard = wakes.takeHeard();
      const followed = reason === "heard" ? followChanges(cursor, heard) : undefined;
      const changes = followed?.hasGap === false ? followed : await look(cursor, reason);
      ({ cursor } = changes);
      const { topics } = changes;
      // The session may have ended or been locked.
      const isInDoubt = topics.includes("session") || reason === "beat";
      const answers = isInDoubt ? {} : await readAnswers(person.id, topics);
      if (topics.length > 0 || reason === "beat") await write(stream, cursor, { topics, answers });
      if (isInDoubt && !(await isStillAllowed(!topics.includes("session")))) break;
    }
  } catch {
    // The database is away, say. The window finds its stream ended, and opens another.
  } finally {
    clearInterval(timer);
    stopListening();
    // A server that stops waits for it before it closes the database.
    await leave?.();
  }
}

const write = (stream: SSEStreamingApi, { own, everybody: shared, at }: Cursor, event: LiveEvent) =>
  stream.writeSSE({ id: `${own}.${shared}.${at}`, data: JSON.stringify(event) });

/** @returns undefined for an invalid cursor: the stream then begins now */
function parseCursor(text: string | undefined): Cursor | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text ?? "");
  return match ? { own: Number(match[1]), everybody: Number(match[2]), at: Number(match[3]) } : undefined;
}

/** @returns 0 for what is no age: the stream then begins now */
const parseAge = (text: string | undefined) => (/^\d{1,12}$/.test(text ?? "") ? Number(text) : 0);

/** In the order of their importance: `look` and `beat` read the database, which has all that was heard. */
const reasons = ["end", "replaced", "beat", "look", "heard"] as const;
type Reason = (typeof reasons)[number];

/** The wake-ups of a stream. Several while it is busy count as one, the most important. */
function createWakes() {
  const pending = new Set<Reason>();
  let heard: Change[] = [];
  let resume = () => {};
  const add = (reason: Reason) => () => {
    pending.add(reason);
    resume();
  };
  const wakeForHeard = add("heard");
  return {
    hear(changes: readonly Change[]) {
      heard.push(...changes);
      wakeForHeard();
    },
    look: add("look"),
    wakeForBeat: add("beat"),
    replace: add("replaced"),
    end: add("end"),
    /** The changes heard of since the last call. */
    takeHeard() {
      const taken = heard;
      heard = [];
      return taken;
    },
    async next(): Promise<Reason> {
      if (pending.size === 0) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      const reason = reasons.find((each) => pending.has(each)) ?? "heard";
      pending.clear();
      return reason;
    },
  };
}
