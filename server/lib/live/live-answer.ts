import type { Endpoint } from "#contract/endpoint.ts";
import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/**
 * The answer of an endpoint that every open window requests with each announcement of a topic. It is sent with the
 * event, read for all people who hear of it with one query.
 */
export type LiveAnswer = {
  readonly topic: LiveTopic;
  /** A GET without parameters. */
  readonly endpoint: Endpoint;
  /** @returns the answers by the ids of the people, each with nothing that the person may not see */
  readonly read: (db: Db, personIds: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
};
