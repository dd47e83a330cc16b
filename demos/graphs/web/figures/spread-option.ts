import { bandSeries } from "#demos/graphs/web/figures/band-series.ts";
import { formatTick } from "#demos/graphs/web/figures/format-figures.ts";
import { pick } from "#demos/graphs/web/figures/figures-option.ts";
import type { SpreadRow } from "#demos/graphs/web/tables/parse-rows.ts";
import { rollingSpread } from "#demos/graphs/web/series/rolling-average.ts";
import { logarithmicTicks } from "#web/ui/charts/axes/value-ticks.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import type { Span } from "#web/ui/charts/thin-out.ts";

type SpreadDrawing = {
  readonly rows: readonly SpreadRow[];
  readonly span: Span;
  /** The translated names of the two series, and of the three values of each. */
  readonly names: readonly [string, string];
  readonly parts: readonly [low: string, middle: string, high: string];
  /** Indexes of the palette's eight colours. */
  readonly colors: readonly [number, number];
  readonly format: (value: number) => string;
  /** For the labels of the axis. */
  readonly formatAxis: (value: number) => string;
  readonly formatTime: (time: number) => string;
  /** On a logarithmic axis, constant growth is a straight line. */
  readonly isLogarithmic?: boolean;
};

/** Converts values to positions on the axis and back. The library's own logarithmic axis cannot draw bands. */
export const scaleOf = (isLogarithmic: boolean) =>
  isLogarithmic
    ? { place: (value: number) => Math.log10(value), value: (place: number) => 10 ** place }
    : { place: (value: number) => value, value: (place: number) => place };

/** Draws two lines over time, each with a band from its lows to its highs. */
export function drawSpreads(
  { rows, span, names, parts, colors, format, formatAxis, formatTime, isLogarithmic = false }: SpreadDrawing,
  theme: ChartTheme,
): ChartOption {
  const shown = rows.slice(span.from, span.to + 1);
  const times = shown.map(({ time }) => time);
  const inColors = pick(theme, colors);
  const [lowName, middleName, highName] = parts;
  const scale = scaleOf(isLogarithmic);
  const write = (place: unknown) => (typeof place === "number" ? format(scale.value(place)) : "–");
  const writeTick = (place: number) => formatAxis(scale.value(place));
  const partOf = (index: number, part: number) =>
    shown.map(({ values }) => {
      const value = values[index]?.[part];
      return value === undefined ? null : scale.place(value);
    });
  return {
    color: inColors,
    // The range is redrawn at each step; animation would blur it.
    animation: false,
    useUTC: true,
    tooltip: { trigger: "axis", valueFormatter: write },
    xAxis: {
      type: "time",
      min: times[0] ?? 0,
      max: times.at(-1) ?? 1,
      axisLabel: { formatter: (time: number) => formatTick(time) },
      axisPointer: { label: { formatter: ({ value }) => formatTime(Number(value)) } },
    },
    yAxis: isLogarithmic
      ? logarithmicAxis(shown, scale.place, writeTick)
      : { type: "value", scale: true, axisLabel: { formatter: writeTick } },
    series: [
      ...names.map((name, index) => ({
        name,
        type: "line" as const,
        z: 4,
        showSymbol: false,
        lineStyle: { width: 1.75 },
        dimensions: ["time", middleName, lowName, highName],
        encode: { x: 0, y: 1, tooltip: [2, 1, 3] },
        data: zip(times, partOf(index, 1), partOf(index, 0), partOf(index, 2)),
      })),
      ...names.flatMap((name, index) =>
        bandSeries({
          name,
          key: `band-${index}`,
          lows: partOf(index, 0),
          highs: partOf(index, 2),
          times,
          color: inColors[index] ?? theme.text,
        }),
      ),
    ],
  };
}

function logarithmicAxis(
  rows: readonly SpreadRow[],
  place: (value: number) => number,
  formatter: (place: number) => string,
) {
  const places = rows.flatMap(({ values }) => values.flatMap((spread) => (spread ?? []).map((value) => place(value))));
  const { min, max, ticks } = logarithmicTicks(Math.min(...places), Math.max(...places));
  const customValues = [...ticks];
  return { type: "value" as const, min, max, axisTick: { customValues }, axisLabel: { customValues, formatter } };
}

/** The first values of each, then the second ones. The library skips missing values. */
const zip = (...columns: readonly (readonly (number | null)[])[]) =>
  (columns[0] ?? []).map((_, index) => columns.map((column) => column[index] ?? Number.NaN));

/** Replaces rows by their rolling average. */
export function rollRows(rows: readonly SpreadRow[], periods: number): readonly SpreadRow[] {
  if (periods <= 1) return rows;
  const [first, second] = [0, 1].map((index) =>
    rollingSpread(
      rows.map(({ values }) => values[index] ?? null),
      periods,
    ),
  );
  return rows.map(({ time }, place) => ({ time, values: [first?.[place] ?? null, second?.[place] ?? null] }));
}
