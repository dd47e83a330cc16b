import type { Hono } from "hono";

import * as contract from "#demos/inline-edit/contract.ts";
import type { Db } from "#server/db/client.ts";
import { findValues, updateValues } from "#demos/inline-edit/server/queries.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

/** The values of the inline-edit sample. Each person has their own. */
export function inlineEditRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getInlineValues, ({ person }) => findValues(db, person.id));

  implement(app, contract.updateInlineValues, async ({ person, body: { version, ...change } }) =>
    refuseConflict(await updateValues(db, person.id, version, change)),
  );
}
