import { setTimeout as sleep } from "node:timers/promises";

import type { Log } from "#server/lib/log/request-log.ts";

/** In milliseconds: how often to look, until the next attempt to start, and the longest such wait. */
const checkMs = 500;
const firstPause = 1000;
const maxPause = 60_000;
/** The number of checks in a row after which a database counts as recovered, and the pauses begin anew. */
const recoveredChecks = 120;

type Options = {
  readonly isRunning: () => boolean;
  readonly start: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly log: Log;
};

/**
 * Starts the database again whenever it has ended, for example because it was killed or its disk was full. The pauses
 * between attempts grow, also those between short runs.
 *
 * @returns whether the database is being started, and a promise that is settled after the signal
 */
export function keepRunning({ isRunning, start, signal, log }: Options, wait = waitUnlessAborted) {
  let isRestarting = false;
  const watch = async () => {
    let pause = firstPause;
    let checks = 0;
    for (;;) {
      await wait(checkMs, signal);
      if (signal.aborted) return;
      if (isRunning()) {
        checks += 1;
        if (checks === recoveredChecks) pause = firstPause;
        continue;
      }
      checks = 0;
      isRestarting = true;
      log("error", { error: "database", message: `PostgreSQL has stopped. Starting it again in ${pause / 1000} s` });
      await wait(pause, signal);
      pause = Math.min(2 * pause, maxPause);
      try {
        await start();
        isRestarting = false;
        log("info", { message: "PostgreSQL runs again", database: "bundled" });
      } catch (error) {
        if (signal.aborted) return;
        log("error", { error: "database", message: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  return { isRestarting: () => isRestarting, ended: watch() };
}

const waitUnlessAborted = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => {});
