import { english } from "#contract/text/english.ts";
import { isRightToLeft } from "#contract/languages.ts";
import { csvStart, type SheetCell, sheetFormatOf, writeCsvRow, writeTsvRow } from "#contract/tables/sheet.ts";
import { exportColumns, type ExportColumn, type ExportFormat } from "#contract/tables/table-query.ts";
import { openDownload } from "#web/lib/api/api-client.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/api/download.ts";
import { i18n, translateData } from "#web/lib/i18n/i18n.ts";
import { type Column, defaultColumnWidth } from "#web/ui/table/column.ts";
import type { ExportKind, ExportMenuProps } from "#web/ui/table/export/export-menu.tsx";
import type { ExportProgress } from "#web/ui/table/export/export-progress-dialog.tsx";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";
import { writeCell } from "#web/ui/table/export/write-cell.ts";

type How = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/** The limit for printing; files have no limit. */
const maxPrinted = 20_000;

/** A column of the file, and the column of the table that it comes from. */
type FileColumn<Row> = ExportColumn & { readonly column: Column<Row> };

/**
 * Exports all matching rows, or the selected ones. Files that the server creates are saved as they arrive; for other targets the rows are
 * fetched as lines of JSON.
 *
 * @returns the number of rows, if the browser has seen them
 * @throws if there are too many rows to print, or the browser refuses to copy
 */
export async function exportTable<Row extends object>(
  kind: ExportKind,
  { name, title, columns, rows = [], exportPath, params, keyOf }: ExportMenuProps<Row>,
  keys: readonly string[] | undefined,
  how: How,
): Promise<{ rows: number }> {
  const source = exportPath === undefined ? undefined : { path: exportPath, columns, params, keys };
  if (source && (kind === "csv" || kind === "xlsx")) {
    download(await fetchFile(source, kind, how), `${name}.${kind}`);
    return { rows: 0 };
  }
  const sheet = columns.flatMap((column) =>
    exportColumns([column]).map((exported): FileColumn<Row> => ({
      ...exported,
      title: translateData(exported.title),
      column,
    })),
  );
  const wanted = keys && new Set(keys);
  const cells = source
    ? await fetchCells(source, how)
    : rows.filter((row) => wanted?.has(keyOf(row)) ?? true).map((row) => sheet.map(cellOf(row)));
  const titles = sheet.map(({ title: word }) => word);
  const format = sheetFormatOf(i18n.language);
  if (kind === "copy") {
    const text = [titles, ...cells].map((line) => writeTsvRow(line, format)).join("");
    if (!(await copyText(text))) throw new Error(english("The browser blocked copying"));
  } else if (kind === "csv") {
    const lines = [titles, ...cells].map((line) => writeCsvRow(line, format));
    download(new Blob([csvStart, ...lines], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
  } else if (kind === "xlsx") {
    const { makeXlsx } = await import("#web/ui/table/export/make-xlsx.ts");
    download(makeXlsx(sheet, cells, name, isRightToLeft(i18n.language)), `${name}.xlsx`);
  } else {
    if (cells.length > maxPrinted)
      throw new Error(english("Too many rows to print or save as PDF. Filter them, or save them as Excel."));
    await putOnPaper(kind, name, title, sheet, cells);
  }
  return { rows: cells.length };
}

/** Reads a cell of a row that is in the browser, with choices translated. */
const cellOf =
  <Row extends object>(row: Row) =>
  ({ id, isChoice, column }: FileColumn<Row>): SheetCell => {
    const cell = id === column.id ? column.value(row) : (row as Readonly<Record<string, SheetCell>>)[id];
    return isChoice && typeof cell === "string" ? translateData(cell) : cell;
  };

async function putOnPaper<Row extends object>(
  kind: "pdf" | "print",
  name: string,
  title: string,
  sheet: readonly FileColumn<Row>[],
  cells: readonly (readonly SheetCell[])[],
) {
  const paper = {
    title,
    columns: sheet.map(({ title: word, kind: type, column: { width = defaultColumnWidth } }) => ({
      title: word,
      kind: type === "money" ? ("number" as const) : type,
      width,
    })),
    rows: cells.map((row) => sheet.map(({ column }, index) => writeCell(column, row[index]))),
  };
  if (kind === "print") {
    const { printRows } = await import("#web/ui/table/export/print-rows.ts");
    return printRows(paper);
  }
  const { makePdf } = await import("#web/ui/table/export/pdf.ts");
  const { drawText } = await import("#web/lib/pdf/draw-text.ts");
  return download(new Blob([makePdf(paper, drawText)], { type: "application/pdf" }), `${name}.pdf`);
}

type Source<Row> = {
  readonly path: string;
  readonly columns: readonly Column<Row>[];
  readonly params: TableParams;
  /** The selected rows; undefined for all that match. */
  readonly keys: readonly string[] | undefined;
};

async function open<Row>({ path, columns, params, keys }: Source<Row>, format: ExportFormat, { signal }: How) {
  // Rows may have been selected before a filter hid them.
  const { page: _page, size: _size, ...query } = writeQuery(keys ? { ...params, q: "", filters: {} } : params);
  return openDownload(
    path,
    { ...query, format, language: i18n.language, columns: columns.map(({ id }) => id).join(",") },
    signal,
    keys && { keys },
  );
}

async function fetchFile<Row>(source: Source<Row>, format: ExportFormat, how: How) {
  const response = await open(source, format, how);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const { chunk, bytes } of readChunks(response)) {
    parts.push(chunk);
    how.onProgress({ rows: undefined, bytes });
  }
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
}

async function fetchCells<Row>(source: Source<Row>, how: How) {
  const response = await open(source, "jsonl", how);
  const decoder = new TextDecoder();
  const cells: SheetCell[][] = [];
  let rest = "";
  for await (const { chunk, bytes } of readChunks(response)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) cells.push(JSON.parse(line) as SheetCell[]);
    how.onProgress({ rows: cells.length, bytes });
  }
  return cells;
}

async function* readChunks(response: Response) {
  const reader = response.body?.getReader();
  let bytes = 0;
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return;
    bytes += next.value.byteLength;
    yield { chunk: next.value, bytes };
  }
}
