import type { Hono } from "hono";

import * as contract from "#contract/preferences.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { clearPreferences, findPreferences, keepPreferences } from "#server/preferences/queries.ts";

export function preferencesRoutes(app: Hono<AppEnv>, db: Db) {
  implement(app, contract.getPreferences, ({ person }) => findPreferences(db, person.id));

  implement(app, contract.putPreferences, ({ person, body }) => keepPreferences(db, person.id, body));

  implement(app, contract.clearPreferences, async ({ person }) => {
    await clearPreferences(db, person.id);
    return {};
  });
}
