import { expect, test } from "vitest";

import type { InvoiceText } from "#features/orders/web/invoice/describe-invoice.ts";
import { makeInvoicePdf } from "#features/orders/web/invoice/invoice-pdf.ts";
import type { DrawText } from "#web/lib/pdf/pdf.ts";

const draw: DrawText = () => ({
  jpeg: new Uint8Array([0xff, 0xd8]),
  pixels: { width: 40, height: 20 },
  width: 10,
  height: 5,
});
const invoice = (items: number): InvoiceText => ({
  title: "Invoice",
  number: "INV-10427",
  seller: ["Atrium Handel GmbH", "Wien"],
  customer: ["Nadia Quinn"],
  facts: [{ label: "Due date", value: "09 Dec 2026" }],
  columns: ["Item", "Quantity", "VAT", "Price", "Amount"],
  lines: Array.from({ length: items }, (_, index) => [`Item ${index}`, "1", "20%", "€1.00", "€1.00"]),
  sums: [
    { label: "VAT 20 %", value: "€2.00" },
    { label: "Total", value: "€12.00" },
  ],
  payment: "open",
  note: "Please transfer the total.",
});
const read = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
/** The horizontal position of a text. */
const startOf = (pdf: string, text: string) => Number(new RegExp(`([\\d.]+) [\\d.]+ Td \\(${text}\\)`).exec(pdf)?.[1]);

test.each([
  ["a4", "595.28 841.89"],
  ["letter", "612 792"],
] as const)("an invoice on %s has the size of the paper", (paper, size) => {
  expect(read(makeInvoicePdf(invoice(3), paper, draw))).toContain(`/MediaBox [0 0 ${size}]`);
});

test("every item is in the PDF once, and the sums are on the last page", () => {
  const pdf = read(makeInvoicePdf(invoice(40), "a4", draw));
  expect(pdf).toContain("/Count 3");
  expect(pdf.match(/\(Item \d+\) Tj/g)).toHaveLength(40);
  expect(pdf.match(/\(Total\) Tj/g)).toHaveLength(1);
  expect(pdf.indexOf("(Total) Tj")).toBeGreaterThan(pdf.indexOf("(Item 39) Tj"));
});

test("a PDF in a right-to-left language begins at the right", () => {
  const [ltr, rtl] = [false, true].map((isRightToLeft) => read(makeInvoicePdf(invoice(1), "a4", draw, isRightToLeft)));
  expect(startOf(ltr ?? "", "Item 0")).toBeLessThan(100);
  expect(startOf(rtl ?? "", "Item 0")).toBeGreaterThan(400);
});
