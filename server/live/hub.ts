import { everybody } from "#server/lib/live/announce.ts";
import type { Change } from "#server/lib/live/change.ts";
import type { LiveBus } from "#server/lib/live/live-bus.ts";
import { createOrder } from "#server/live/order.ts";
import { createTurns } from "#server/live/turns.ts";

/** An open stream, as the hub knows it. */
type Listener = {
  readonly personId: string;
  /** What has changed for the person, oldest first. */
  readonly hear: (changes: readonly Change[]) => void;
  /** Changes may have been missed. The stream reads them from the database. */
  readonly look: () => void;
  /** The server stops, and waits for what is open. */
  readonly end: () => void;
};

/** Where the open streams of this server hear of changes. */
export type LiveHub = {
  /** @returns a function that stops listening */
  readonly listen: (listener: Listener) => () => void;
  /** The number of streams that listen. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

/**
 * Tells the streams of this server what it hears on the bus. A change says what has changed, so no stream has to ask the
 * database for it. After a gap, the streams concerned look into the database.
 */
export function openLiveHub(bus: LiveBus): LiveHub {
  const listeners = new Set<Listener>();
  const turns = createTurns((listener: Listener, changes: readonly Change[]) => listener.hear(changes));
  const listenersIn = (room: string) =>
    room === everybody ? listeners : [...listeners].filter(({ personId }) => personId === room);
  const look = (room: string) => {
    for (const listener of listenersIn(room)) listener.look();
  };
  // A gap of one person is noticed by their few streams.
  const order = createOrder(
    (change) => turns.add(listeners, change),
    () => look(everybody),
  );
  const unsubscribe = bus.subscribe({
    hear(change) {
      if (change.room === everybody) order.add(change);
      else for (const listener of listenersIn(change.room)) listener.hear([change]);
    },
    look(room) {
      if (room === everybody) order.reset();
      look(room);
    },
  });

  return {
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        turns.remove(listener);
      };
    },
    count: () => listeners.size,
    async close() {
      order.stop();
      for (const { end } of listeners) end();
      await unsubscribe();
    },
  };
}

/** For an app without a database to listen to: its streams look at every beat only. */
export const idleHub: LiveHub = { listen: () => () => {}, count: () => 0, close: async () => {} };
