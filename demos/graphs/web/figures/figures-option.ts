import { formatPercent } from "#demos/graphs/web/figures/format-figures.ts";
import { formatCompact, formatNumber } from "#web/lib/format/format.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";

/** A series of figures with its translated name. Values may be missing. */
export type Figures = { readonly name: string; readonly values: readonly (number | null)[] };

export type FiguresKind = "line" | "area" | "bar" | "stacked" | "horizontal";

export type FiguresDrawing = {
  readonly kind: FiguresKind;
  /** The categories, translated. */
  readonly labels: readonly string[];
  /** Shorter forms of the labels for the axis, in one or two lines. */
  readonly shortLabels?: readonly string[];
  readonly figures: readonly Figures[];
  /** Indexes of the palette's eight colours, from 1; by default in order. */
  readonly colors?: readonly number[];
  /** The name of the value axis, translated. */
  readonly unit?: string;
  /** Formats values in tooltips and on the axis; by default without a unit. */
  readonly format?: (value: number) => string;
  readonly formatAxis?: (value: number) => string;
};

/** Draws series as lines, areas, or bars: vertical, stacked or horizontal. */
export function drawFigures(
  { kind, labels, shortLabels, figures, colors, unit, format, formatAxis = format }: FiguresDrawing,
  theme: ChartTheme,
): ChartOption {
  const isLine = kind === "line" || kind === "area";
  const isHorizontal = kind === "horizontal";
  const values = {
    type: "value" as const,
    ...(formatAxis && { axisLabel: { formatter: formatAxis } }),
    ...(unit !== undefined && {
      name: unit,
      nameGap: 12,
      nameTextStyle: { align: theme.isMirrored ? ("right" as const) : ("left" as const) },
    }),
  };
  const names = {
    type: "category" as const,
    data: [...labels],
    boundaryGap: !isLine,
    ...(shortLabels && { axisLabel: { formatter: (name: string, index: number) => shortLabels[index] ?? name } }),
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
    ...(unit !== undefined && { grid: { top: 32 } }),
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

export type SharesDrawing = {
  readonly kind: SharesKind;
  readonly shares: readonly Share[];
  /** What is shared, translated. In the centre of a donut, below the total. */
  readonly whole: string;
  /** The names of slices that are not shown, and not a part of the total. */
  readonly hidden?: ReadonlySet<string>;
  /** Indexes of the palette's eight colours, from 1; by default in order. */
  readonly colors?: readonly number[];
};

const none: ReadonlySet<string> = new Set();

/** Draws parts of a whole: as a pie, a donut with its total, or a polar chart with equal angles. */
export function drawShares(
  { kind, shares, whole, hidden = none, colors }: SharesDrawing,
  theme: ChartTheme,
): ChartOption {
  const total = totalOf(shares, hidden);
  const max = Math.max(...shares.map(({ value }) => value));
  const isPolar = kind === "polar";
  const write = (value: unknown) =>
    isPolar ? formatNumber(Number(value)) : `${formatNumber(Number(value))} (${formatShare(Number(value), total)})`;
  return {
    ...(colors && { color: pick(theme, colors) }),
    tooltip: { trigger: "item", valueFormatter: write },
    series: [
      {
        type: "pie",
        radius: [kind === "donut" ? `${radius * pieConstants.innerRadius}%` : 0, `${radius}%`],
        ...(isPolar && { roseType: "area" as const }),
        label: {
          position: "inside",
          fontSize: 12,
          fontWeight: 600,
          formatter: ({ value, percent }) =>
            isPolar ? formatNumber(Number(value)) : formatPercent(Math.round(percent ?? 0)),
          // The same on light and dark slices, and on patterns.
          color: theme.text,
          backgroundColor: theme.card,
          padding: [3, 5],
          borderRadius: 4,
        },
        labelLine: { show: false },
        emphasis: { scaleSize: 4 },
        data: shares.map(({ name, value }) => {
          // In a polar chart, slices with a short radius are small.
          const isSmall = isPolar ? value < max * 0.3 : value < total * pieConstants.labelThreshold;
          return { name, value, ...(isSmall && { label: { show: false } }) };
        }),
      },
      ...(kind === "donut" ? [centreOf(formatTotal(total), whole, theme)] : []),
    ],
  };
}

/** Short enough for the hole on a phone: 362, 142.8K. */
const formatTotal = (total: number) => (total < 10_000 ? formatNumber(total) : formatCompact(total));

/**
 * The total in the centre of a donut: the label of a slice without size, which is a part of saved files too. Totals in
 * languages without a short suffix, such as "143,3 mil", are smaller, to fit the hole of 90 px on a phone.
 */
const centreOf = (total: string, whole: string, theme: ChartTheme) => ({
  type: "pie" as const,
  radius: 0,
  silent: true,
  tooltip: { show: false },
  label: {
    position: "center" as const,
    formatter: `{total|${isolateText(total)}}\n{whole|${isolateText(whole)}}`,
    rich: {
      total: { color: theme.text, fontSize: total.length > 7 ? 15 : 20, fontWeight: 650, lineHeight: 26 },
      whole: { color: theme.axis, fontSize: 12, lineHeight: 16 },
    },
  },
  labelLine: { show: false },
  data: [{ value: 1 }],
});

/** The sum of the visible parts. */
export const totalOf = (shares: readonly Share[], hidden: ReadonlySet<string> = none) =>
  shares.reduce((sum, { name, value }) => (hidden.has(name) ? sum : sum + value), 0);

/** A part in whole percent of a whole. */
export const formatShare = (value: number, whole: number) =>
  formatPercent(whole > 0 ? Math.round((value / whole) * 100) : 0);

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
    radius: "78%",
    clockwise: !theme.isMirrored,
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
