import { expect, test } from "vitest";

import { workbookFiles, writeCsvRow, writeSheetRow, writeTsvRow } from "./sheet.ts";

test.each([
  [["plain", 1, -2.5, null], "plain,1,-2.5,\r\n"],
  [['say "hi"', "a,b", "two\r\nlines"], '"say ""hi""","a,b","two\r\nlines"\r\n'],
  [["=cmd()", "+1", "-1", "@x", "\tx", "\rx"], `'=cmd(),'+1,'-1,'@x,'\tx,"'\rx"\r\n`],
  [["a=b", " =x", "日本語"], "a=b, =x,日本語\r\n"],
] as const)("RFC 4180: %j", (cells, line) => {
  expect(writeCsvRow(cells)).toBe(line);
});

test("for the clipboard, tabs and line ends begin no other cell", () => {
  expect(writeTsvRow(["a\tb", "c\r\nd", "=x", -1])).toBe("a b\tc d\t'=x\t-1\r\n");
});

test("cells of a worksheet have types, and no text breaks its XML", () => {
  const columns = [
    { title: "A", kind: "number" },
    { title: "B", kind: "date" },
    { title: "C", kind: "text" },
  ] as const;
  expect(writeSheetRow(columns, [1.5, "2026-11-20", "<b>&\u0001"])).toBe(
    '<row><c><v>1.5</v></c><c s="1"><v>46346</v></c><c t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;_x0001_</t></is></c></row>',
  );
  expect(writeSheetRow(columns, [Number.NaN, "1899-01-01", "_x0041_\uD800"])).toBe(
    '<row><c/><c t="inlineStr"><is><t xml:space="preserve">1899-01-01</t></is></c><c t="inlineStr"><is><t xml:space="preserve">_x005F_x0041_\uFFFD</t></is></c></row>',
  );
});

test("the sheets of a workbook are all named, without what Excel refuses", () => {
  const files = workbookFiles(2, "a/b:c");
  expect(files["xl/workbook.xml"]).toContain('name="a b c 2" sheetId="2"');
});
