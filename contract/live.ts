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
 * An event of the stream at `livePath`. `answers` are those that the endpoints with these paths give to the person now, so
 * that the window need not request them. Its id is the position to resume from: `?after=` that id. A new window instead
 * sends the age of its data in milliseconds, `?age=`, and receives what has changed since. `isReset` means that the
 * changes in between are no longer known, so everything has to be requested again. `isReplaced` is the last event of a
 * stream that was closed for a newer one of the same person; reopening it would close that one.
 */
export const LiveEvent = z.object({
  // Any string, so that a window ignores topics of a newer server.
  topics: z.array(z.custom<LiveTopic>((topic) => typeof topic === "string")),
  answers: z.optional(z.record(z.string(), z.unknown())),
  isReset: z.optional(z.boolean()),
  isReplaced: z.optional(z.boolean()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Server-Sent Events, so it is not an `endpoint`: the response stays open. */
export const livePath = "/live";
