import type { LiveTopic } from "#contract/live.ts";

declare const isUnannounced: unique symbol;
type Unannounced = string & { readonly [isUnannounced]: true };

declare module "@tanstack/react-query" {
  interface Register {
    /** Begins with a topic, whose announcement makes the data stale, or comes from `unannouncedKey`. */
    queryKey: readonly [LiveTopic | Unannounced, ...unknown[]];
  }
}

/** The key of data that is asked for again when the server announces the topic. */
export const topicKey = <Topic extends LiveTopic, Rest extends readonly unknown[]>(
  topic: Topic,
  ...rest: Rest
): readonly [Topic, ...Rest] => [topic, ...rest];

/** The key of data whose changes nobody announces: it stays as it is until its `staleTime` is over. */
export const unannouncedKey = <Rest extends readonly unknown[]>(
  name: string,
  ...rest: Rest
): readonly [Unannounced, ...Rest] => [name as Unannounced, ...rest];
