import { Zip, ZipDeflate } from "fflate";
import type { Hono } from "hono";

import { isRightToLeft } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import {
  csvStart,
  maxSheetRows,
  sheetEnd,
  sheetFormatOf,
  sheetStart,
  type SheetCell,
  type SheetColumn,
  workbookFiles,
  writeCsvRow,
  writeSheetRow,
} from "#contract/tables/sheet.ts";
import {
  type ExportColumn,
  exportColumns,
  type ExportFormat,
  exportQuery,
  SelectedRows,
  type TableQuery,
} from "#contract/tables/table-query.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { streamExport } from "#server/lib/tables/stream-export.ts";
import { type AppEnv, parse, readFromReplica, requirePerson } from "#server/lib/http/implement.ts";
import { knownLanguage } from "#server/lib/text/search-words.ts";
import { readTableRows, type TableSource } from "#server/lib/tables/table-query.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jsonl: "application/jsonl; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

/**
 * Serves a table as a file: GET `path` all matching rows, and POST the selected ones. The file is streamed, so its memory
 * use does not grow with the table. A closed connection stops the work.
 *
 * @param name the file name
 * @param access the least role that may export it; every role by default
 */
export function exportRoute<Id extends string, Row extends { readonly [Column in Id]: SheetCell }>(
  app: Hono<AppEnv>,
  db: Db,
  path: string,
  name: string,
  source: TableSource<Id, Row>,
  access: Role = "viewer",
) {
  const schema = exportQuery(source.columns);
  const methods = source.key === undefined ? ["GET"] : ["GET", "POST"];
  app.on(methods, path, async (context) => {
    const person = requirePerson(context, access);
    const query = parse(schema, context.req.query()) as TableQuery<Id> & {
      format: ExportFormat;
      language?: string;
      columns?: Id[];
    };
    const keys =
      context.req.method === "POST"
        ? parse(SelectedRows, await context.req.json().catch(() => undefined)).keys
        : undefined;
    const headers = {
      "content-type": types[query.format],
      "content-disposition": `attachment; filename="${name}.${query.format}"`,
      "cache-control": "no-store",
    };
    if (context.req.method === "HEAD") return context.body(null, 200, headers);
    const wanted = query.columns
      ? query.columns.flatMap((id) => source.columns.find((column) => column.id === id) ?? [])
      : source.columns;
    const language = knownLanguage(query.language);
    const words = findDictionary(language);
    const translate = (text: string) => words?.[text] ?? text;
    const columns = exportColumns(wanted).map((column) => ({ ...column, title: translate(column.title) }));
    const writers = { csv: writeCsv, xlsx: writeXlsx, jsonl: writeLines };
    return readFromReplica(context, async () => {
      const rows = cellsOf(readTableRows(db, source, query, keys), columns, translate);
      const chunks = writers[query.format](columns, rows, { name, language });
      return context.body(streamExport(db, chunks, person.id), 200, headers);
    });
  });
}

/** The cells of each row, with choices translated. */
async function* cellsOf(
  batches: AsyncIterable<readonly object[]>,
  columns: readonly ExportColumn[],
  translate: (text: string) => string,
) {
  for await (const batch of batches) {
    yield batch.map((row) =>
      columns.map(({ id, isChoice }): SheetCell => {
        const cell = (row as Readonly<Record<string, SheetCell>>)[id];
        return isChoice && typeof cell === "string" ? translate(cell) : cell;
      }),
    );
  }
}

const encoder = new TextEncoder();

type FileOptions = { readonly name: string; readonly language: string };

/** Yields one batch of rows at a time. */
async function* writeCsv(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
  { language }: FileOptions,
) {
  const format = sheetFormatOf(language);
  const titles = columns.map(({ title }) => title);
  yield encoder.encode(csvStart + writeCsvRow(titles, format));
  for await (const batch of batches) yield encoder.encode(batch.map((cells) => writeCsvRow(cells, format)).join(""));
}

async function* writeLines(_columns: readonly SheetColumn[], batches: AsyncIterable<SheetCell[][]>) {
  for await (const batch of batches) yield encoder.encode(batch.map((cells) => `${JSON.stringify(cells)}\n`).join(""));
}

/** Yields one batch of rows at a time. Rows beyond the limit of a worksheet continue in the next one. */
export async function* writeXlsx(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
  { name, language }: FileOptions,
  maxRows = maxSheetRows,
) {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const begin = (path: string) => {
    // The fastest level: higher ones take twice the time to save a tenth of the size.
    const file = new ZipDeflate(path, { level: 1 });
    zip.add(file);
    return file;
  };
  let sheets = 0;
  const beginSheet = () => {
    const sheet = begin(`xl/worksheets/sheet${(sheets += 1)}.xml`);
    sheet.push(encoder.encode(sheetStart(columns, isRightToLeft(language))));
    return sheet;
  };
  let sheet = beginSheet();
  // The header is a row.
  let rows = 1;
  for await (const batch of batches) {
    for (let at = 0; at < batch.length;) {
      if (rows === maxRows) {
        sheet.push(encoder.encode(sheetEnd), true);
        sheet = beginSheet();
        rows = 1;
      }
      const part = batch.slice(at, at + maxRows - rows);
      const lines = part.map((cells, index) => writeSheetRow(columns, cells, rows + index + 1));
      sheet.push(encoder.encode(lines.join("")));
      rows += part.length;
      at += part.length;
    }
    yield* written.splice(0);
  }
  sheet.push(encoder.encode(sheetEnd), true);
  for (const [path, text] of Object.entries(workbookFiles(sheets, name))) begin(path).push(encoder.encode(text), true);
  zip.end();
  yield* written.splice(0);
}
