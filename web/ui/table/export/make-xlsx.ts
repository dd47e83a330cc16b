import { strToU8, zipSync } from "fflate";

import {
  maxSheetRows,
  sheetEnd,
  sheetStart,
  type SheetCell,
  type SheetColumn,
  workbookFiles,
  writeSheetRow,
} from "#contract/tables/sheet.ts";

/** Creates a workbook from rows in the browser. For server tables, the server streams the file. */
export function makeXlsx(
  columns: readonly SheetColumn[],
  rows: readonly (readonly SheetCell[])[],
  name: string,
  isRightToLeft: boolean,
) {
  const sheets = Math.max(1, Math.ceil(rows.length / (maxSheetRows - 1)));
  const files = Object.entries(workbookFiles(sheets, name)).map(([path, text]) => [path, strToU8(text)] as const);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const part = rows.slice(sheet * (maxSheetRows - 1), (sheet + 1) * (maxSheetRows - 1));
    const lines = part.map((cells, index) => writeSheetRow(columns, cells, index + 2)).join("");
    files.push([`xl/worksheets/sheet${sheet + 1}.xml`, strToU8(sheetStart(columns, isRightToLeft) + lines + sheetEnd)]);
  }
  const zipped = zipSync(Object.fromEntries(files), { level: 1 });
  return new Blob([zipped], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
