import type { Hono } from "hono";

import * as contract from "#contract/visits.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { reportVisits } from "#server/visits/queries.ts";

export function visitsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getVisits, ({ query }) => reportVisits(db, Number(query.days ?? 30)));
}
