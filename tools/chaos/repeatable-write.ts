import type { LiveTopic } from "#contract/live.ts";

/**
 * A write of a feature for `npm run test:chaos`, whose id is made by the client, so that a repeated request does not write
 * twice. A feature exports it as `repeatableWrite` of `tools/repeatable-write.ts`.
 */
export type RepeatableWrite = {
  readonly endpoint: { readonly method: string; readonly path: string };
  readonly bodyOf: (id: string, text: string) => Readonly<Record<string, unknown>>;
  /** The column that has the text of each row. */
  readonly stored: { readonly table: string; readonly column: string };
  /** The topic that the write announces. */
  readonly topic: LiveTopic;
  /** The path of a GET request that shows what was written. */
  readonly readPath: string;
};
