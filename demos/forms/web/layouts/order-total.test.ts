import { expect, test } from "vitest";

import { totalOrder } from "#demos/forms/web/layouts/order-total.ts";

test.each([
  { items: [], shipping: 0, sums: { subtotal: 0, shipping: 0, tax: 0, total: 0 } },
  {
    items: [{ name: "Chair", quantity: 2, price: 129.5 }],
    shipping: 12,
    sums: { subtotal: 259, shipping: 12, tax: 54.2, total: 325.2 },
  },
  {
    items: [{ name: "Cable", quantity: 3, price: 0.1 }],
    shipping: 0,
    sums: { subtotal: 0.3, shipping: 0, tax: 0.06, total: 0.36 },
  },
])("$sums.subtotal and $shipping for shipping are $sums.total with tax", ({ items, shipping, sums }) => {
  expect(totalOrder(items, shipping)).toEqual(sums);
});
