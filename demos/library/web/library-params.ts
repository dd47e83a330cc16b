import { maxSearchLength } from "#contract/endpoint.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

/** The chosen item, and the search. */
export type LibraryParams = {
  /** The id of the chosen item. */
  readonly item: string | undefined;
  readonly q: string;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses the address. Invalid parameters are ignored. */
export function readLibraryParams(search: TableSearch): LibraryParams {
  const item = String(search["item"] ?? "");
  return { item: uuid.test(item) ? item : undefined, q: String(search["q"] ?? "").slice(0, maxSearchLength) };
}

/** Writes the address, without default values. */
export const writeLibraryParams = ({ item, q }: LibraryParams): TableSearch => ({
  ...(item !== undefined && { item }),
  ...(q !== "" && { q }),
});
