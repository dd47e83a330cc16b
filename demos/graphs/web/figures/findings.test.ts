import { expect, test } from "vitest";

import {
  findBusiest,
  findExtremes,
  findLead,
  findGrowth,
  findSlowest,
  findTrend,
} from "#demos/graphs/web/figures/findings.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";

const t = createTranslate("en");

/** Without the marks that isolate names and figures. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

const figures = (name: string, ...values: number[]) => ({ name, values });

test("shares name the largest part, in percent of all", () => {
  const shares = [
    { name: "Phone", value: 30 },
    { name: "Desktop", value: 50 },
    { name: "Tablet", value: 20 },
  ];
  expect(plain(findLead(t, shares))).toBe("Largest share: Desktop, 50%.");
  expect(plain(findExtremes(t, shares))).toBe("Best rated: Desktop (50). Worst: Tablet (20).");
});

test("a series is compared with a period as long, also if their number is odd", () => {
  expect(plain(findTrend(t, figures("Visits", 9, 10, 10, 11, 11)))).toBe("Visits: 22, +10% on the period before.");
  expect(plain(findTrend(t, figures("Sales", 200, 100), (value) => `€${value}`))).toBe(
    "Sales: €100, -50% on the period before.",
  );
});

test("of several series, the one with the largest last value is named, whether it went up or down", () => {
  const found = findGrowth(t, ["Q1", "Q2", "Q3"], [figures("Web", 240, 0, 120), figures("Phone", 10, 90, 40)]);
  expect(plain(found)).toBe("Web in Q3: 120, -50% since Q1.");
});

test("a quarter and its figure stay whole within a sentence from right to left", () => {
  expect(findGrowth(t, ["2025 Q1", "2026 Q4"], [figures("Web", 100, 170)])).toContain(
    "\u20682026 Q4\u2069: \u2068170\u2069",
  );
});

test("teams are compared with last month, hours by their median", () => {
  const found = findBusiest(t, ["Sales", "Support"], [figures("Now", 5, 12), figures("Before", 7, 10)]);
  expect(plain(found)).toBe("Support has the most tickets: 12, +20% on last month.");
  const answers = [
    { hour: 9, values: [1, 2, 30, 4, 5] },
    { hour: 14, values: [1, 2, 80, 4, 5] },
  ];
  expect(plain(findSlowest(t, answers))).toBe("Slowest at 2:00 PM: a median of 80 ms.");
});

test("without data, and without anything to compare, nothing is said", () => {
  expect([
    findLead(t, []),
    findExtremes(t, []),
    findTrend(t, figures("Visits")),
    findTrend(t, figures("Visits", 0, 3)),
    findGrowth(t, [], []),
    findBusiest(t, [], []),
    findSlowest(t, []),
  ]).toEqual(["", "", "", "", "", "", ""]);
});
