import { expect, test } from "vitest";

import type { DrawText } from "#web/lib/pdf/pdf.ts";
import { makePdf } from "#web/ui/table/export/pdf.ts";

const columns = [
  { title: "Name", kind: "text", width: 200 },
  { title: "Amount", kind: "number", width: 100 },
] as const;
const drawn: string[] = [];
const draw: DrawText = (text) => {
  drawn.push(text);
  return { jpeg: new Uint8Array([0xff, 0xd8]), pixels: { width: 40, height: 20 }, width: 10, height: 5 };
};
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");

test("every row is on a page, and every object is at its offset in the cross-reference table", () => {
  const rows = Array.from({ length: 100 }, (_, index) => [`Row ${index}`, String(index)]);
  const text = textOf(makePdf({ title: "All", columns, rows }, draw));
  expect(text.match(/\/Type \/Page /g)).toHaveLength(4);
  expect(text.match(/\(Row \d+\) Tj/g)).toHaveLength(100);
  const [, start = ""] = /startxref\n(\d+)/.exec(text) ?? [];
  expect(text.slice(Number(start), Number(start) + 4)).toBe("xref");
  const places = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.every((place, index) => text.startsWith(`${index + 1} 0 obj`, place))).toBe(true);
});

test("Latin text is written with special characters escaped, and each other text is drawn as an image once", () => {
  drawn.length = 0;
  const text = textOf(
    makePdf(
      {
        title: "T",
        columns,
        rows: [
          ["a(b)\\ü€", "1"],
          ["日本", "2"],
          ["日本", "3"],
        ],
      },
      draw,
    ),
  );
  expect(text).toContain(String.raw`(a\(b\)\\\374\200) Tj`);
  expect(drawn).toEqual(["日本"]);
  expect(text.match(/ Do Q/g)).toHaveLength(2);
});

test("a text too long for its column is truncated, and a table without rows has one page", () => {
  const text = textOf(makePdf({ title: "T", columns, rows: [["x".repeat(500), ""]] }, draw));
  expect(text).toMatch(/\(x+\.\.\.\) Tj/);
  expect(textOf(makePdf({ title: "T", columns, rows: [] }, draw))).toContain("/Count 1");
});
