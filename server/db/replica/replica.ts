import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

import type { PostgresPool } from "kysely";
import { DatabaseError, type Pool } from "pg";

import { isDatabaseAway } from "#server/db/client.ts";
import { parsePosition } from "#server/db/replica/position.ts";
import { readOn } from "#server/db/replica/route-connections.ts";
import { afterAsking, afterFailure, afterSuccess, inUse, mayAsk, type Standing } from "#server/db/replica/standing.ts";
import { within } from "#server/lib/within.ts";

/** In milliseconds. */
export type ReplicaLimits = {
  /** The time that a read waits for the replica to reach the position at which the primary was when the read began. */
  readonly catchUpMs: number;
  /** The timeout of the whole check, with the connection to the replica. */
  readonly answerMs: number;
  /** The pause after a failure; it doubles with each further one. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
};

const defaultLimits: ReplicaLimits = { catchUpMs: 100, answerMs: 500, firstPauseMs: 1000, maxPauseMs: 60_000 };

/** Milliseconds between two looks at a replica that is behind. */
const lookMs = 5;

/**
 * Where reads went: to the replica; to the primary because the replica was behind, is left out for a while, or has
 * failed; or to the primary because that could not tell its position.
 */
export const readOutcomes = ["replica", "behind", "paused", "failed", "unknown"] as const;
export type ReadOutcome = (typeof readOutcomes)[number];

export type Replica = {
  /** Runs a read, on the replica if that has everything that was committed before. */
  readonly read: <T>(read: () => Promise<T>) => Promise<T>;
  readonly isInUse: () => boolean;
  readonly counts: Readonly<Record<ReadOutcome, number>>;
};

type Sources = {
  /** The pool of the primary, which tells its position. */
  readonly primary: PostgresPool;
  /** Serves the reads. */
  readonly replica: PostgresPool;
  /** Connections of the replica that reads do not use up. */
  readonly watch: Pool;
  /** Receives what has happened to the replica, as a sentence. */
  readonly report?: (line: string) => void;
  readonly limits?: Partial<ReplicaLimits>;
};

/**
 * Decides for each read whether the replica serves it. A read asks the primary for its position and the replica whether
 * it has replayed up to there, so that it never sees less than was committed when it began: neither the person's own
 * writes nor what a live update has announced can be missing, whichever server has written them.
 */
export function createReplica({ primary, replica, watch, report = () => {}, limits: given = {} }: Sources): Replica {
  const limits = { ...defaultLimits, ...given };
  const counts: Record<ReadOutcome, number> = { replica: 0, behind: 0, paused: 0, failed: 0, unknown: 0 };
  let standing: Standing = inUse;
  const examine = together(async (): Promise<ReadOutcome> => {
    const position = await readPosition(primary).catch(() => undefined);
    if (position === undefined) return "unknown";
    return within(limits.answerMs, hasReplayed(watch, position, limits.catchUpMs)).catch(() => "failed" as const);
  });

  const change = (next: Standing, reason: string) => {
    const [was, is] = [standing, next].map(({ failures }) => failures === 0);
    standing = next;
    if (was && !is) report(`The replica is left out, since it ${reason}: the primary serves all reads`);
    if (!was && is) report("The replica is used again");
  };

  const choose = async (): Promise<ReadOutcome> => {
    const askedAt = performance.now();
    if (!mayAsk(standing, askedAt)) return "paused";
    standing = afterAsking(standing, askedAt, limits);
    const outcome = await examine();
    if (outcome === "replica") change(afterSuccess(standing, askedAt), "");
    if (outcome === "behind") change(afterFailure(standing, askedAt, performance.now(), limits), "is behind");
    if (outcome === "failed") change(afterFailure(standing, askedAt, performance.now(), limits), "does not answer");
    return outcome;
  };

  return {
    counts,
    isInUse: () => standing.failures === 0,
    async read(read) {
      const outcome = await choose();
      if (outcome !== "replica") {
        counts[outcome] += 1;
        return read();
      }
      const startedAt = performance.now();
      try {
        const result = await readOn(replica, read);
        counts.replica += 1;
        return result;
      } catch (error) {
        if (!isReplicasFault(error)) throw error;
        counts.failed += 1;
        if (isDatabaseAway(error))
          change(afterFailure(standing, startedAt, performance.now(), limits), "does not answer");
        return read();
      }
    },
  };
}

/**
 * Returns whether the primary would serve a read that has failed. A statement that was too slow is no reason: it would
 * take as long again. Serialization failures are PostgreSQL's error for a read that replaying had to cancel.
 */
function isReplicasFault(error: unknown) {
  if (error instanceof DatabaseError && error.code !== undefined) {
    if (error.code === "57014") return false;
    if (["40001", "40P01", "25006"].includes(error.code)) return true;
  }
  return isDatabaseAway(error);
}

/**
 * The end of what is certain to have been committed. A commit is acknowledged once its record is flushed, except without
 * `synchronous_commit`.
 */
const positionStatement = `select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as position`;

async function readPosition(primary: PostgresPool) {
  const client = await primary.connect();
  try {
    const { rows } = await client.query<{ position: string }>(positionStatement, []);
    return parsePosition(rows[0]?.position ?? "");
  } finally {
    client.release();
  }
}

/** @throws {Error} if it cannot be reached, or is no standby: after a failover, it may be a primary of its own */
async function hasReplayed(watch: Pool, position: bigint, catchUpMs: number) {
  const deadline = performance.now() + catchUpMs;
  for (;;) {
    const { rows } = await watch.query<{ replayed: string | null; standby: boolean }>(
      "select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed",
    );
    const { standby = false, replayed = null } = rows[0] ?? {};
    if (!standby || replayed === null) throw new Error("The address of the replica leads to no standby");
    if (parsePosition(replayed) >= position) return "replica";
    if (performance.now() >= deadline) return "behind";
    await sleep(lookMs);
  }
}

/** Answers all who ask before the next task with one run, which begins after they have asked. */
function together<T>(run: () => Promise<T>) {
  let next: Promise<T> | undefined;
  return () =>
    (next ??= nextTurn().then(() => {
      next = undefined;
      return run();
    }));
}
