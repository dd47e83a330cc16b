import { type DrawText, startPdf } from "#web/lib/pdf/pdf.ts";

/** The content of a printout: every cell as formatted text. */
export type Paper = {
  readonly title: string;
  readonly columns: readonly {
    readonly title: string;
    readonly kind: "text" | "number" | "date";
    /** Relative to the other columns. */
    readonly width: number;
  }[];
  readonly rows: readonly (readonly string[])[];
};

// A4 landscape, in points.
const page = { width: 841.89, height: 595.28, margin: 36 };
const sizes = { title: 14, cell: 9, line: 16 };

/** Creates a PDF of a table, with the header on each page. */
export function makePdf({ title, columns, rows }: Paper, drawText: DrawText): Uint8Array<ArrayBuffer> {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const room = page.width - 2 * page.margin;
  const places = columns.map(({ kind, width }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.width, 0);
    return { kind, x: page.margin + (before / whole) * room, width: (width / whole) * room - 8 };
  });
  const pdf = startPdf(page, drawText);
  const perPage = Math.floor((page.height - 2 * page.margin - 24) / sizes.line) - 2;
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  for (let number = 1; number <= pages; number += 1) {
    pdf.addPage((pen) => {
      let y = page.height - page.margin - sizes.title;
      pen.text(title, page.margin, y, room, { size: sizes.title, isBold: true });
      pen.text(`${number} / ${pages}`, page.margin, y, room, { size: sizes.cell, isEnd: true });
      y -= 28;
      for (const [index, { kind, x, width }] of places.entries()) {
        pen.text(columns[index]?.title ?? "", x, y, width, {
          size: sizes.cell,
          isBold: true,
          isEnd: kind === "number",
        });
      }
      for (const row of rows.slice((number - 1) * perPage, number * perPage)) {
        pen.line(page.margin, y - 5, room);
        y -= sizes.line;
        for (const [index, { kind, x, width }] of places.entries()) {
          pen.text(row[index] ?? "", x, y, width, { size: sizes.cell, isEnd: kind === "number" });
        }
      }
    });
  }
  return pdf.finish();
}
