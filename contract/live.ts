import { z } from "zod/mini";

/**
 * The topics of changes that open windows are told of. A feature declares its own in its file in `contract/`:
 *
 *     declare module "#contract/live.ts" {
 *       interface LiveTopics {
 *         todos: true;
 *       }
 *     }
 *
 * The server announces a topic with `announce`, and the browser asks again for every query whose key `topicKey` built
 * from it.
 */
export interface LiveTopics {}
export type LiveTopic = keyof LiveTopics;

/**
 * An event of the stream at `livePath`. Its id is where to go on from after a break: `?after=` that id. A window that
 * has none yet says how many milliseconds old what it shows may be, `?age=`, and is told what changed since. `isReset` says
 * that what happened in between is no longer known, so that everything has to be asked for again. `isReplaced` is the last
 * event of a stream that gave way to a newer one of the same person: to open it again would end that one.
 */
export const LiveEvent = z.object({
  // Any string, so that a window ignores topics of a newer server.
  topics: z.array(z.custom<LiveTopic>((topic) => typeof topic === "string")),
  isReset: z.optional(z.boolean()),
  isReplaced: z.optional(z.boolean()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Server-Sent Events, so no endpoint like the others: it answers for as long as somebody listens. */
export const livePath = "/live";
