import { bandSeries } from "#web/features/graphs/band-series.ts";
import { formatTick } from "#web/features/graphs/format-figures.ts";
import { pick } from "#web/features/graphs/figures-option.ts";
import type { SpreadRow } from "#web/features/graphs/parse-rows.ts";
import { rollingSpread } from "#web/features/graphs/rolling-average.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartLook } from "#web/ui/charts/look.ts";
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

/** Two lines, each with a band from its lows to its highs, over time. */
export function drawSpreads(
  { rows, span, names, parts, colors, format, formatTime, isLogarithmic = false }: SpreadDrawing,
  look: ChartLook,
): ChartOption {
  const shown = rows.slice(span.from, span.to + 1);
  const times = shown.map(({ time }) => time);
  const inColors = pick(look, colors);
  const [lowName, middleName, highName] = parts;
  return {
    color: inColors,
    // It is drawn anew at each step of the range: what moves by itself as well would blur.
    animation: false,
    useUTC: true,
    tooltip: { trigger: "axis", valueFormatter: (value) => (typeof value === "number" ? format(value) : "–") },
    xAxis: {
      type: "time",
      min: times[0] ?? 0,
      max: times.at(-1) ?? 1,
      axisLabel: { formatter: (time: number) => formatTick(time) },
      axisPointer: { label: { formatter: ({ value }) => formatTime(Number(value)) } },
    },
    yAxis: isLogarithmic
      ? { type: "log", axisLabel: { formatter: format }, min: "dataMin", max: "dataMax" }
      : { type: "value", scale: true, axisLabel: { formatter: format } },
    series: [
      ...names.map((name, index) => ({
        name,
        type: "line" as const,
        z: 4,
        showSymbol: false,
        lineStyle: { width: 1.75 },
        dimensions: ["time", middleName, lowName, highName],
        encode: { x: 0, y: 1, tooltip: [2, 1, 3] },
        data: shown.map(({ time, values }) => {
          const spread = values[index] ?? null;
          return [time, spread?.[1] ?? null, spread?.[0] ?? null, spread?.[2] ?? null] as number[];
        }),
      })),
      ...names.flatMap((name, index) =>
        bandSeries({
          name,
          key: `band-${index}`,
          lows: shown.map(({ values }) => values[index]?.[0] ?? null),
          highs: shown.map(({ values }) => values[index]?.[2] ?? null),
          times,
          color: inColors[index] ?? look.text,
        }),
      ),
    ],
  };
}

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
