import type { Hono } from "hono";

import * as contract from "#contract/plugins.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";
import { findChoices, saveChoices } from "#server/plugins/queries.ts";

/** The choices of the screen "Plugins". Each person has their own. */
export function pluginsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getPluginChoices, ({ person }) => findChoices(db, person.id));

  // The card's number was checked, and is not stored.
  implement(app, contract.savePluginChoices, ({ person, body: { card: _, ...choices } }) =>
    saveChoices(db, person.id, choices),
  );
}
