import { AppError } from "#server/lib/errors.ts";

/**
 * The version of each field's last change; see docs/decisions/0016. Absent if it has not changed since the row was
 * added.
 */
type FieldVersions = Readonly<Record<string, number>>;

export type RowVersions = {
  /** Starts at 1 and counts changes. */
  readonly version: number;
  /** By field: the version in which it last changed. A JSON object, as stored. */
  readonly fieldVersions: unknown;
};

/**
 * Returns the versions of a row after a change of some of its fields.
 *
 * @param seen the version the change is based on
 * @param changed the fields that get another value; if empty, the versions stay the same
 * @returns "conflict" if one of these fields has changed since that version
 */
export function changeVersions(row: RowVersions, seen: number, changed: readonly string[]) {
  const fieldVersions = row.fieldVersions as FieldVersions;
  if (changed.length === 0) return { version: row.version, fieldVersions };
  // A version higher than the row's belongs to an earlier row with this id.
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

/** @throws {AppError} `conflict` if somebody else has changed the same fields meanwhile */
export function refuseConflict<Row>(row: Row | "conflict"): Row {
  if (row === "conflict")
    throw new AppError("conflict", "Someone else changed this. Reload to see the latest version.");
  return row;
}
