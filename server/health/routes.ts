import { type Hono } from "hono";
import { sql } from "kysely";

import { getHealth, Health } from "#contract/health.ts";
import type { Db } from "#server/db/client.ts";
import type { AppEnv } from "#server/lib/implement.ts";

import packageJson from "../../package.json" with { type: "json" };

/** Milliseconds the database has to answer. Short, because health checks are frequent. */
const timeoutMs = 2000;

type HealthOptions = { readonly db: Db; readonly operation: { readonly isDatabaseRestarting: () => boolean } };

/** Not mounted with `implement`, because the status code carries the result for clients that read no JSON. */
export function healthRoutes(app: Hono<AppEnv>, { db, operation }: HealthOptions) {
  app.get(getHealth.path, async (context) => {
    const ready = await isReady(db);
    const database = ready ? "ready" : operation.isDatabaseRestarting() ? "restarting" : "unavailable";
    const health: Health = { alive: true, ready, database, version: packageJson.version };
    return context.json(Health.parse(health), ready ? 200 : 503);
  });
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
