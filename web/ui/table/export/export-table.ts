import { english } from "#contract/english.ts";
import { csvStart, type SheetCell, type SheetColumn, writeCsvRow, writeTsvRow } from "#contract/sheet.ts";
import type { ExportFormat } from "#contract/table-query.ts";
import { openDownload } from "#web/lib/api-client.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { download } from "#web/lib/download.ts";
import { i18n, translateData } from "#web/lib/i18n.ts";
import type { Column } from "#web/ui/table/column.ts";
import type { ExportKind, ExportMenuProps } from "#web/ui/table/export/export-menu.tsx";
import type { ExportProgress } from "#web/ui/table/export/export-progress-dialog.tsx";
import { writeQuery } from "#web/ui/table/params.ts";
import { writeCell } from "#web/ui/table/export/write-cell.ts";

type How = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/** The limit for printing; files have no limit. */
const maxPrinted = 20_000;

/**
 * Exports all matching rows. Files that the server creates are saved as they arrive; for other targets the rows are
 * fetched as lines of JSON.
 *
 * @returns the number of rows, if the browser has seen them
 * @throws if there are too many rows to print, or the browser refuses to copy
 */
export async function exportTable<Row extends object>(
  kind: ExportKind,
  { name, title, columns, rows, exportPath, params }: ExportMenuProps<Row>,
  how: How,
): Promise<{ rows: number }> {
  const source = exportPath === undefined ? undefined : { path: exportPath, columns, params };
  if (source && (kind === "csv" || kind === "xlsx")) {
    download(await fetchFile(source, kind, how), `${name}.${kind}`);
    return { rows: 0 };
  }
  const cells = source
    ? await fetchCells(source, how)
    : (rows ?? []).map((row) => columns.map((column) => column.value(row)));
  const sheet = columns.map(({ title: word, kind: type }): SheetColumn => ({
    title: translateData(word),
    kind: type === "choice" ? "text" : type,
  }));
  if (kind === "copy") {
    const text = [sheet.map(({ title: word }) => word), ...cells].map(writeTsvRow).join("");
    if (!(await copyText(text))) throw new Error(english("The browser blocked copying"));
  } else if (kind === "csv") {
    const lines = [sheet.map(({ title: word }) => word), ...cells].map(writeCsvRow);
    download(new Blob([csvStart, ...lines], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
  } else if (kind === "xlsx") {
    const { makeXlsx } = await import("#web/ui/table/export/make-xlsx.ts");
    download(makeXlsx(sheet, cells, name), `${name}.xlsx`);
  } else {
    if (cells.length > maxPrinted)
      throw new Error(english("Too many rows to print or save as PDF. Filter them, or save them as Excel."));
    await putOnPaper(kind, name, title, columns, sheet, cells);
  }
  return { rows: cells.length };
}

async function putOnPaper<Row extends object>(
  kind: "pdf" | "print",
  name: string,
  title: string,
  columns: readonly Column<Row>[],
  sheet: readonly SheetColumn[],
  cells: readonly (readonly SheetCell[])[],
) {
  const paper = {
    title,
    columns: sheet.map((column, index) => ({ ...column, width: columns[index]?.width ?? 160 })),
    rows: cells.map((row) => columns.map((column, index) => writeCell(column, row[index]))),
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
  readonly params: ExportMenuProps<Row & object>["params"];
};

async function open<Row>({ path, columns, params }: Source<Row>, format: ExportFormat, { signal }: How) {
  const { page: _page, size: _size, ...query } = writeQuery(params);
  return openDownload(
    path,
    { ...query, format, language: i18n.language, columns: columns.map(({ id }) => id).join(",") },
    signal,
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
