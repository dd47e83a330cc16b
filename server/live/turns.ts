/** In milliseconds: the pause after which the next listeners have their turn. */
const pauseMs = 100;
/** The most and the least turns until all listeners had theirs: a fifth of a second, and a second. */
const fewestTurns = 2;
const mostTurns = 10;
/** The least number of listeners in one turn. So many windows the server answers at once. */
const minPerTurn = 10;
/** In milliseconds: a pause that ends so late shows that the server is busy with the turns before. */
const busyMs = 25;

/** Runs a function once after some milliseconds. A test passes a clock of its own. */
type Schedule = (run: () => void, delayMs: number) => void;

const scheduleByTimer: Schedule = (run, delayMs) => void setTimeout(run, delayMs).unref();

/**
 * Hands changes that concern all listeners to some of them at a time. Each makes its window read again, and the server
 * would have to answer all of them at the same moment, ten times a second where the team writes ten messages. What changes
 * while a listener waits for its turn is handed over with the rest. A window hears of such changes within a fifth of a
 * second; where the server is busy, within a second, and about once in it.
 *
 * @param hand gives a listener the changes since its last turn, oldest first
 * @param now in milliseconds
 */
export function createTurns<Listener, Change>(
  hand: (listener: Listener, changes: readonly Change[]) => void,
  schedule: Schedule = scheduleByTimer,
  now: () => number = () => performance.now(),
) {
  const waiting = new Map<Listener, Change[]>();
  let turns = fewestTurns;
  let perTurn = minPerTurn;
  let isPausing = false;

  const take = () => {
    for (const [listener, changes] of waiting.entries().take(perTurn)) {
      waiting.delete(listener);
      hand(listener, changes);
    }
    isPausing = true;
    const due = now() + pauseMs;
    schedule(() => {
      isPausing = false;
      const isBusy = now() - due > busyMs;
      turns = Math.min(mostTurns, Math.max(fewestTurns, isBusy ? turns * 2 : turns - 1));
      if (waiting.size > 0) take();
    }, pauseMs);
  };

  return {
    add(listeners: ReadonlySet<Listener>, change: Change) {
      for (const listener of listeners) {
        const changes = waiting.get(listener);
        if (changes) changes.push(change);
        else waiting.set(listener, [change]);
      }
      perTurn = Math.max(minPerTurn, Math.ceil(listeners.size / turns));
      if (waiting.size > 0 && !isPausing) take();
    },
    remove: (listener: Listener) => void waiting.delete(listener),
  };
}
