/** A cell of an exported table: a text, a number, or a day as `2026-11-20`. */
export type SheetColumn = { readonly title: string; readonly kind: "text" | "number" | "date" };
export type SheetCell = string | number | null | undefined;

/** A byte order mark: without it, spreadsheets assume a legacy encoding. */
export const csvStart = "\uFEFF";

/**
 * Writes one row of CSV (RFC 4180), including CRLF. A text that a spreadsheet would evaluate as a formula is prefixed
 * with an apostrophe, so that one person's input does not run on another person's machine. Texts with a semicolon or
 * tab are quoted too, since spreadsheets of many locales use them as separators.
 */
export const writeCsvRow = (cells: readonly SheetCell[]) => `${cells.map(writeCsvCell).join(",")}\r\n`;

function writeCsvCell(cell: SheetCell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const safe = defuseFormula(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
export const writeTsvRow = (cells: readonly SheetCell[]) =>
  `${cells
    .map((cell) => (typeof cell === "string" ? defuseFormula(cell).replaceAll(/[\t\r\n]+/g, " ") : String(cell ?? "")))
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
const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML cannot contain are written as Excel does: `_x0001_`. */
const escapeXml = (text: string) =>
  text
    .slice(0, maxCell)
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
const styleOf = { text: 0, number: 0, date: 1, title: 2 } as const;

export const sheetStart = (columns: readonly SheetColumn[]) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(
      ({ kind }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${kind === "text" ? 24 : 14}" customWidth="1"/>`,
    )
    .join("")}</cols><sheetData>${writeTitles(columns)}`;

export const sheetEnd = "</sheetData></worksheet>";

const writeTitles = (columns: readonly SheetColumn[]) =>
  `<row>${columns.map(({ title }) => writeText(title, styleOf.title)).join("")}</row>`;

const writeText = (text: string, style: number) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ""}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Writes one row, each cell in the type of its column. A day that a spreadsheet cannot represent stays a text. */
export const writeSheetRow = (columns: readonly SheetColumn[], cells: readonly SheetCell[]) =>
  `<row>${columns
    .map(({ kind }, index) => {
      const cell = cells[index];
      if (cell === null || cell === undefined || cell === "") return "<c/>";
      if (typeof cell === "number") return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : "<c/>";
      if (kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(cell) && cell >= "1900-03-01") {
        return `<c s="${styleOf.date}"><v>${serialOf(cell)}</v></c>`;
      }
      return writeText(cell, styleOf.text);
    })
    .join("")}</row>`;

/** The remaining files of a workbook, by path. @param name the name of the first sheet */
export const workbookFiles = (sheets: number, name: string): Readonly<Record<string, string>> => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const plain = escapeXml(name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 26));
  return {
    "[Content_Types].xml": `${head}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>${numbers
      .map((each) => `<Override PartName="/xl/worksheets/sheet${each}.xml" ContentType="${office}.worksheet+xml"/>`)
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
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
};
