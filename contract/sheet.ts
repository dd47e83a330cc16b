/** What stands in a cell of an exported table: a text, a number, or a day as `2026-11-20`. */
export type SheetColumn = { readonly title: string; readonly kind: "text" | "number" | "date" };
export type SheetCell = string | number | null | undefined;

/** A byte order mark: without it, spreadsheets take the file for one of their own country's encoding. */
export const csvStart = "\uFEFF";

/**
 * One row by RFC 4180, CRLF included. A text that a spreadsheet would take for a formula gets an apostrophe in front,
 * so that what somebody typed into a form computes nothing on somebody else's machine. Texts that hold a semicolon or
 * a tab are quoted too, since spreadsheets of many countries separate cells with them.
 */
export const writeCsvRow = (cells: readonly SheetCell[]) => `${cells.map(writeCsvCell).join(",")}\r\n`;

function writeCsvCell(cell: SheetCell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const safe = defuseFormula(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Characters with which spreadsheets begin a formula, or which they skip before one. In Japanese and Chinese, they read
 * the full-width signs as the plain ones.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A sign with digits and what is written between them: `-5`, `-1,234.50`, `+49 (170) 123-45`. It calls no function. */
const signedNumber = /^[+\-＋－][ (]*\d[\d ().,-]*$/;

const defuseFormula = (text: string) => (formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text);

/** One row for the clipboard. Tabs and line ends would begin another cell, so they become spaces. */
export const writeTsvRow = (cells: readonly SheetCell[]) =>
  `${cells
    .map((cell) => (typeof cell === "string" ? defuseFormula(cell).replaceAll(/[\t\r\n]+/g, " ") : String(cell ?? "")))
    .join("\t")}\r\n`;

// --- Excel: the parts of an xlsx file (ECMA-376), as text. ---

/** More rows than this a worksheet cannot hold. */
export const maxSheetRows = 1_048_576;
/** Nor more characters a cell. */
const maxCell = 32_767;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaging = "http://schemas.openxmlformats.org/package/2006";
const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML cannot hold is written as Excel does: `_x0001_`. */
const escapeXml = (text: string) =>
  text
    .slice(0, maxCell)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? "")
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, (character) => {
      const code = character.codePointAt(0) ?? 0;
      return `_x${code.toString(16).padStart(4, "0").toUpperCase()}_`;
    })
    // Half of a pair, which no text should hold.
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");

/** Days since the end of 1899, as spreadsheets count: exact from March 1900 on. */
const serialOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

/** Styles of `sheetStyles` by their place there. */
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

/** One row, each cell of the type of its column. A day that a spreadsheet cannot count stays a text. */
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

/** What is said of the worksheets besides, by its path in the file. @param name what the first sheet is called */
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
