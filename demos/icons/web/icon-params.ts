import { maxSearchLength } from "#contract/endpoint.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

export const ratios = ["4x3", "1x1"] as const;
export type Ratio = (typeof ratios)[number];

/** The filter of all icons. */
export const allIcons = "all";

/** What is shown: the search, the filter, and the chosen icon. */
export type IconParams = {
  readonly q: string;
  /** A style or a continent, or `allIcons`. */
  readonly filter: string;
  /** The id of the chosen icon. */
  readonly icon: string | undefined;
  /** Of width to height, for flags. */
  readonly ratio: Ratio;
};

const maxId = 100;

/**
 * Parses the address. Invalid parameters are ignored.
 *
 * @param filters the filters of the set
 */
export function readIconParams(search: TableSearch, filters: readonly string[]): IconParams {
  const text = (name: string) => String(search[name] ?? "");
  return {
    q: text("q").slice(0, maxSearchLength),
    filter: filters.find((filter) => filter === text("filter")) ?? allIcons,
    icon: text("icon").slice(0, maxId) || undefined,
    ratio: ratios.find((ratio) => ratio === text("ratio")) ?? "4x3",
  };
}

/** Writes the address, without default values. */
export const writeIconParams = ({ q, filter, icon, ratio }: IconParams): TableSearch => ({
  ...(q !== "" && { q }),
  ...(filter !== allIcons && { filter }),
  ...(ratio !== "4x3" && { ratio }),
  ...(icon !== undefined && { icon }),
});
