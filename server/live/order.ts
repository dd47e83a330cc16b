import type { Change } from "#server/lib/live/change.ts";

/** In milliseconds: how long a change waits for the one before it, which another server may have yet to publish. */
const patienceMs = 100;

/** Runs a function once after some milliseconds. A test passes a clock of its own. */
type Schedule = (run: () => void, delayMs: number) => void;

const scheduleByTimer: Schedule = (run, delayMs) => void setTimeout(run, delayMs).unref();

/**
 * Puts the changes of a room in the order of their commits, which is that of their numbers. Servers publish after the
 * commit, so that a later change may arrive earlier. Changes that arrive twice are heard once.
 *
 * @param hear gets the changes in order
 * @param look is called after a gap that stays open: what was missed is in the database
 */
export function createOrder(hear: (change: Change) => void, look: () => void, schedule: Schedule = scheduleByTimer) {
  let last: number | undefined;
  let held: Change[] = [];
  let isWaiting = false;
  let isStopped = false;

  const isNext = ({ previous = 0 }: Change) => last === undefined || previous <= last;
  const pass = (change: Change) => {
    if (last !== undefined && change.id <= last) return;
    last = change.id;
    hear(change);
  };
  const passHeld = () => {
    while (held[0] && isNext(held[0])) pass(held.shift() as Change);
  };
  const giveUp = () => {
    isWaiting = false;
    if (isStopped || held.length === 0) return;
    last = held.at(-1)?.id;
    held = [];
    look();
  };

  return {
    add(change: Change) {
      if (isNext(change)) {
        pass(change);
        passHeld();
        return;
      }
      held = [...held, change].toSorted((one, other) => one.id - other.id);
      if (isWaiting) return;
      isWaiting = true;
      schedule(giveUp, patienceMs);
    },
    /** All streams look: what comes next is heard without those before it. */
    reset() {
      last = undefined;
      held = [];
    },
    stop() {
      isStopped = true;
    },
  };
}
