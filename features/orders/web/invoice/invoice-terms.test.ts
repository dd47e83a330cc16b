import { expect, test } from "vitest";

import type { OrderStatus } from "#features/orders/contract.ts";
import { dueDay, invoiceNumber, paymentOf } from "#features/orders/web/invoice/invoice-terms.ts";

test("an invoice has the number of its order", () => {
  expect(invoiceNumber("AT-10427")).toBe("INV-10427");
});

test.each([
  ["2026-11-25", "2026-12-09"],
  ["2026-12-20", "2027-01-03"],
  ["2028-02-20", "2028-03-05"],
])("a purchase on %s is due on %s", (purchase, due) => {
  expect(dueDay({ purchase })).toBe(due);
});

test.each<[OrderStatus, string, string]>([
  ["New", "2026-12-09", "open"],
  ["New", "2026-12-10", "overdue"],
  ["Paid", "2026-12-10", "paid"],
  ["Packed", "2026-12-10", "paid"],
  ["Delivered", "2026-12-10", "paid"],
  ["Returned", "2026-12-10", "void"],
  ["Cancelled", "2026-12-10", "void"],
])("an order that is %s on %s: %s", (status, today, payment) => {
  expect(paymentOf({ purchase: "2026-11-25", status }, today)).toBe(payment);
});
