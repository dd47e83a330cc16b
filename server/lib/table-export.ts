import { Zip, ZipDeflate } from "fflate";
import type { Hono } from "hono";

import {
  csvStart,
  mostSheetRows,
  sheetEnd,
  sheetStart,
  type SheetCell,
  type SheetColumn,
  workbookFiles,
  writeCsvRow,
  writeSheetRow,
} from "#contract/sheet.ts";
import { type ExportFormat, exportQuery, type TableQuery } from "#contract/table-query.ts";
import type { Db } from "#server/db/client.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, parse, requirePerson } from "#server/lib/implement.ts";
import { readTableRows, type TableSource } from "#server/lib/table-query.ts";

/**
 * So many exports run at once; each holds a connection to the database until its last row has left. Further ones are
 * asked to wait, so that no download keeps pages from being read.
 */
const mostExports = 3;

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jsonl: "application/jsonl; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

let running = 0;

/**
 * Answers GET at `path` with all rows of a table that match, as a file that is written while it is read: the memory
 * that it takes does not grow with the table. Who stops reading stops the work.
 *
 * @param name what the file is called
 */
export function exportRoute<Id extends string, Row extends { readonly [Column in Id]: SheetCell }>(
  app: Hono<AppEnv>,
  db: Db,
  path: string,
  name: string,
  source: TableSource<Id, Row>,
) {
  const schema = exportQuery(source.columns);
  app.get(path, (context) => {
    requirePerson(context);
    const query = parse(schema, context.req.query()) as TableQuery<Id> & {
      format: ExportFormat;
      language?: string;
      columns?: Id[];
    };
    if (running >= mostExports) {
      throw new AppError("unavailable", "Several exports are running. Try again soon", undefined, {
        "retry-after": "5",
      });
    }
    const wanted = query.columns
      ? query.columns.flatMap((id) => source.columns.find((column) => column.id === id) ?? [])
      : source.columns;
    const words = findDictionary(query.language ?? "en");
    const columns = wanted.map(({ id, title, kind }): SheetColumn & { id: Id } => ({
      id,
      title: words?.[title] ?? title,
      kind: kind === "choice" ? "text" : kind,
    }));
    const rows = cellsOf(readTableRows(db, source, query), columns);
    const writers = { csv: writeCsv, xlsx: writeXlsx, jsonl: writeLines };
    const chunks = writers[query.format](columns, rows, name);
    context.header("content-type", types[query.format]);
    context.header("content-disposition", `attachment; filename="${name}.${query.format}"`);
    context.header("cache-control", "no-store");
    return context.body(toStream(counted(chunks)));
  });
}

async function* cellsOf<Id extends string, Row extends { readonly [Column in Id]: SheetCell }>(
  batches: AsyncIterable<Row[]>,
  columns: readonly { readonly id: Id }[],
) {
  for await (const batch of batches) yield batch.map((row) => columns.map(({ id }): SheetCell => row[id]));
}

const encoder = new TextEncoder();

/** A batch of rows at a time. */
async function* writeCsv(columns: readonly SheetColumn[], batches: AsyncIterable<SheetCell[][]>) {
  yield encoder.encode(csvStart + writeCsvRow(columns.map(({ title }) => title)));
  for await (const batch of batches) yield encoder.encode(batch.map(writeCsvRow).join(""));
}

async function* writeLines(_columns: readonly SheetColumn[], batches: AsyncIterable<SheetCell[][]>) {
  for await (const batch of batches) yield encoder.encode(batch.map((cells) => `${JSON.stringify(cells)}\n`).join(""));
}

/** As above. What a worksheet cannot hold goes on in the next one. */
export async function* writeXlsx(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<SheetCell[][]>,
  name: string,
  mostRows = mostSheetRows,
) {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const begin = (path: string) => {
    // The quickest level: the rest are half the speed for a tenth of the size.
    const file = new ZipDeflate(path, { level: 1 });
    zip.add(file);
    return file;
  };
  let sheets = 0;
  const beginSheet = () => {
    const sheet = begin(`xl/worksheets/sheet${(sheets += 1)}.xml`);
    sheet.push(encoder.encode(sheetStart(columns)));
    return sheet;
  };
  let sheet = beginSheet();
  // The titles are a row.
  let rows = 1;
  for await (const batch of batches) {
    for (let at = 0; at < batch.length;) {
      if (rows === mostRows) {
        sheet.push(encoder.encode(sheetEnd), true);
        sheet = beginSheet();
        rows = 1;
      }
      const part = batch.slice(at, at + mostRows - rows);
      sheet.push(encoder.encode(part.map((cells) => writeSheetRow(columns, cells)).join("")));
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

async function* counted(chunks: AsyncGenerator<Uint8Array, void>) {
  running += 1;
  try {
    yield* chunks;
  } finally {
    running -= 1;
  }
}

/** Who reads nothing for so long, in milliseconds, has left without a word, and holds nothing any more. */
const longestPause = 60_000;

/** Nothing is made before it is asked for, and nothing after nobody asks any more. */
function toStream(chunks: AsyncGenerator<Uint8Array, void>) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = async () => {
    clearTimeout(pause);
    await chunks.return(undefined);
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      clearTimeout(pause);
      const next = await chunks.next();
      if (next.done === true) return controller.close();
      controller.enqueue(next.value as Uint8Array<ArrayBuffer>);
      pause = setTimeout(() => {
        controller.error(new Error("Nobody has read the export for a while"));
        void stop();
      }, longestPause);
      return undefined;
    },
    cancel: stop,
  });
}
