import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#demos/library/contract.ts";
import type { Db } from "#server/db/client.ts";
import { changeItem, setChecked } from "#demos/library/server/changes.ts";
import { findByName, findItem, readBranch, readFolders, readPath } from "#demos/library/server/queries.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchItem = english("File or folder not found");

export function libraryRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listBranch, ({ person, query }) => readBranch(db, person.id, query.parent));

  implement(app, contract.searchLibrary, ({ person, query }) => findByName(db, person.id, query.q));

  implement(app, contract.listLibraryFolders, async () => ({ folders: await readFolders(db) }));

  implement(app, contract.getLibraryItem, async ({ person, params }) => {
    const item = found(await findItem(db, person.id, params.id), noSuchItem);
    return { item, path: await readPath(db, item.id) };
  });

  implement(app, contract.updateLibraryItem, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(found(await changeItem(db, person.id, params.id, version, change), noSuchItem)),
  );

  implement(app, contract.checkLibraryItems, async ({ person, body }) => ({
    changed: await setChecked(db, person.id, body.ids, body.isChecked),
  }));
}
