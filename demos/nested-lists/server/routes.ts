import type { Hono } from "hono";

import * as contract from "#demos/nested-lists/contract.ts";
import type { Db } from "#server/db/client.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";
import { findLists, updateLists } from "#demos/nested-lists/server/queries.ts";

/** The nested lists of the sample. Each person has their own. */
export function nestedListsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.getNestedLists, ({ person }) => findLists(db, person.id));

  implement(app, contract.updateNestedLists, async ({ person, body: { version, ...change } }) =>
    refuseConflict(await updateLists(db, person.id, version, change)),
  );
}
