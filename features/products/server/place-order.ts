import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";

/** In euros: orders below this amount pay for delivery. */
const freeFrom = 50;
const shippingPrice = 4.9;
/** From the purchase to the expected delivery, in days. */
const deliveryDays = 4;

type OrderLine = { readonly slug: string; readonly id: string; readonly quantity: number };

/**
 * Orders a quantity of a product for a user, and takes it from the stock. The sale counts on the latest day of the
 * dashboard's figures.
 *
 * @param line with the id of the request
 * @returns the number of the order, also if the same request has made it before; undefined if the product does not exist,
 * "sold-out" if there are not as many in stock, "conflict" if the id belongs to another order
 */
export const placeOrder = (db: Db, personId: string, { slug, id, quantity }: OrderLine) =>
  db.transaction().execute(async (transaction) => {
    // Locked, so that two simultaneous orders cannot take the same item.
    const product = await transaction
      .selectFrom("products")
      .select(["id", "name", "price", "stock"])
      .where("slug", "=", slug)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return undefined;
    const customer = await transaction
      .selectFrom("users")
      .select(["name", "email", "location", sql<string>`'C-' || upper(left(id::text, 8))`.as("customerId")])
      .where("id", "=", personId)
      .executeTakeFirstOrThrow();
    const lines = JSON.stringify([{ name: product.name, quantity, price: Number(product.price) }]);

    const known = await transaction
      .selectFrom("orders")
      .select(["orderId", sql<boolean>`customer_id = ${customer.customerId} and lines = ${lines}::jsonb`.as("isSame")])
      .where("requestId", "=", id)
      .executeTakeFirst();
    if (known) return known.isSame ? { orderId: known.orderId } : ("conflict" as const);
    if (product.stock < quantity) return "sold-out" as const;

    const now = new Date();
    const amount = Math.round(Number(product.price) * quantity * 100) / 100;
    const order = await transaction
      .insertInto("orders")
      .values({
        requestId: id,
        customerId: customer.customerId,
        customer: customer.name,
        email: customer.email,
        city: sql<string>`left(${customer.location}, 100)`,
        postalZip: "",
        purchase: now,
        delivery: new Date(now.getTime() + deliveryDays * 86_400_000),
        basePrice: amount,
        shipping: amount < freeFrom ? shippingPrice : 0,
        status: "New",
        lines,
        history: JSON.stringify([{ status: "New", at: now.toISOString() }]),
      })
      .returning("orderId")
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("products")
      .set({ stock: sql<number>`stock - ${quantity}` })
      .where("id", "=", product.id)
      .execute();
    await transaction
      .updateTable("siteDays")
      .set({ orders: sql<number>`orders + 1`, income: sql<string>`income + ${Math.round(amount * 100)}` })
      .where("day", "=", (query) => query.selectFrom("siteDays").select(({ fn }) => fn.max("day").as("day")))
      .execute();
    for (const topic of ["orders", "products", "visits"] as const) await announce(transaction, topic, everybody);
    return order;
  });
