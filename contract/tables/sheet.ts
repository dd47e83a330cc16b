import { office } from "../../office.config.ts";
import { displayLocale } from "../values/display-locale.ts";

/** A column of an exported table. `money` is in the currency of the office. */
export type SheetColumn = { readonly title: string; readonly kind: "text" | "number" | "money" | "date" };
/** A cell of an exported table: a text, a number, a yes or no, or a day as `2026-11-20`. */
export type SheetCell = string | number | boolean | null | undefined;

/** A byte order mark: without it, spreadsheets assume a legacy encoding. */
export const csvStart = "\uFEFF";

/** The separators that spreadsheets expect in text: between cells, and before decimals. */
export type SheetFormat = { readonly separator: "," | ";"; readonly decimal: "." | "," };

/** The separators of a language: where the comma separates decimals, the semicolon separates cells. */
export function sheetFormatOf(language: string): SheetFormat {
  const parts = new Intl.NumberFormat(displayLocale(language)).formatToParts(0.5);
  const isComma = parts.some(({ type, value }) => type === "decimal" && value === ",");
  return isComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/**
 * Writes one row of CSV (RFC 4180), including CRLF. A text that a spreadsheet would evaluate as a formula is prefixed
 * with an apostrophe, so that one person's input does not run on another person's machine. Texts with a semicolon or
 * tab are quoted too, since spreadsheets of many locales use them as separators.
 */
export const writeCsvRow = (cells: readonly SheetCell[], format: SheetFormat) =>
  `${cells.map((cell) => writeCsvCell(cell, format)).join(format.separator)}\r\n`;

function writeCsvCell(cell: SheetCell, format: SheetFormat) {
  if (typeof cell !== "string") return writeValue(cell, format);
  const safe = defuseFormula(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes what is not a text. Numbers have no separators between thousands, which spreadsheets read as text. */
function writeValue(cell: Exclude<SheetCell, string>, { decimal }: SheetFormat) {
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return String(cell ?? "").replace(".", decimal);
}

/**
 * Characters with which formulas begin, or which spreadsheets skip before one. In Japanese and Chinese, full-width
 * signs count as the plain ones.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A sign followed by digits and punctuation: `-5`, `-1,234.50`, `+49 (170) 123-45`. It cannot call a function. */
const signedNumber = /^[+\-＋－][ (]*\d[\d ().,-]*$/;

const defuseFormula = (text: string) => (formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text);

/** Writes one row for the clipboard. Tabs and line ends would begin another cell, so they become spaces. */
export const writeTsvRow = (cells: readonly SheetCell[], format: SheetFormat) =>
  `${cells
    .map((cell) =>
      typeof cell === "string" ? defuseFormula(cell).replaceAll(/[\t\r\n]+/g, " ") : writeValue(cell, format),
    )
    .join("\t")}\r\n`;

// Excel: the parts of an xlsx file (ECMA-376), as text.

/** The maximum number of rows in a worksheet. */
export const maxSheetRows = 1_048_576;
/** The maximum number of characters in a cell. */
const maxCell = 32_767;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaging = "http://schemas.openxmlformats.org/package/2006";
const openXml = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML cannot contain are written as Excel does: `_x0001_`. */
const escapeXml = (text: string) =>
  text
    .slice(0, maxCell)
    // Line breaks within a cell are single characters.
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? "")
    // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
    .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, (character) => {
      const code = character.codePointAt(0) ?? 0;
      return `_x${code.toString(16).padStart(4, "0").toUpperCase()}_`;
    })
    // Unpaired surrogates.
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");

/** Days since the end of 1899, as spreadsheets count; exact from March 1900 on. */
const serialOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

/** Indexes into the styles of `sheetStyles`. */
const styleOf = { text: 0, number: 0, date: 1, title: 2, money: 3 } as const;

/** The start of a worksheet, with its first row. @param isRightToLeft whether its columns begin on the right */
export const sheetStart = (columns: readonly SheetColumn[], isRightToLeft = false) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ""} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(
      ({ kind }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${kind === "text" ? 24 : 14}" customWidth="1"/>`,
    )
    .join("")}</cols><sheetData>${writeTitles(columns)}`;

export const sheetEnd = "</sheetData></worksheet>";

const writeTitles = (columns: readonly SheetColumn[]) =>
  writeRow(
    1,
    columns.map(({ title }) => writeText(title, styleOf.title)),
  );

/** The attributes of a `<c>` element besides its reference, and its content. */
type CellParts = readonly [attributes: string, content: string] | undefined;

/** Rows and cells have their places in the sheet: without them, many programs read no cell. Empty cells are left out. */
const writeRow = (number: number, cells: readonly CellParts[]) =>
  `<row r="${number}">${cells
    .map((cell, index) => (cell ? `<c r="${columnName(index)}${number}"${cell[0]}>${cell[1]}</c>` : ""))
    .join("")}</row>`;

/** `A` to `Z`, then `AA`. */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

const styled = (style: number) => (style ? ` s="${style}"` : "");

const writeText = (text: string, style: number): CellParts => [
  `${styled(style)} t="inlineStr"`,
  `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`,
];

/**
 * Writes one row, each cell in the type of its column. A day that a spreadsheet cannot represent stays a text.
 *
 * @param number of the row in its sheet; 1 has the titles
 */
export const writeSheetRow = (columns: readonly SheetColumn[], cells: readonly SheetCell[], number: number) =>
  writeRow(
    number,
    columns.map(({ kind }, index) => writeCell(kind, cells[index])),
  );

function writeCell(kind: SheetColumn["kind"], cell: SheetCell): CellParts {
  if (cell === null || cell === undefined || cell === "") return undefined;
  if (typeof cell === "boolean") return [' t="b"', `<v>${Number(cell)}</v>`];
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? [styled(styleOf[kind === "money" ? kind : "number"]), `<v>${cell}</v>`] : undefined;
  }
  if (kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(cell) && cell >= "1900-03-01") {
    return [styled(styleOf.date), `<v>${serialOf(cell)}</v>`];
  }
  return writeText(cell, styleOf.text);
}

/** The sign of the currency as a number format has it: €. */
const currencySign = () =>
  new Intl.NumberFormat("en", { style: "currency", currency: office.currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;

/** The remaining files of a workbook, by path. @param name the name of the first sheet */
export const workbookFiles = (sheets: number, name: string): Readonly<Record<string, string>> => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const plain = escapeXml(name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 26));
  return {
    "[Content_Types].xml": `${head}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${openXml}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${openXml}.styles+xml"/>${numbers
      .map((each) => `<Override PartName="/xl/worksheets/sheet${each}.xml" ContentType="${openXml}.worksheet+xml"/>`)
      .join("")}</Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbers
      .map((each) => `<sheet name="${each > 1 ? `${plain} ${each}` : plain}" sheetId="${each}" r:id="rId${each}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packaging}/relationships">${numbers
      .map(
        (each) =>
          `<Relationship Id="rId${each}" Type="${relationships}/worksheet" Target="worksheets/sheet${each}.xml"/>`,
      )
      .join("")}<Relationship Id="rId0" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00 [$${currencySign()}]"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
};
