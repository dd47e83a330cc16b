import { z } from "zod/mini";

import { endpoint, several, Version } from "#contract/endpoint.ts";
import { type TableColumn, tablePage, tableQuery } from "#contract/tables/table-query.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    orders: true;
  }
}

/** The status of an order, in sequence; the last two end it early. */
export const orderStatuses = ["New", "Paid", "Packed", "Shipped", "Delivered", "Returned", "Cancelled"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The columns of the list of orders (specification §3). */
export const orderColumns = [
  { id: "orderId", title: "Order", kind: "text" },
  {
    id: "customerId",
    title: "Customer",
    kind: "text",
    exportedAs: [
      { id: "customer", title: "Customer", kind: "text" },
      { id: "customerId", title: "Customer number", kind: "text" },
    ],
  },
  { id: "purchase", title: "Purchase", kind: "date" },
  { id: "delivery", title: "Delivery", kind: "date" },
  { id: "basePrice", title: "Base price", kind: "number", isMoney: true },
  { id: "postalZip", title: "Postal code", kind: "text" },
  { id: "status", title: "Status", kind: "choice", choices: orderStatuses },
] as const satisfies readonly TableColumn[];
export type OrderColumn = (typeof orderColumns)[number]["id"];

export const OrderRow = z.object({
  /** The order number, which is the key: `AT-10427`. */
  orderId: z.string(),
  customerId: z.string(),
  /** The customer's name. */
  customer: z.string(),
  purchase: z.iso.date(),
  /** The expected or actual day of delivery. */
  delivery: z.iso.date(),
  /** The total price of the goods, in euros. */
  basePrice: z.number(),
  postalZip: z.string(),
  status: OrderStatus,
  /** The number of changes. A change names the version it is based on. */
  version: z.int(),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** The value added tax on delivery, and on lines without a rate of their own, in percent. */
export const standardVatRate = 20;

export const OrderLine = z.object({
  name: z.string(),
  quantity: z.int(),
  /** Of one, in euros, including the tax. */
  price: z.number(),
  /** The value added tax, in percent. */
  vatRate: z.number(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.extend(OrderRow, {
  email: z.string(),
  city: z.string(),
  /** In euros, in addition to the base price. */
  shipping: z.number(),
  lines: z.array(OrderLine),
  /** The statuses of the order, oldest first. */
  history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })),
});
export type Order = z.infer<typeof Order>;

const OrderId = z.string().check(z.regex(/^AT-\d{1,9}$/, { error: "Order not found" }));

const params = z.object({ id: OrderId });

export const listOrders = endpoint({
  method: "GET",
  path: "/e-commerce/orders.json",
  summary: "A page of orders; `q` searches all columns and the city",
  readsFrom: "replica",
  query: tableQuery(orderColumns),
  response: tablePage(OrderRow),
});

export const getOrder = endpoint({
  method: "GET",
  path: "/e-commerce/orders.json/{id}",
  summary: "One order with its lines and its status history",
  params,
  response: Order,
});

export const updateOrder = endpoint({
  method: "PATCH",
  path: "/e-commerce/orders.json/{id}",
  summary: "Change the status of an order. A version other than the given one is a conflict",
  params,
  body: z.object({ status: OrderStatus, version: Version }),
  response: Order,
});

export const updateOrders = endpoint({
  method: "POST",
  path: "/e-commerce/orders.json/changes",
  summary: "Change the status of several orders. Unknown orders, and those with another version, are ignored",
  body: z.object({
    changes: several(z.object({ id: OrderId, status: OrderStatus, version: z.optional(Version) })),
  }),
  response: z.object({
    /** The changed orders with their previous status and their new version, with which the change can be undone. */
    changed: z.array(z.object({ id: z.string(), before: OrderStatus, version: z.int() })),
  }),
});

export const listOrderCounts = endpoint({
  method: "GET",
  path: "/e-commerce/order-counts.json",
  summary: "The number of orders of each status",
  readsFrom: "replica",
  response: z.array(z.object({ status: OrderStatus, count: z.int() })),
});

/** The path of the export. */
export const orderExportPath = "/e-commerce/orders/export";
