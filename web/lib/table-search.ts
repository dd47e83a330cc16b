/**
 * What the address says of a table, as it is written there: `?page=2&sort=-date&city=Porto`. What it means is for the
 * table's columns to say; see `ui/table/params.ts`. Small, because routes read it before their screen is here.
 */
export type TableSearch = Readonly<Record<string, string | number | undefined>>;

export const readTableSearch = (search: Record<string, unknown>): TableSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
