import type { ChartOption } from "#web/ui/charts/chart-option.ts";

type Band = {
  /** The name of its line, with which it is shown and hidden. */
  readonly name: string;
  /** Unique among the bands of the chart. */
  readonly key: string;
  readonly lows: readonly (number | null)[];
  readonly highs: readonly (number | null)[];
  /** Their x values; by default their indexes. */
  readonly times?: readonly number[];
  readonly color: string;
  readonly opacity?: number;
};

/**
 * A filled band between two lines. The library only fills down to the line a series is stacked on, so the lower line is
 * invisible, and the difference is stacked on it.
 */
export function bandSeries({ name, key, lows, highs, times, color, opacity = 0.2 }: Band) {
  const at = (values: readonly (number | null)[]) =>
    times ? values.map((value, index): (number | null)[] => [times[index] ?? null, value]) : [...values];
  const unseen = {
    name,
    type: "line" as const,
    stack: key,
    // Also across zero, where negative values would otherwise be stacked separately.
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
