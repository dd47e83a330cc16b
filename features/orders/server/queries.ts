import { sql } from "kysely";

import { english } from "#contract/text/english.ts";
import {
  type Order,
  type OrderLine,
  type OrderStatus,
  orderStatuses,
  standardVatRate,
} from "#features/orders/contract.ts";
import type { Db } from "#server/db/client.ts";
import { addActivities } from "#server/lib/rows/activities.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { orderSelection } from "#features/orders/server/sources.ts";

/** Lines that were stored before they had a rate have the standard one. */
type StoredOrder = Omit<Order, "lines"> & {
  readonly lines: readonly (Omit<OrderLine, "vatRate"> & Partial<Pick<OrderLine, "vatRate">>)[];
};

export async function findOrder(db: Db, orderId: string): Promise<Order | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${orderSelection}, email, city, shipping::float8 as shipping, lines, history
    from orders where order_id = ${orderId}`.execute(db);
  const [order] = rows;
  return order && { ...order, lines: order.lines.map((line) => ({ vatRate: standardVatRate, ...line })) };
}

/** The number of orders per status, in the order of the statuses. */
export async function countOrders(db: Db) {
  const counted = await db
    .selectFrom("orders")
    .select(({ fn }) => ["status", fn.countAll<string>().as("count")])
    .groupBy("status")
    .execute();
  const counts = new Map(counted.map(({ status, count }) => [status, Number(count)]));
  return orderStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

type Change = { readonly id: string; readonly status: OrderStatus; readonly version?: number | undefined };

/** @returns undefined if the order does not exist, "conflict" if it has another version by now */
export const updateOrder = (db: Db, personId: string, change: Change) =>
  db.transaction().execute(async (transaction) => {
    const changed = await setStatus(transaction, personId, change);
    const order = await findOrder(transaction, change.id);
    if (!order) return undefined;
    if (changed) await notifyFormer(transaction, personId, [changed]);
    if (changed) await announce(transaction, "orders", everybody);
    // Setting the current status again is neither a change nor a conflict.
    return changed || order.version === change.version ? order : ("conflict" as const);
  });

/** @returns the changed orders, with their previous status */
export const updateOrders = (db: Db, personId: string, changes: readonly Change[]) =>
  db.transaction().execute(async (transaction) => {
    // In a fixed order, to prevent deadlocks between concurrent changes.
    const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const changed = [];
    for (const change of inOrder) {
      const done = await setStatus(transaction, personId, change);
      if (done) changed.push(done);
    }
    await notifyFormer(transaction, personId, changed);
    if (changed.length > 0) await announce(transaction, "orders", everybody);
    return changed;
  });

type Changed = { id: string; status: OrderStatus; before: OrderStatus; formerId: string | null; version: number };

/** Adds the activities of those who gave the orders their previous status. */
const notifyFormer = (transaction: Db, personId: string, changed: readonly Changed[]) =>
  addActivities(
    transaction,
    changed.flatMap(({ id, status, formerId }) =>
      formerId === null || formerId === personId
        ? []
        : {
            userId: formerId,
            actorId: personId,
            type: "notifications" as const,
            title: english("{{name}} changed the status of order {{order}}"),
            // The name of a status is a text of the app.
            text: status,
            details: { order: id },
            href: `/e-commerce/orders?orderId=${id}`,
            subject: id,
          },
    ),
  );

async function setStatus(transaction: Db, personId: string, { id, status, version }: Change) {
  const { rows } = await sql<Changed>`
    update orders set
      status = ${status},
      version = orders.version + 1,
      status_by = ${personId},
      history = orders.history || jsonb_build_object('status', ${status}::text, 'at', ${new Date().toISOString()}::text)
    from (select id, status, status_by from orders where order_id = ${id} for update) as known
    where orders.id = known.id and known.status <> ${status}
      and (${version ?? null}::int is null or orders.version = ${version ?? null}::int)
    returning
      orders.order_id as id, orders.status, known.status as before, known.status_by as former_id, orders.version`.execute(
    transaction,
  );
  return rows[0];
}
