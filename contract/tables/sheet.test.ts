import { expect, test } from "vitest";

import { sheetFormatOf, workbookFiles, writeCsvRow, writeSheetRow, writeTsvRow } from "./sheet.ts";

const english = sheetFormatOf("en");

test.each([
  [["plain", 1, -2.5, null], "plain,1,-2.5,\r\n"],
  [['say "hi"', "a,b", "two\r\nlines"], '"say ""hi""","a,b","two\r\nlines"\r\n'],
  [["=cmd()", "@x", "\tx", "\rx", "\nx"], `'=cmd(),'@x,"'\tx","'\rx","'\nx"\r\n`],
  [["a=b", " =x", "日本語"], "a=b, =x,日本語\r\n"],
  [["a;=cmd()", "a\t=cmd()"], '"a;=cmd()","a\t=cmd()"\r\n'],
] as const)("RFC 4180: %j", (cells, line) => {
  expect(writeCsvRow(cells, english)).toBe(line);
});

test.each([
  "=1+1",
  "=HYPERLINK(A1)",
  "+cmd|' /C calc'!A0",
  "-A1",
  "-2+3+cmd|' /C calc'!A0",
  "+1+A1",
  "-1*2",
  "@SUM(1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "\r\n=1",
  "＝1+1",
  "＋A1",
  "－A1",
  "＠SUM(1)",
  "+",
  "-",
  "--",
  "+x49",
])("text that a spreadsheet could evaluate is escaped in CSV and on the clipboard: %j", (text) => {
  expect(writeCsvRow([text], english)).toMatch(/^"?'/);
  expect(writeTsvRow([text], english)).toMatch(/^'/);
});

test.each([
  "+49 170 1234567",
  "+49 (0)170 123-45.67",
  "-5",
  "-5.25",
  "-1,234.50",
  "+1",
  "＋81 3 1234 5678",
  "1-2",
  "(555) 010-7788",
  "a@b.example",
  "x=1",
])("numbers, phone numbers and plain text stay unchanged: %j", (text) => {
  expect(writeTsvRow([text], english)).toBe(`${text}\r\n`);
  expect(writeCsvRow([text], english)).toBe(text.includes(",") ? `"${text}"\r\n` : `${text}\r\n`);
});

test("a worksheet stores text that looks like a formula as text", () => {
  expect(writeSheetRow([{ title: "A", kind: "number" }], ["=1+1"], 2)).toContain('t="inlineStr"');
});

test("tabs and line breaks do not start another cell on the clipboard", () => {
  expect(writeTsvRow(["a\tb", "c\r\nd", "=x", -1], english)).toBe("a b\tc d\t'=x\t-1\r\n");
});

test.each([
  ["en", "1234.5,-2,TRUE,,a.b\r\n"],
  ["ja", "1234.5,-2,TRUE,,a.b\r\n"],
  ["zh", "1234.5,-2,TRUE,,a.b\r\n"],
  ["ar", "1234.5,-2,TRUE,,a.b\r\n"],
  ["de", "1234,5;-2;TRUE;;a.b\r\n"],
  ["fr", "1234,5;-2;TRUE;;a.b\r\n"],
  ["es", "1234,5;-2;TRUE;;a.b\r\n"],
  ["pt", "1234,5;-2;TRUE;;a.b\r\n"],
])("the separators of %s are those that its spreadsheets expect", (language, line) => {
  const format = sheetFormatOf(language);
  const cells = [1234.5, -2, true, null, "a.b"];
  expect(writeCsvRow(cells, format)).toBe(line);
  expect(writeTsvRow(cells, format)).toBe(line.replaceAll(format.separator === ";" ? ";" : ",", "\t"));
});

test("worksheet cells have types, and text is escaped for XML", () => {
  const columns = [
    { title: "A", kind: "number" },
    { title: "B", kind: "date" },
    { title: "C", kind: "text" },
  ] as const;
  expect(writeSheetRow(columns, [1.5, "2026-11-20", "<b>&\u0001"], 2)).toBe(
    '<row r="2"><c r="A2"><v>1.5</v></c><c r="B2" s="1"><v>46346</v></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;_x0001_</t></is></c></row>',
  );
  expect(writeSheetRow(columns, [Number.NaN, "1899-01-01", "_x0041_\uD800"], 30)).toBe(
    '<row r="30"><c r="B30" t="inlineStr"><is><t xml:space="preserve">1899-01-01</t></is></c><c r="C30" t="inlineStr"><is><t xml:space="preserve">_x005F_x0041_\uFFFD</t></is></c></row>',
  );
});

test("the columns of a worksheet continue with AA after Z", () => {
  const columns = Array.from({ length: 704 }, () => ({ title: "", kind: "number" as const }));
  const row = writeSheetRow(
    columns,
    columns.map((_, index) => index),
    1,
  );
  const names = [...row.matchAll(/ r="([A-Z]+)1"/g)].map(([, name]) => name);
  expect([0, 25, 26, 51, 52, 701, 702, 703].map((index) => names[index])).toEqual([
    "A",
    "Z",
    "AA",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
    "AAB",
  ]);
});

test("a workbook's sheets are numbered and named without characters that Excel rejects", () => {
  const files = workbookFiles(2, "a/b:c");
  expect(files["xl/workbook.xml"]).toContain('name="a b c 2" sheetId="2"');
});
