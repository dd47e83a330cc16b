import { z } from "zod/mini";

/**
 * What can change under somebody's eyes. Everything that the browser has cached of a topic has a key that begins with
 * its name, so that a change makes it stale: `["todos", …]`.
 */
export const liveTopics = [
  "activities",
  "chat",
  "events",
  "inbox",
  "orders",
  "posts",
  "preferences",
  "products",
  "profile",
  "session",
  "tables",
  "todos",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/**
 * An event of the stream at `livePath`. Its id is where to go on from after a break: `?after=` that id. A window that
 * has none yet says how many milliseconds old what it shows may be, `?age=`, and is told what changed since. `isReset` says
 * that what happened in between is no longer known, so that everything has to be asked for again. `isReplaced` is the last
 * event of a stream that gave way to a newer one of the same person: to open it again would end that one.
 */
export const LiveEvent = z.object({
  topics: z.array(z.enum(liveTopics)),
  isReset: z.optional(z.boolean()),
  isReplaced: z.optional(z.boolean()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Server-Sent Events, so no endpoint like the others: it answers for as long as somebody listens. */
export const livePath = "/live";
