import { expect, test } from "vitest";

import { readInvoiceParams } from "#web/features/orders/invoice/invoice-params.ts";

test.each([
  [
    { order: "AT-10427", paper: "letter" },
    { order: "AT-10427", paper: "letter" },
  ],
  [{ order: "AT-10427", paper: "a4" }, { order: "AT-10427" }],
  [{ order: "10427" }, {}],
  [{ order: ["AT-1"] }, {}],
  [{ paper: "a5" }, {}],
])("%j is read as %j", (search, params) => {
  expect(readInvoiceParams(search)).toEqual(params);
});
