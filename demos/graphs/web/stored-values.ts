import { storage } from "#web/lib/storage.ts";

const keyOf = (name: string) => `graphs.${name}`;

/**
 * The values that the person has entered into a table, by column and row; undefined if they no longer fit the table.
 */
export function readValues(name: string, shape: readonly (readonly number[])[]): number[][] | undefined {
  const kept = storage.read(keyOf(name));
  return fits(kept, shape) ? kept : undefined;
}

export const keepValues = (name: string, values: readonly (readonly number[])[]) => storage.write(keyOf(name), values);

export const dropValues = (name: string) => storage.remove(keyOf(name));

const fits = (kept: unknown, shape: readonly (readonly number[])[]): kept is number[][] =>
  Array.isArray(kept) &&
  kept.length === shape.length &&
  kept.every(
    (column: unknown, index) =>
      Array.isArray(column) &&
      column.length === shape[index]?.length &&
      column.every((value) => typeof value === "number" && Number.isFinite(value) && value >= 0),
  );
