import fc from "fast-check";
import { afterAll, afterEach, expect, test, vi } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";
import { configureOffice } from "#contract/office-testing.ts";
import { parseFilter } from "#contract/tables/table-query.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";
import { readRange, writeRange } from "#web/ui/table/filter/range-texts.ts";

afterAll(configureOffice({ currency: "EUR" }));

const amount = { id: "amount", title: "Amount", kind: "number" } as const;
const price = { ...amount, format: (value: number) => formatMoney(value) };
const id = { ...amount, format: String };
const twoDecimals = { ...amount, format: (value: number) => formatNumber(value, { minimumFractionDigits: 2 }) };
const day = { id: "date", title: "Date", kind: "date" } as const;

async function switchTo(language: string) {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  await setLanguage(language);
}
afterEach(() => switchTo("en"));

test.each([
  ["en", "1,000", "2,000", "1000..2000"],
  ["en", "1,000.5", "", "1000.5.."],
  ["de", "1.000", "2.000,25", "1000..2000.25"],
  ["fr", "1 000", "2\u202f000,25", "1000..2000.25"],
  ["ar", "١٬٠٠٠", "2,000", "1000..2000"],
  ["en", " ", "-5", "..-5"],
  ["en", "", "", ""],
])("%s: from %j to %j is the filter %j", async (language, from, to, filter) => {
  await switchTo(language);
  expect(readRange(amount, { from, to })).toEqual({ filter });
});

test.each([
  [{ from: "1,2,3", to: "" }, { from: "Enter a number like 12,345.67" }],
  [{ from: "1", to: "1e3" }, { to: "Enter a number like 12,345.67" }],
  [
    { from: "0x10", to: "many" },
    { from: "Enter a number like 12,345.67", to: "Enter a number like 12,345.67" },
  ],
  [{ from: "9999999999999999", to: "" }, { from: "The number is too large" }],
])("%j is rejected at each invalid end", (range, errors) => {
  expect(readRange(amount, range)).toEqual({ errors });
});

test("date ranges keep their ISO format, and a date outside 1900 to 2999 is an error", () => {
  expect(readRange(day, { from: "2026-01-01", to: "" })).toEqual({ filter: "2026-01-01.." });
  expect(writeRange(day, "2026-01-01..")).toEqual({ from: "2026-01-01", to: "" });
  expect(readRange(day, { from: "12026-01-01", to: "" })).toEqual({
    errors: { from: "Enter a date between 1900 and 2999" },
  });
});

test("fields show numbers as the cells do, without a unit", async () => {
  expect(writeRange(price, "1000..2000.5")).toEqual({ from: "1,000", to: "2,000.5" });
  expect(writeRange(twoDecimals, "1000..")).toEqual({ from: "1,000.00", to: "" });
  expect(writeRange(id, "..1200")).toEqual({ from: "", to: "1200" });
  await switchTo("de");
  expect(writeRange(price, "1000..2000.5")).toEqual({ from: "1.000", to: "2.000,5" });
});

test.each(knownLanguages.map(({ key }) => key))(
  "%s: showing a range and applying it again keeps the filter",
  async (language) => {
    await switchTo(language);
    const end = fc.integer({ min: -100_000_000, max: 100_000_000_000 }).map((cents) => String(cents / 100));
    fc.assert(
      fc.property(
        end,
        fc.oneof(end, fc.constant("")),
        fc.constantFrom(amount, price, id, twoDecimals),
        (from, to, column) => {
          const filter = `${from}..${to}`;
          expect(parseFilter(column, filter)).toBeDefined();
          expect(readRange(column, writeRange(column, filter))).toEqual({ filter });
        },
      ),
    );
  },
);
