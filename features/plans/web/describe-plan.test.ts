import { afterAll, expect, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { formatCents, monthlyPrice, yearlySaving } from "#features/plans/web/describe-plan.ts";

afterAll(configureOffice({ currency: "EUR" }));

const plan = { prices: { monthly: 2400, yearly: 24_000 } };

test("a month of a year is a twelfth of it, and the saving is exact", () => {
  expect(monthlyPrice(plan, "monthly")).toBe(2400);
  expect(monthlyPrice(plan, "yearly")).toBe(2000);
  expect(yearlySaving(plan)).toBe(4800);
});

test.each([
  [0, "€0"],
  [2400, "€24"],
  [2450, "€24.50"],
])("%s cents are shown as %s", (cents, expected) => {
  expect(formatCents(cents)).toBe(expected);
});
