import type { Context, Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

import { type LiveEvent, livePath } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/announce.ts";
import { type AppEnv, type Person, requirePerson } from "#server/lib/implement.ts";
import type { LiveHub } from "#server/live/hub.ts";
import {
  type Cursor,
  forgetStream,
  isRemembered,
  knownFor,
  noteStream,
  readChanges,
  readCursor,
} from "#server/live/queries.ts";

export type LiveOptions = {
  readonly db: Db;
  readonly hub: LiveHub;
  /** Whose the session of the request is now; it may have ended since the stream began. */
  readonly findPerson: (context: Context) => Promise<Person | undefined>;
  /** In milliseconds. Proxies end a connection on which nothing passes, often after a minute. */
  readonly beat?: number;
};

/** The stream that tells a window what has changed, so that it asks for that again. */
export function liveRoutes(app: Hono<AppEnv>, options: LiveOptions) {
  app.get(livePath, (context) => {
    const person = requirePerson(context);
    const start = {
      after: parseCursor(context.req.query("after") ?? context.req.header("last-event-id")),
      age: parseAge(context.req.query("age")),
    };
    // A proxy that gathers answers would keep ours for itself.
    context.header("x-accel-buffering", "no");
    return streamSSE(context, (stream) => followChanges(stream, context, person, start, options));
  });
}

/** Runs until the window closes, the session ends, or the server does. */
async function followChanges(
  stream: SSEStreamingApi,
  context: Context,
  person: Person,
  { after, age }: { after: Cursor | undefined; age: number },
  { db, hub, findPerson, beat = 25_000 }: LiveOptions,
) {
  const id = crypto.randomUUID();
  const wakes = createWakes();
  // Before the first look, so that nothing falls between the two.
  const stopListening = hub.listen({ personId: person.id, wake: wakes.wake, end: wakes.end });
  const timer = setInterval(wakes.wakeForBeat, beat);
  stream.onAbort(wakes.end);
  try {
    const isKnown = after === undefined ? age < knownFor : await isRemembered(db, after);
    let cursor = after && isKnown ? after : await readCursor(db, person.id, isKnown ? age : 0);
    await write(stream, cursor, { topics: [], ...(!isKnown && { isReset: true }) });
    if (await noteStream(db, id, person.id)) await tellPresence(db);
    wakes.wake();
    for (let reason = await wakes.next(); reason !== "end"; reason = await wakes.next()) {
      const changes = await readChanges(db, person.id, cursor);
      ({ cursor } = changes);
      if (changes.topics.length > 0 || reason === "beat") await write(stream, cursor, { topics: changes.topics });
      const isOver = changes.topics.includes("session") || reason === "beat";
      if (isOver && (await findPerson(context))?.id !== person.id) break;
      if (reason === "beat") await noteStream(db, id, person.id);
    }
  } catch {
    // The database is away, say. The window finds its stream ended, and opens another.
  } finally {
    clearInterval(timer);
    stopListening();
    // A database that is away does not hinder the end; what is left of the stream grows old.
    await forgetStream(db, id, person.id)
      .then(async (wasLast) => wasLast && tellPresence(db))
      .catch(() => {});
  }
}

/** Who is there is seen in the chat, by everybody. */
export const tellPresence = (db: Db) =>
  db.transaction().execute((transaction) => announce(transaction, "chat", everybody));

const write = (stream: SSEStreamingApi, { own, everybody: shared, at }: Cursor, event: LiveEvent) =>
  stream.writeSSE({ id: `${own}.${shared}.${at}`, data: JSON.stringify(event) });

/** @returns undefined for what is no cursor of ours: the stream then begins now */
function parseCursor(text: string | undefined): Cursor | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text ?? "");
  return match ? { own: Number(match[1]), everybody: Number(match[2]), at: Number(match[3]) } : undefined;
}

/** @returns 0 for what is no age: the stream then begins now */
const parseAge = (text: string | undefined) => (/^\d{1,12}$/.test(text ?? "") ? Number(text) : 0);

type Reason = "change" | "beat" | "end";

/** What wakes a stream. Several reasons while it is busy count as one, the gravest. */
function createWakes() {
  const pending = new Set<Reason>();
  let resume = () => {};
  const add = (reason: Reason) => () => {
    pending.add(reason);
    resume();
  };
  return {
    wake: add("change"),
    wakeForBeat: add("beat"),
    end: add("end"),
    async next(): Promise<Reason> {
      if (pending.size === 0) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      const reason = (["end", "beat", "change"] as const).find((each) => pending.has(each)) ?? "change";
      pending.clear();
      return reason;
    },
  };
}
