import { expect, test } from "vitest";

import type { SiteFigures } from "#features/visits/contract.ts";
import { findChanges } from "#features/visits/web/find-changes.ts";

const previous: SiteFigures = { visits: 1000, pageViews: 4000, orders: 50, customers: 20, income: 100_000 };

const changesTo = (totals: Partial<SiteFigures>, before: Partial<SiteFigures> = {}) =>
  findChanges({ totals: { ...previous, ...totals }, previous: { ...previous, ...before } }).map(
    ({ figure, share }) => `${figure} ${Math.round(share * 100)}`,
  );

test.each<[string, readonly string[], readonly string[]]>([
  ["nothing has changed", changesTo({}), []],
  ["a fall is larger than a rise", changesTo({ visits: 1100, orders: 30 }), ["orders -40", "visits 10"]],
  [
    "more figures have changed than there is room for",
    changesTo({ visits: 1100, pageViews: 4800, orders: 65, customers: 10 }),
    ["customers -50", "orders 30", "pageViews 20"],
  ],
  ["a change would be rounded to 0 %", changesTo({ visits: 1004, pageViews: 4030 }), ["pageViews 1"]],
  ["a figure was 0 before", changesTo({ visits: 1100 }, { orders: 0 }), ["visits 10"]],
  ["a figure has fallen to 0", changesTo({ customers: 0 }), ["customers -100"]],
])("%s", (_, changes, expected) => {
  expect(changes).toEqual(expected);
});
