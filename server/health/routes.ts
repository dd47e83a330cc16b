import type { Context, Hono } from "hono";
import { sql } from "kysely";

import { getHealth, getReadiness, Health } from "#contract/health.ts";
import type { Db } from "#server/db/client.ts";
import type { AppEnv } from "#server/lib/implement.ts";
import type { Operation } from "#server/lib/operation.ts";

import packageJson from "../../package.json" with { type: "json" };

/** Milliseconds the database has to answer. Short, because health checks are frequent. */
const timeoutMs = 2000;

type HealthOptions = {
  readonly db: Db;
  readonly operation: Pick<Operation, "isDatabaseRestarting" | "isStopping">;
};

/** Not mounted with `implement`, because the status code carries the result for clients that read no JSON. */
export function healthRoutes(app: Hono<AppEnv>, { db, operation }: HealthOptions) {
  const answer = async (context: Context<AppEnv>, isWanted: boolean) => {
    const isDatabaseReady = await isReady(db);
    const ready = isDatabaseReady && isWanted;
    const database = isDatabaseReady ? "ready" : operation.isDatabaseRestarting() ? "restarting" : "unavailable";
    const health: Health = { alive: true, ready, database, version: packageJson.version };
    return context.json(Health.parse(health), ready ? 200 : 503);
  };
  // Windows ask here, and those of a server that stops can still be served.
  app.get(getHealth.path, (context) => answer(context, true));
  app.get(getReadiness.path, (context) => answer(context, !operation.isStopping()));
}

async function isReady(db: Db) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
