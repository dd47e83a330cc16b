import type { Hono } from "hono";

import * as contract from "#features/visits/contract.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { reportVisits } from "#features/visits/server/queries.ts";

export function visitsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getVisits, ({ query }) => reportVisits(db, Number(query.days ?? 30)));
}
