import type { Db } from "#server/db/client.ts";
import type { Change } from "#server/lib/live/change.ts";

/** What a server does with what it hears. */
export type Subscriber = {
  readonly hear: (change: Change) => void;
  /** Changes of a room, or of all of them, may have been missed. */
  readonly look: (room: string) => void;
};

/**
 * Carries changes between the servers of a database. A change may be lost, arrive twice, or after later ones: the database
 * has all of them, and each names the one before it.
 */
export type LiveBus = {
  /** Hands over a change that has been committed. */
  readonly publish: (change: Change) => void;
  /** @returns a function that ends it */
  readonly subscribe: (subscriber: Subscriber) => () => Promise<void>;
};

/** By the adapter, which a database shares with its transactions. */
const publishers = new WeakMap<object, LiveBus["publish"]>();

/** Publishes what is announced in a database after the commit, in place of the notifications of its transactions. */
export function publishBy(db: Db, { publish }: LiveBus) {
  publishers.set(db.getExecutor().adapter, publish);
}

/** @returns undefined if announcements are notifications of their transaction */
export const publisherOf = (db: Db) => publishers.get(db.getExecutor().adapter);
