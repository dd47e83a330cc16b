import type { Context, Hono } from "hono";
import { sql } from "kysely";

import { getHealth, getLiveness, getReadiness, Health } from "#contract/health.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import type { Operation } from "#server/lib/http/operation.ts";
import { within } from "#server/lib/within.ts";

import packageJson from "../../package.json" with { type: "json" };

/** Milliseconds the database has to answer. Short, because health checks are frequent. */
const timeoutMs = 2000;

type HealthOptions = {
  readonly db: Db;
  readonly operation: Pick<Operation, "isDatabaseRestarting" | "isStopping">;
};

/**
 * The state of the database is not mounted with `implement`, because the status code carries the result for clients that
 * read no JSON.
 */
export function healthRoutes(app: Hono<AppEnv>, { db, operation }: HealthOptions) {
  const { version } = packageJson;
  const answer = async (context: Context<AppEnv>, isWanted: boolean) => {
    const found = await ask(db);
    const database = found === "unavailable" && operation.isDatabaseRestarting() ? "restarting" : found;
    const ready = database === "ready" && isWanted;
    const health: Health = { alive: true, ready, database, version };
    return context.json(Health.parse(health), ready ? 200 : 503);
  };
  // Windows ask here, and those of a server that stops can still be served.
  app.get(getHealth.path, (context) => answer(context, true));
  app.get(getReadiness.path, (context) => answer(context, !operation.isStopping()));
  implement(app, getLiveness, () => Promise.resolve({ alive: true as const, version }));
}

async function ask(db: Db) {
  const answer = sql<{ isReadOnly: boolean }>`select current_setting('transaction_read_only')::boolean as "isReadOnly"`;
  try {
    const { rows } = await within(timeoutMs, answer.execute(db));
    return rows[0]?.isReadOnly === true ? "read-only" : "ready";
  } catch {
    return "unavailable";
  }
}
