import type { Config } from "#server/config.ts";
import { reachDatabase } from "#server/database.ts";
import { examineReplica, findRefusal, type ReplicaFacts } from "#server/db/replica/examine-replica.ts";
import type { Finding } from "#server/lib/finding.ts";

const check = "Replica";

/** Nothing without a replica, or if the database itself is away, which is a finding of its own. */
export function judgeReplica(facts: ReplicaFacts | undefined): readonly Finding[] {
  if (facts === undefined) return [];
  if (facts.state === "away") {
    const message = `It cannot be reached (${facts.reason}), so the primary serves all reads: check DATABASE_REPLICA_URL, and that it runs`;
    return [{ check, status: "error", message }];
  }
  const refusal = findRefusal(facts);
  if (refusal !== undefined) return [{ check, status: "error", message: refusal }];
  if (!facts.isStandby) {
    const message = "DATABASE_REPLICA_URL leads to a primary, so it is not used: name a streaming replica";
    return [{ check, status: "error", message }];
  }
  if (facts.lagMs === undefined) {
    const message = "It does not catch up with the primary, so it is not used: see pg_stat_replication there";
    return [{ check, status: "warning", message }];
  }
  return [{ check, status: "ok", message: `A standby, ${facts.lagMs.toFixed(0)} ms behind the primary` }];
}

/** Asks the replica that is configured, if any. */
export async function probeReplica(
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databaseReplicaUrl" | "dataDirectory" | "postgresBin">,
) {
  if (config.databaseReplicaUrl === undefined) return undefined;
  const { connectionString, stop } = await reachDatabase(config);
  try {
    return await examineReplica(connectionString, config.databaseReplicaUrl).catch(() => undefined);
  } finally {
    await stop();
  }
}
