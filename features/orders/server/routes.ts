import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/orders/contract.ts";
import type { Db } from "#server/db/client.ts";
import { found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";
import { exportRoute } from "#server/lib/tables/table-export.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";
import { countOrders, findOrder, updateOrder, updateOrders } from "#features/orders/server/queries.ts";
import { orderSource } from "#features/orders/server/sources.ts";

const noSuchOrder = english("Order not found");

/** The default page size. */
const orderPage = 15;

export function ordersRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listOrders, ({ query }) => readTablePage(db, orderSource, query, query.size ?? orderPage));
  exportRoute(app, db, contract.orderExportPath, "orders", orderSource);

  implement(app, contract.listOrderCounts, () => countOrders(db));

  implement(app, contract.getOrder, async ({ params }) => found(await findOrder(db, params.id), noSuchOrder));

  implement(app, contract.updateOrder, async ({ person, params, body }) =>
    refuseConflict(found(await updateOrder(db, person.id, { id: params.id, ...body }), noSuchOrder)),
  );

  implement(app, contract.updateOrders, async ({ person, body }) => ({
    changed: await updateOrders(db, person.id, body.changes),
  }));
}
