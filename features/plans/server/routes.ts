import type { Hono } from "hono";

import * as contract from "#features/plans/contract.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { plans } from "#features/plans/server/plans.ts";
import { findChoice, saveChoice } from "#features/plans/server/queries.ts";

/** The plans, and the choice of each person. */
export function plansRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listPlans, async ({ person }) => ({
    plans: [...plans],
    choice: await findChoice(db, person.id),
  }));

  implement(app, contract.choosePlan, ({ person, body }) => saveChoice(db, person.id, body));
}
