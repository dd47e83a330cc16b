import { AppError } from "#server/lib/errors.ts";

/** How often each field of a row was changed last; see docs/decisions/0016. Absent: not since the row was added. */
type FieldVersions = Readonly<Record<string, number>>;

export type RowVersions = {
  /** Begins with 1, and counts the changes. */
  readonly version: number;
  /** By field: the version in which it last changed. As the database has it: a JSON object. */
  readonly fieldVersions: unknown;
};

/**
 * The versions of a row once somebody has changed some of its fields.
 *
 * @param seen the version that they saw
 * @param changed the fields whose value becomes another one. None of them: the versions stay as they are
 * @returns "conflict" where one of these fields has been changed since the version that they saw
 */
export function changeVersions(row: RowVersions, seen: number, changed: readonly string[]) {
  const fieldVersions = row.fieldVersions as FieldVersions;
  if (changed.length === 0) return { version: row.version, fieldVersions };
  // A version that the row does not have yet is of another row that had this id.
  const isOvertaken = seen > row.version || changed.some((field) => (fieldVersions[field] ?? 1) > seen);
  if (isOvertaken) return "conflict";
  const version = row.version + 1;
  return { version, fieldVersions: { ...fieldVersions, ...Object.fromEntries(changed.map((key) => [key, version])) } };
}

/** The fields of a change that differ from the row. Undefined changes nothing. */
export const changedFields = <Row extends object>(row: Row, change: { readonly [Key in keyof Row]?: unknown }) =>
  Object.entries(change).flatMap(([key, value]) =>
    value === undefined || value === row[key as keyof Row] ? [] : [key],
  );

/** @throws {AppError} `conflict` where somebody else has changed the same fields meanwhile */
export function refuseConflict<Row>(row: Row | "conflict"): Row {
  if (row === "conflict") throw new AppError("conflict", "Somebody else has changed this meanwhile");
  return row;
}
