import { GridFields, type GridRow } from "#contract/tables.ts";
import { validateWith } from "#web/lib/form.ts";

/** The columns that somebody writes into. */
export const editable = ["date", "name", "note", "amount", "tax"] as const;
export type Editable = (typeof editable)[number];

/** A row as it is being typed. */
export type GridDraft = Readonly<Record<Editable, string>>;

export const isEditable = (column: string): column is Editable => (editable as readonly string[]).includes(column);

/** The row as fields show it. */
export const toDraft = (row: GridRow): GridDraft => ({
  date: row.date,
  name: row.name,
  note: row.note,
  amount: String(row.amount),
  tax: String(row.tax),
});

export const emptyDraft = (today: string): GridDraft => ({ date: today, name: "", note: "", amount: "", tax: "0" });

/** A comma is what many write before the cents. What is no number stays none, and is refused by its field. */
const toNumber = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")));

/** What was typed as the server takes it, or what is wrong with it, by field and translated. */
export function readDraft(draft: GridDraft): { fields: GridFields } | { errors: Record<string, string> } {
  const fields = { ...draft, name: draft.name.trim(), amount: toNumber(draft.amount), tax: toNumber(draft.tax) };
  const errors = validateWith(GridFields)(fields);
  return Object.keys(errors).length > 0 ? { errors } : { fields };
}

/** The columns in which what was typed and what somebody else has saved are not the same. */
export function differences(mine: GridFields, theirs: GridRow): readonly Editable[] {
  return editable.filter((column) => mine[column] !== theirs[column]);
}
