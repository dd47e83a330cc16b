import type { Hono } from "hono";

import * as contract from "#contract/account/preferences.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { clearPreferences, findPreferences, keepPreferences } from "#server/preferences/queries.ts";

export function preferencesRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getPreferences, ({ person }) => findPreferences(db, person.id));

  implement(app, contract.putPreferences, ({ person, body }) =>
    db.transaction().execute(async (transaction) => {
      const kept = await keepPreferences(transaction, person.id, body);
      await announce(transaction, "preferences", [person.id]);
      return kept;
    }),
  );

  implement(app, contract.clearPreferences, async ({ person }) => {
    await clearPreferences(db, person.id);
    return {};
  });
}
