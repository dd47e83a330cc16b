/**
 * A table's parameters in the address, unparsed: `?page=2&sort=-date&city=Porto`. The table's columns interpret them;
 * see `ui/table/params.ts`. Kept small, because routes read it before their screen has loaded.
 */
export type TableSearch = Readonly<Record<string, string | number | undefined>>;

export const readTableSearch = (search: Record<string, unknown>): TableSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
