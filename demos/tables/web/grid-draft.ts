import { gridColumns, type GridFields, type GridRow } from "#demos/tables/contract.ts";
import type { SheetCell } from "#contract/tables/sheet.ts";
import type { FieldErrors } from "#web/lib/form/form.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import type { Conflict, Seen } from "#web/lib/changes/conflict.ts";
import { adviseOnNumbers, readNumber } from "#web/lib/format/read-number.ts";
import type { ConflictRow } from "#web/ui/dialog/conflict-dialog.tsx";
import { writeCell } from "#web/ui/table/export/write-cell.ts";

/** The editable columns. */
export const editable = ["date", "name", "note", "amount", "tax"] as const;
export type Editable = (typeof editable)[number];

/** A row's field values while editing. */
export type GridDraft = Readonly<Record<Editable, string>>;

export const isEditable = (column: string): column is Editable => (editable as readonly string[]).includes(column);

/** Formats an amount for the table and its fields. */
export const formatAmount = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Converts a row to field values. */
export const toDraft = (row: GridRow): GridDraft => ({
  date: row.date,
  name: row.name,
  note: row.note,
  amount: formatAmount(row.amount),
  tax: formatAmount(row.tax),
});

export const emptyDraft = (today: string): GridDraft => ({
  date: today,
  name: "",
  note: "",
  amount: "",
  tax: formatAmount(0),
});

/** Converts the numbers of a draft to the current language's format. Malformed numbers stay as they are. */
export function translateDraft(draft: GridDraft, from: string): GridDraft {
  const translate = (text: string) => {
    const read = readNumber(text, {}, from);
    return "value" in read ? formatAmount(read.value) : text;
  };
  return { ...draft, amount: translate(draft.amount), tax: translate(draft.tax) };
}

/** Converts a draft to the server's format. A malformed number is NaN, which the schema refuses. */
export const toGridFields = (draft: GridDraft): GridFields => ({
  ...draft,
  name: draft.name.trim(),
  amount: valueOf(readNumber(draft.amount)),
  tax: valueOf(readNumber(draft.tax)),
});

/** The errors of the schema, and what the reader of numbers knows better. */
export function explainNumbers(draft: GridDraft, errors: FieldErrors): FieldErrors {
  const explained: Record<string, string> = { ...errors };
  for (const column of ["amount", "tax"] as const) {
    const read = readNumber(draft[column]);
    const fault = "fault" in read ? read.fault : undefined;
    if (fault === "malformed") explained[column] = adviseOnNumbers();
    if (fault === "too-large") explained[column] = translateData("The number is too large");
  }
  return explained;
}

const valueOf = (read: ReturnType<typeof readNumber>) => ("value" in read ? read.value : Number.NaN);

/** The row's fields with their version. */
export const toSeen = ({ date, name, note, amount, tax, version }: GridRow): Seen<GridFields> => ({
  fields: { date, name, note, amount, tax },
  version,
});

/** The values of those fields that a change names. */
export const pickFields = (fields: GridFields, change: Partial<GridFields>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in change)) as Partial<GridFields>;

/** Both versions of a row in a conflict, as text; undefined if the row was deleted. */
export const toConflictRows = ({ names, mine, theirs }: Conflict<GridFields>): readonly ConflictRow[] | undefined =>
  theirs &&
  names.map((column) => {
    const { title = column, kind = "text" } = gridColumns.find(({ id }) => id === column) ?? {};
    const write = (value: SheetCell) => writeCell({ kind, format: formatAmount }, value);
    return { label: translateData(title), mine: write(mine[column]), theirs: write(theirs[column]) };
  });
