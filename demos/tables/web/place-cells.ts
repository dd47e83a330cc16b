import { GridFields, type GridRow } from "#demos/tables/contract.ts";
import {
  type Editable,
  emptyDraft,
  explainNumbers,
  type GridDraft,
  isEditable,
  toDraft,
  toGridFields,
} from "#demos/tables/web/grid-draft.ts";
import { validateWith } from "#web/lib/form/form.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import { readDate } from "#web/lib/format/read-date.ts";

/** What pasted cells make of a row; `row` is undefined for a new one. */
export type PlacedRow = { readonly row: GridRow | undefined; readonly fields: GridFields };
export type PlacedCells =
  | { readonly placed: readonly PlacedRow[] }
  /** The first value that is refused, with the reason. */
  | { readonly column: Editable; readonly value: string; readonly reason: string };

type Place = {
  /** The rows of the page from the one that has the focus, and the columns from its cell, as they are shown. */
  readonly rows: readonly GridRow[];
  readonly columns: readonly string[];
  /** The date of new rows. */
  readonly today: string;
};

/**
 * Lays pasted cells over rows of the grid. Rows below the last one are new; values over columns that cannot be edited
 * are ignored. If a value is refused, nothing is placed.
 */
export function placeCells(
  cells: readonly (readonly string[])[],
  { rows, columns, today }: Place,
  language: string = i18n.language,
): PlacedCells {
  const drafts = cells.map((values, index) => {
    const row = rows[index];
    const pasted = values.flatMap((value, at) => {
      const column = columns[at];
      return column !== undefined && isEditable(column) ? [[column, value] as const] : [];
    });
    const draft: GridDraft = { ...(row ? toDraft(row) : emptyDraft(today)), ...Object.fromEntries(pasted) };
    return { row, draft };
  });
  const order = orderOf(drafts.map(({ draft }) => draft.date)) ?? language;
  const placed: PlacedRow[] = [];
  for (const { row, draft } of drafts) {
    const dated = { ...draft, date: readDate(draft.date, order) ?? draft.date };
    const fields = toGridFields(dated);
    const [error] = Object.entries(explainNumbers(dated, validateWith(GridFields)(fields)));
    if (error) return { column: error[0] as Editable, value: draft[error[0] as Editable], reason: error[1] };
    placed.push({ row, fields });
  }
  return { placed };
}

/**
 * A language with the order of day and month that pasted dates have: a spreadsheet in another language has another one, in
 * all dates alike. Undefined if each of them could have either.
 */
function orderOf(dates: readonly string[]) {
  const day = "(1[3-9]|2\\d|3[01])";
  if (dates.some((date) => new RegExp(`^${day}\\D`).test(date))) return "en-GB";
  if (dates.some((date) => new RegExp(`^\\d\\d?\\D+${day}(\\D|$)`).test(date))) return "en-US";
  return undefined;
}
