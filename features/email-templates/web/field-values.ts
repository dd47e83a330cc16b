import type { TemplateValues } from "#features/email-templates/contract.ts";

/** The values of a template by field: `heading`, `lines.0.item`. A removed field is undefined. */
export type FieldValues = Readonly<Record<string, string | number | undefined>>;

/** The lists in the values of templates. */
export type RowList = "lines" | "articles";

/** Fields have the names by which the schema reports errors. */
export function toFields(values: TemplateValues): FieldValues {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap((row: object, index) => nameRow(name, index, row)) : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** The opposite of `toFields`: the body of a request, not validated. */
export function fromFields(fields: FieldValues): Record<string, unknown> {
  const single = Object.entries(fields).filter(([name]) => !name.includes("."));
  const lists = new Set(Object.keys(fields).flatMap((name) => /^(\w+)\.\d+\./.exec(name)?.[1] ?? []));
  const rows = [...lists].map((list): [string, unknown] => [list, rowsOf(fields, list)]);
  return Object.fromEntries<unknown>([...single, ...rows]);
}

const nameRow = (list: string, index: number, row: object) =>
  Object.entries(row).map(([name, value]) => [`${list}.${index}.${name}`, value as string | number] as const);

/** The rows of a list, until the first that is missing. */
export function rowsOf(fields: FieldValues, list: string) {
  const rows: Record<string, string | number>[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [, owner, index, part] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (owner !== list || part === undefined || value === undefined) continue;
    rows[Number(index)] = { ...rows[Number(index)], [part]: value };
  }
  return rows;
}

/** The changed fields of a list that gets other rows. */
export function replaceRows(fields: FieldValues, list: RowList, rows: readonly object[]): FieldValues {
  const before = Object.keys(fields).filter((name) => name.startsWith(`${list}.`));
  return {
    ...Object.fromEntries(before.map((name) => [name, undefined])),
    ...Object.fromEntries(rows.flatMap((row, index) => nameRow(list, index, row))),
  };
}

/** The change that makes `before` into `after`. */
export const replaceFields = (before: FieldValues, after: FieldValues): FieldValues => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...after,
});
