import type { InvoiceText } from "#features/orders/web/invoice/describe-invoice.ts";
import type { Paper } from "#features/orders/web/invoice/invoice-params.ts";
import { type DrawText, type Pen, startPdf } from "#web/lib/pdf/pdf.ts";

// In points.
const sizes = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };
const margin = 56;
const text = { title: 20, name: 11, body: 9.5, line: 15, row: 21 };

/** The end of each column, as a part of the width. */
const columnEnds = [0.46, 0.58, 0.68, 0.84, 1];
/** The most items for which a page has room beside the addresses and the sums. */
const itemsPerPage = 18;

/** Creates the PDF of an invoice. Long ones have several pages, with the sums on the last. */
export function makeInvoicePdf(invoice: InvoiceText, paper: Paper, drawText: DrawText, isRightToLeft = false) {
  const page = sizes[paper];
  const width = page.width - 2 * margin;
  const pdf = startPdf(page, drawText, isRightToLeft);
  const pages = Math.ceil(invoice.lines.length / itemsPerPage);
  for (let number = 1; number <= pages; number += 1) {
    pdf.addPage((pen) => {
      let y = drawHead(pen, invoice, page.height - margin - text.title, width);
      y = drawRow(pen, invoice.columns, y, width, true);
      for (const cells of invoice.lines.slice((number - 1) * itemsPerPage, number * itemsPerPage))
        y = drawRow(pen, cells, y, width);
      if (number === pages) drawSums(pen, invoice, y, width);
      const place = pages > 1 ? `${invoice.number} · ${number} / ${pages}` : invoice.number;
      pen.text(place, margin, margin / 2, width, { size: text.body, isEnd: true });
    });
  }
  return pdf.finish();
}

/** @returns the position below it */
function drawHead(pen: Pen, invoice: InvoiceText, top: number, width: number) {
  const half = width / 2;
  pen.text(`${invoice.title} ${invoice.number}`, margin, top, half + 40, { size: text.title, isBold: true });
  drawLines(pen, invoice.seller, margin + half, top, half, true);
  const middle = top - 108;
  drawLines(pen, invoice.customer, margin, middle, half, false);
  for (const [index, { label, value }] of invoice.facts.entries()) {
    const y = middle - index * text.line;
    pen.text(label, margin + half, y, half / 2, { size: text.body });
    pen.text(value, margin + half * 1.5, y, half / 2, { size: text.body, isEnd: true });
  }
  return middle - invoice.facts.length * text.line - 32;
}

/** The first line is a name. */
function drawLines(pen: Pen, lines: readonly string[], x: number, top: number, width: number, isEnd: boolean) {
  for (const [index, line] of lines.entries()) {
    const isName = index === 0;
    pen.text(line, x, top - index * text.line, width, { size: isName ? text.name : text.body, isBold: isName, isEnd });
  }
}

/** @returns the position of the next row */
function drawRow(pen: Pen, cells: readonly string[], y: number, width: number, isBold = false) {
  for (const [index, cell] of cells.entries()) {
    const start = (columnEnds[index - 1] ?? 0) * width;
    const end = (columnEnds[index] ?? 1) * width;
    pen.text(cell, margin + start, y, end - start - 4, { size: text.body, isBold, isEnd: index > 0 });
  }
  pen.line(margin, y - 7, width);
  return y - text.row;
}

function drawSums(pen: Pen, { sums, note }: InvoiceText, top: number, width: number) {
  const [x, half] = [margin + width / 2, width / 2];
  let y = top - 6;
  for (const [index, { label, value }] of sums.entries()) {
    const isTotal = index === sums.length - 1;
    const options = { size: isTotal ? text.name : text.body, isBold: isTotal };
    pen.text(label, x, y, half * 0.6, options);
    pen.text(value, x + half * 0.6, y, half * 0.4 - 4, { ...options, isEnd: true });
    y -= text.row - 3;
  }
  pen.text(note, margin, y - 24, width, { size: text.body });
}
