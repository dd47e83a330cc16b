import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("the search finds an order by its customer, and the hit links to it in the list", async () => {
  const db = await openTestDb();
  const api = apiOf(db, await addPerson(db, "robin"));
  await db
    .insertInto("orders")
    .values({
      customerId: "C-1",
      customer: "Zither & Sons",
      email: "z@example.org",
      city: "Porto",
      postalZip: "4000",
      purchase: "2026-01-05",
      delivery: "2026-01-07",
      basePrice: 10,
      status: "New",
    })
    .execute();
  const { body } = await api.get("/search.json?q=ZITHER");
  expect(body.totals).toMatchObject({ orders: 1 });
  expect(body.data).toEqual([
    {
      kind: "orders",
      title: "AT-10001",
      text: "Zither & Sons, Porto",
      href: "/e-commerce/orders?orderId=AT-10001",
      date: "2026-01-05T00:00:00.000Z",
    },
  ]);
});
