import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#demos/tables/contract.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";
import { exportRoute } from "#server/lib/tables/table-export.ts";
import { findTablePlace, readTablePage } from "#server/lib/tables/table-query.ts";
import {
  addGridRow,
  deleteGridRows,
  findGridRow,
  restoreGridRows,
  updateGridRow,
} from "#demos/tables/server/queries.ts";
import { dataSource, gridSource } from "#demos/tables/server/sources.ts";

const noSuchRow = english("Row not found");

/** The default page size of the data table and the grid (specification §9). */
const dataPage = 15;
const gridPage = 10;

export function tablesRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listDataRows, ({ query }) => readTablePage(db, dataSource, query, query.size ?? dataPage));
  exportRoute(app, db, contract.dataExportPath, "data", dataSource);

  implement(app, contract.listGridRows, ({ query }) => readTablePage(db, gridSource, query, query.size ?? gridPage));
  exportRoute(app, db, contract.gridExportPath, "grid", gridSource);

  implement(app, contract.getGridRow, async ({ params }) => found(await findGridRow(db, params.id), noSuchRow));

  implement(app, contract.findGridPlace, async ({ params, query }) => {
    const { id } = found(await findGridRow(db, params.id), noSuchRow);
    return { index: await findTablePlace(db, gridSource, query, id) };
  });

  implement(app, contract.addGridRow, async ({ body }) => {
    const row = await addGridRow(db, body);
    if (!row) throw new AppError("conflict", "This ID belongs to another row");
    return row;
  });

  implement(app, contract.updateGridRow, async ({ params, body: { version, ...change } }) =>
    refuseConflict(found(await updateGridRow(db, params.id, version, change), noSuchRow)),
  );

  implement(app, contract.deleteGridRow, async ({ params }) => {
    found(await deleteGridRows(db, [params.id]), noSuchRow);
    return {};
  });

  implement(app, contract.deleteGridRows, async ({ body }) => {
    await deleteGridRows(db, body.ids);
    return {};
  });

  implement(app, contract.restoreGridRows, async ({ body }) => {
    await restoreGridRows(db, body.ids);
    return {};
  });
}
