import type { Extent } from "#web/ui/charts/axes/value-ticks.ts";

/** What the extent of an axis depends on. */
export type Plotted = {
  readonly name?: string | number;
  readonly stack?: string | undefined;
  readonly stackStrategy?: string;
  readonly data?: unknown;
};

const itemsOf = ({ data }: Plotted): readonly unknown[] => (Array.isArray(data) ? data : []);

/** The value of an item: a number, `[x, y, …]`, or an object with either. Missing ones are undefined. */
function valueOf(item: unknown): number | undefined {
  const plain = typeof item === "object" && item !== null && "value" in item ? item.value : item;
  const value: unknown = Array.isArray(plain) ? plain[1] : plain;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/**
 * The extent of the values that series have on their axis, with stacked values added up; undefined if there are none.
 *
 * @param hasZero whether the axis begins at zero; a range such as that of temperatures may begin elsewhere
 */
export function extentOf(series: readonly Plotted[], hasZero: boolean): Extent | undefined {
  const ends = series.flatMap((each, index) => {
    // Values of one stack stand on the values of the series before.
    const below = each.stack === undefined ? [] : series.slice(0, index).filter(({ stack }) => stack === each.stack);
    const lists = below.map(itemsOf);
    return itemsOf(each).flatMap((item, place) => {
      const value = valueOf(item);
      if (value === undefined) return [];
      const others = lists.map((list) => valueOf(list[place]) ?? 0);
      const isAll = each.stackStrategy === "all";
      return [others.reduce((sum, other) => (isAll || other >= 0 === value >= 0 ? sum + other : sum), value)];
    });
  });
  if (ends.length === 0) return undefined;
  const [min, max] = ends.reduce(
    ([low, high], end) => [Math.min(low, end), Math.max(high, end)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return {
    min: hasZero ? Math.min(min, 0) : min,
    max: hasZero ? Math.max(max, 0) : max,
    isWhole: ends.every(Number.isInteger),
  };
}
