import { bandSeries } from "#web/features/graphs/figures/band-series.ts";
import { formatTick } from "#web/features/graphs/figures/format-figures.ts";
import { pick } from "#web/features/graphs/figures/figures-option.ts";
import type { SpreadRow } from "#web/features/graphs/tables/parse-rows.ts";
import { rollingSpread } from "#web/features/graphs/series/rolling-average.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import type { Span } from "#web/ui/charts/thin-out.ts";

type SpreadDrawing = {
  readonly rows: readonly SpreadRow[];
  readonly span: Span;
  /** Translated: of the two, and of the three values of each. */
  readonly names: readonly [string, string];
  readonly parts: readonly [low: string, middle: string, high: string];
  /** Which of the palette's eight colours. */
  readonly colors: readonly [number, number];
  readonly format: (value: number) => string;
  readonly formatTime: (time: number) => string;
  /** What grows by the same share is a straight line. */
  readonly isLogarithmic?: boolean;
};

/** Where a logarithmic axis begins to count: each whole step up is twice as much. */
const unit = 50;

/** A value as it lies on the axis, and back. The library's own logarithmic axis cannot draw bands. */
export const scaleOf = (isLogarithmic: boolean) =>
  isLogarithmic
    ? { place: (value: number) => Math.log2(value / unit), value: (place: number) => unit * 2 ** place }
    : { place: (value: number) => value, value: (place: number) => place };

/** Two lines, each with a band from its lows to its highs, over time. */
export function drawSpreads(
  { rows, span, names, parts, colors, format, formatTime, isLogarithmic = false }: SpreadDrawing,
  theme: ChartTheme,
): ChartOption {
  const shown = rows.slice(span.from, span.to + 1);
  const times = shown.map(({ time }) => time);
  const inColors = pick(theme, colors);
  const [lowName, middleName, highName] = parts;
  const scale = scaleOf(isLogarithmic);
  const write = (place: unknown) => (typeof place === "number" ? format(scale.value(place)) : "–");
  const partOf = (index: number, part: number) =>
    shown.map(({ values }) => {
      const value = values[index]?.[part];
      return value === undefined ? null : scale.place(value);
    });
  return {
    color: inColors,
    // It is drawn anew at each step of the range: what moves by itself as well would blur.
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
    yAxis: { type: "value", scale: true, axisLabel: { formatter: write } },
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

/** The first of each, then the second of each. What is missing the library leaves out. */
const zip = (...columns: readonly (readonly (number | null)[])[]) =>
  (columns[0] ?? []).map((_, index) => columns.map((column) => column[index] ?? Number.NaN));

/** The rows, each the mean of so many. */
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
