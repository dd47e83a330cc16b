import { expect, test } from "vitest";

import { parseRows, parseStockRow, parseTemperatureRow } from "#demos/graphs/web/tables/parse-rows.ts";

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

test.each([
  ["20261120,-3.1;0.4;4.2,9.8;12;15.5", day(2026, 11, 20), [-3.1, 0.4, 4.2], [9.8, 12, 15.5]],
  ["20240229,0;0;0,1;2;3", day(2024, 2, 29), [0, 0, 0], [1, 2, 3]],
  [" 20260101 , 1; 2 ;3 ,4;5;6", day(2026, 1, 1), [1, 2, 3], [4, 5, 6]],
  ["20260101,,4;5;6", day(2026, 1, 1), null, [4, 5, 6]],
  ["20260101,1;;3,4;5;6", day(2026, 1, 1), null, [4, 5, 6]],
  ["20260101,1;2,4;5;6;7", day(2026, 1, 1), null, null],
  ["20260101,3;2;1,4;5;6", day(2026, 1, 1), null, [4, 5, 6]],
  ["20260101,1;two;3,4;5;Infinity", day(2026, 1, 1), null, null],
])("spec §3: the temperatures %j", (row, time, first, second) => {
  expect(parseTemperatureRow(row)).toEqual({ time, values: [first, second] });
});

test.each([
  "",
  "Date,One,Two",
  "2026-11-20,1;2;3,4;5;6",
  "20260229,1;2;3,4;5;6",
  "20261301,1;2;3,4;5;6",
  "20261120,1;2;3",
  "20261120,1;2;3,4;5;6,7;8;9",
])("%j is not a row of temperatures", (row) => {
  expect(parseTemperatureRow(row)).toBeUndefined();
});

test.each([
  ["1913-01,82;86.1;90,1811;1901.2;1987", day(1913, 1, 1)],
  ["2009-12,82;86.1;90,1811;1901.2;1987", day(2009, 12, 1)],
])("spec §3: the stock index %j", (row, time) => {
  expect(parseStockRow(row)).toEqual({
    time,
    values: [
      [82, 86.1, 90],
      [1811, 1901.2, 1987],
    ],
  });
});

test.each(["191301,1;2;3,4;5;6", "1913-13,1;2;3,4;5;6", "1913-00,1;2;3,4;5;6", "13-01,1;2;3,4;5;6"])(
  "%j is not a row of the stock index",
  (row) => {
    expect(parseStockRow(row)).toBeUndefined();
  },
);

test("invalid rows are left out, and the others are sorted by time", () => {
  const rows = ["20260102,1;2;3,1;2;3", "nonsense", "20260101,1;2;3,1;2;3"];
  expect(parseRows(rows, parseTemperatureRow).map(({ time }) => time)).toEqual([day(2026, 1, 1), day(2026, 1, 2)]);
});
