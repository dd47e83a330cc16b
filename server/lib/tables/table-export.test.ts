import ExcelJs from "exceljs";
import { strFromU8, unzipSync } from "fflate";
import readExcelFile from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import XlsxPopulate from "xlsx-populate";

import { configureOffice } from "#contract/office-testing.ts";
import type { SheetCell, SheetColumn } from "#contract/tables/sheet.ts";
import { writeXlsx } from "#server/lib/tables/table-export.ts";

afterAll(configureOffice({ currency: "EUR" }));

async function writeFile(
  columns: readonly SheetColumn[],
  batches: readonly SheetCell[][][],
  { language = "en", maxRows = 100 } = {},
) {
  async function* read() {
    for (const batch of batches) yield await Promise.resolve(batch);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx(columns, read(), { name: "many", language }, maxRows)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const textOf = (file: Uint8Array, path: string) => strFromU8(unzipSync(new Uint8Array(file))[path] ?? new Uint8Array());

test("rows beyond a worksheet's limit continue in the next one, with the titles repeated", async () => {
  const file = await writeFile(
    [{ title: "Number", kind: "number" }],
    [
      [[1], [2], [3]],
      [[4], [5]],
    ],
    { maxRows: 3 },
  );
  const rows = (sheet: number) =>
    [...textOf(file, `xl/worksheets/sheet${sheet}.xml`).matchAll(/ r="(\w+)"[^>]*><(?:v>(\d)|is><t[^>]*>(\w+))/g)].map(
      ([, place, value, title]) => [place, value ?? title],
    );
  expect([rows(1), rows(2), rows(3)]).toEqual([
    [
      ["A1", "Number"],
      ["A2", "1"],
      ["A3", "2"],
    ],
    [
      ["A1", "Number"],
      ["A2", "3"],
      ["A3", "4"],
    ],
    [
      ["A1", "Number"],
      ["A2", "5"],
    ],
  ]);
  expect(textOf(file, "xl/workbook.xml")).toContain('name="many 3"');
});

test("a worksheet in Arabic begins on the right", async () => {
  const columns = [{ title: "Number", kind: "number" }] as const;
  const start = async (language: string) =>
    textOf(await writeFile(columns, [], { language }), "xl/worksheets/sheet1.xml");
  expect(await start("ar")).toContain('rightToLeft="1"');
  expect(await start("de")).not.toContain("rightToLeft");
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const columns = [
  { title: "Text", kind: "text" },
  { title: "Number", kind: "number" },
  { title: "Money", kind: "money" },
  { title: "Date", kind: "date" },
] as const;
/** Rows, and how a program reads them where that differs. */
const cases: readonly (readonly [written: SheetCell[], read?: readonly unknown[]])[] = [
  [["Text", "Number", "Money", "Date"]],
  [
    ['a & <b> "c"', -1.5, 1234.5, "2026-11-20"],
    ['a & <b> "c"', -1.5, 1234.5, day("2026-11-20")],
  ],
  [["=1+1", 0, 0.1, "1850-01-01"]],
  [
    ["  spaces  ", 1e21, null, "2024-02-29"],
    ["  spaces  ", 1e21, null, day("2024-02-29")],
  ],
  [
    ["", null, 2, undefined],
    [null, null, 2, null],
  ],
  [["שלום مرحبا 😀", true, false, "x"]],
  [
    ["two\r\nlines _x0041_", null, null, null],
    ["two\nlines _x0041_", null, null, null],
  ],
  // XML cannot contain the first one; the second one is half a character.
  [
    ["\u0001\uD800", Number.NaN, Number.POSITIVE_INFINITY, 3],
    ["\u0001\uFFFD", null, null, 3],
  ],
];
const expected = cases.map(([written, read]) => read ?? written);

/** Some programs leave the escapes of Excel to their callers. */
const unescape = (cell: unknown) =>
  typeof cell === "string"
    ? cell.replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : (cell ?? null);

const readers: Readonly<Record<string, (file: Buffer) => Promise<readonly (readonly unknown[])[]>>> = {
  async exceljs(file) {
    const workbook = new ExcelJs.Workbook();
    await workbook.xlsx.load(new Uint8Array(file).buffer);
    const rows = workbook.worksheets[0]?.getRows(1, cases.length) ?? [];
    expect(rows[1]?.getCell(3).numFmt).toBe("#,##0.00 [$€]");
    return rows.map((row) => columns.map((_, index) => unescape(row.getCell(index + 1).value)));
  },
  async "read-excel-file"(file) {
    const [sheet] = await readExcelFile(file, { trim: false });
    return sheet?.data ?? [];
  },
  async "xlsx-populate"(file) {
    const workbook = await XlsxPopulate.fromDataAsync(file);
    // It leaves dates as numbers.
    return workbook
      .sheet(0)
      .usedRange()
      .value()
      .map((row) =>
        row.map((cell) => (cell === 46_346 ? day("2026-11-20") : cell === 45_351 ? day("2024-02-29") : unescape(cell))),
      );
  },
};

test.each(Object.keys(readers))("%s reads every kind of cell", async (name) => {
  const [, ...rows] = cases;
  const file = await writeFile(columns, [rows.map(([written]) => written)]);
  expect(await readers[name]?.(file)).toEqual(expected);
});
