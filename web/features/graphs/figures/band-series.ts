import type { ChartOption } from "#web/ui/charts/chart-option.ts";

type Band = {
  /** Of the line that it belongs to: it comes and goes with that. */
  readonly name: string;
  /** A word that no other band of the chart has. */
  readonly key: string;
  readonly lows: readonly (number | null)[];
  readonly highs: readonly (number | null)[];
  /** Where they lie across; by their order where it is left out. */
  readonly times?: readonly number[];
  readonly color: string;
  readonly opacity?: number;
};

/**
 * What lies between two lines, filled. The library only fills from a line down to the one that it is stacked on, so the
 * lower line is drawn unseen, and what is between the two is put onto it.
 */
export function bandSeries({ name, key, lows, highs, times, color, opacity = 0.2 }: Band) {
  const at = (values: readonly (number | null)[]) =>
    times ? values.map((value, index): (number | null)[] => [times[index] ?? null, value]) : [...values];
  const unseen = {
    name,
    type: "line" as const,
    stack: key,
    // Also across nothing: what is cold below it adds to what is cold.
    stackStrategy: "all" as const,
    smooth: times === undefined && 0.25,
    showSymbol: false,
    silent: true,
    z: 1,
    lineStyle: { opacity: 0 },
    itemStyle: { color },
    tooltip: { show: false },
    emphasis: { disabled: true },
  };
  const between = highs.map((high, index) => {
    const low = lows[index] ?? null;
    return high === null || low === null ? null : high - low;
  });
  return [
    { ...unseen, data: at(lows) },
    { ...unseen, data: at(between), areaStyle: { color, opacity } },
  ] satisfies ChartOption["series"];
}
