import type { Hono } from "hono";

import * as contract from "#demos/plugins/contract.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { findChoices, saveChoices } from "#demos/plugins/server/queries.ts";

/** The choices of the screen "Plugins". Each person has their own. */
export function pluginsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getPluginChoices, ({ person }) => findChoices(db, person.id));

  // The schema removes the number of the card, which was checked.
  implement(app, contract.savePluginChoices, ({ person, body }) =>
    saveChoices(db, person.id, contract.PluginChoices.parse(body)),
  );
}
