import { parseHtml } from "#web/lib/text/trusted-types.ts";

/**
 * The cells that a spreadsheet has put on the clipboard, by rows.
 *
 * @param html "" if there is none
 * @param text the same as text, with tabs between cells
 */
export function readCells(html: string, text: string): readonly (readonly string[])[] {
  const { body } = parseHtml(html);
  const rows = [...body.querySelectorAll("tr")].map((row) =>
    [...row.cells].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, " ")),
  );
  if (rows.length > 0) return rows;
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return text.trim() === "" ? [] : lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}
