import { formatPercent } from "#web/features/graphs/figures/format-figures.ts";
import { formatNumber } from "#web/lib/format.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

/** A series of figures with its translated name. Values may be missing. */
export type Figures = { readonly name: string; readonly values: readonly (number | null)[] };

export type FiguresKind = "line" | "area" | "bar" | "stacked" | "horizontal";

export type FiguresDrawing = {
  readonly kind: FiguresKind;
  /** The categories, translated. */
  readonly labels: readonly string[];
  readonly figures: readonly Figures[];
  /** Indexes of the palette's eight colours, from 1; by default in order. */
  readonly colors?: readonly number[];
  /** Formats values in tooltips and on the axis; by default without a unit. */
  readonly format?: (value: number) => string;
  readonly formatAxis?: (value: number) => string;
};

/** Draws series as lines, areas, or bars: vertical, stacked or horizontal. */
export function drawFigures(
  { kind, labels, figures, colors, format, formatAxis = format }: FiguresDrawing,
  theme: ChartTheme,
): ChartOption {
  const isLine = kind === "line" || kind === "area";
  const isHorizontal = kind === "horizontal";
  const values = { type: "value" as const, ...(formatAxis && { axisLabel: { formatter: formatAxis } }) };
  const names = {
    type: "category" as const,
    data: [...labels],
    boundaryGap: !isLine,
    // The first category is at the top, as in a list.
    ...(isHorizontal && { inverse: true }),
  };
  return {
    ...(colors && { color: pick(theme, colors) }),
    tooltip: {
      trigger: "axis",
      ...(!isLine && { axisPointer: { type: "shadow" as const, shadowStyle: { color: theme.grid, opacity: 0.4 } } }),
      ...(format && { valueFormatter: (value: unknown) => (typeof value === "number" ? format(value) : "–") }),
    },
    // A line ends at the chart's edge, so half of its last label needs room: as wide as a month with a year.
    ...(isLine && { grid: { right: 36 } }),
    xAxis: isHorizontal ? values : names,
    yAxis: isHorizontal ? names : values,
    series: figures.map(({ name, values: data }, index) =>
      isLine
        ? {
            name,
            type: "line" as const,
            data: [...data],
            smooth: 0.25,
            connectNulls: false,
            showSymbol: labels.length <= 12,
            ...(kind === "area" && {
              stack: "all",
              areaStyle: { opacity: 0.35 },
              // Highlighting would bring it to the front.
              emphasis: { disabled: true },
            }),
          }
        : {
            name,
            type: "bar" as const,
            data: [...data],
            barMaxWidth: 28,
            barGap: "12%",
            itemStyle: { borderRadius: cornersOf(kind, index === figures.length - 1, theme) },
            ...(kind === "stacked" && { stack: "all" }),
          },
    ),
  };
}

/** Only the end of a bar is rounded; in a stack, that of the last one. */
function cornersOf(kind: FiguresKind, isLast: boolean, { isMirrored }: ChartTheme) {
  if (kind === "horizontal") return isMirrored ? [3, 0, 0, 3] : [0, 3, 3, 0];
  return kind === "bar" || isLast ? [3, 3, 0, 0] : 0;
}

/** Colours of the palette by index, from 1. */
export const pick = ({ series, text }: ChartTheme, numbers: readonly number[]) =>
  numbers.map((number) => series[number - 1] ?? text);

/** A part of a whole, with its translated name. */
export type Share = { readonly name: string; readonly value: number };

export type SharesKind = "pie" | "donut" | "polar";

/** Specification §9: a hole of half the radius, and no label on slices below a tenth. */
const pieConstants = { innerRadius: 0.5, labelThreshold: 0.1 } as const;

/** In percent of the available room. */
const radius = 88;

/** Draws parts of a whole: as a pie, a donut, or a polar chart with equal angles. */
export function drawShares(kind: SharesKind, shares: readonly Share[], theme: ChartTheme): ChartOption {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  const max = Math.max(...shares.map(({ value }) => value));
  const isPolar = kind === "polar";
  return {
    tooltip: { trigger: "item" },
    series: [
      {
        type: "pie",
        radius: [kind === "donut" ? `${radius * pieConstants.innerRadius}%` : 0, `${radius}%`],
        ...(isPolar && { roseType: "area" as const, itemStyle: { opacity: 0.82 } }),
        label: {
          position: "inside",
          color: theme.card,
          fontSize: 13,
          fontWeight: 600,
          formatter: ({ value, percent }) =>
            isPolar ? formatNumber(Number(value)) : formatPercent(Math.round(percent ?? 0)),
          // A label on a pattern needs a background.
          ...(theme.isColorblind && {
            color: theme.text,
            backgroundColor: theme.card,
            padding: [2, 4],
            borderRadius: 3,
          }),
        },
        labelLine: { show: false },
        emphasis: { scaleSize: 4 },
        data: shares.map(({ name, value }) => {
          // In a polar chart, slices with a short radius are small.
          const isSmall = isPolar ? value < max * 0.3 : value < total * pieConstants.labelThreshold;
          return { name, value, ...(isSmall && { label: { show: false } }) };
        }),
      },
    ],
  };
}

type Radar = {
  readonly axes: readonly string[];
  readonly figures: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly max: number;
};

/** Draws ratings of several aspects as a radar chart. */
export const drawRadar = ({ axes, figures, max }: Radar, theme: ChartTheme): ChartOption => ({
  tooltip: { trigger: "item" },
  radar: {
    indicator: axes.map((name) => ({ name, min: 0, max: max })),
    radius: "72%",
    splitNumber: 5,
    axisName: { color: theme.axis, fontSize: 12 },
  },
  series: [
    {
      type: "radar",
      symbolSize: 5,
      data: figures.map(({ name, values }) => ({
        name,
        value: [...values],
        areaStyle: { opacity: 0.16 },
        lineStyle: { width: 2 },
      })),
    },
  ],
});
