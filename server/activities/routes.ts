import type { Hono } from "hono";

import * as contract from "#contract/activities.ts";
import {
  listActivities,
  listActivityKinds,
  listLatestActivities,
  updateActivities,
} from "#server/activities/queries.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";

export function activitiesRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listActivityKinds, ({ person }) => listActivityKinds(db, person.id));

  implement(app, contract.listActivities, ({ person, params }) => listActivities(db, person.id, params.type));

  implement(app, contract.listLatestActivities, ({ person, query }) => listLatestActivities(db, person.id, query.size));

  implement(app, contract.updateActivities, async ({ person, params, body }) => {
    await updateActivities(db, person.id, params.type, body);
    return listActivities(db, person.id, params.type);
  });
}
