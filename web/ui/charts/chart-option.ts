import type {
  BarSeriesOption,
  LineSeriesOption,
  PieSeriesOption,
  RadarSeriesOption,
  ScatterSeriesOption,
} from "echarts/charts";
import type {
  AriaComponentOption,
  DataZoomComponentOption,
  GridComponentOption,
  LegendComponentOption,
  MarkLineComponentOption,
  RadarComponentOption,
  TitleComponentOption,
  TooltipComponentOption,
} from "echarts/components";
import type { ComposeOption } from "echarts/core";

import type { ChartLook } from "#web/ui/charts/look.ts";

/** What can be drawn: what `engine.ts` brings along, and no more. */
export type ChartOption = ComposeOption<
  | AriaComponentOption
  | BarSeriesOption
  | DataZoomComponentOption
  | GridComponentOption
  | LegendComponentOption
  | LineSeriesOption
  | MarkLineComponentOption
  | PieSeriesOption
  | RadarComponentOption
  | RadarSeriesOption
  | ScatterSeriesOption
  | TitleComponentOption
  | TooltipComponentOption
>;

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** An entry of the legend: what is switched on and off, and how it is drawn. */
export type LegendEntry = { readonly name: string; readonly index: number; readonly mark: "line" | "area" };

/** The entries of a chart's legend: its series, or the slices of a pie. One alone needs no legend. */
export function legendOf(option: ChartOption): readonly LegendEntry[] {
  const entries = listOf(option.series).flatMap((series, index): LegendEntry[] => {
    if (series.type === "pie") {
      return listOf(series.data).flatMap((item, place) =>
        typeof item === "object" && item !== null && "name" in item
          ? [{ name: String(item.name), index: place, mark: "area" as const }]
          : [],
      );
    }
    const mark = series.type === "line" && !series.areaStyle ? ("line" as const) : ("area" as const);
    return series.name === undefined ? [] : [{ name: String(series.name), index, mark }];
  });
  return entries.length > 1 ? entries : [];
}

/** How lines differ where their colours do not say it. */
export const lineDashes = [[], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [4, 6]] as const;
const symbols = ["circle", "rect", "triangle", "diamond", "emptyCircle", "emptyRect"];

/** The patterns of areas, in the order of the legend's; see `chart-legend.tsx`, which draws them too. */
const decals = [
  { symbol: "none" },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: Math.PI / 4 },
  {
    symbol: "circle",
    symbolSize: 0.7,
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
  },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4 },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: 0 },
  { symbol: "rect", dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: Math.PI / 2 },
];

/**
 * A chart's option as it is drawn in a look: mirrored where the page reads from the right, with patterns beside colours,
 * and without motion where none is wanted.
 */
export function adaptOption(option: ChartOption, look: ChartLook): ChartOption {
  const patterned = look.isColorblind ? addPatterns(option, look) : option;
  const mirrored = look.isMirrored ? mirror(patterned) : patterned;
  return {
    ...mirrored,
    animation: look.isStill ? false : (option.animation ?? true),
    // The name of the chart is a sentence of ours, not the list that the library would make.
    aria: { enabled: look.isColorblind, label: { enabled: false }, decal: { show: look.isColorblind, decals } },
    // Drawn beside the chart, where a keyboard reaches it.
    legend: { show: false },
  };
}

function addPatterns(option: ChartOption, look: ChartLook): ChartOption {
  const series = listOf(option.series).map((each, index) => {
    if (each.type !== "line") return each;
    const dash = lineDashes[index % lineDashes.length] ?? [];
    return {
      ...each,
      symbol: symbols[index % symbols.length],
      lineStyle: { ...each.lineStyle, type: dash.length > 0 ? [...dash] : ("solid" as const) },
      itemStyle: { color: look.series[index % look.series.length], ...each.itemStyle },
    };
  });
  return { ...option, series };
}

type Axis = { inverse?: boolean; position?: string };

/** Left becomes right: what lies across begins at the other side, and what stands at one side goes to the other. */
function mirror(option: ChartOption): ChartOption {
  const across = listOf(option.xAxis).map((axis) => ({ ...axis, inverse: !axis.inverse }));
  const upright = listOf(option.yAxis).map((axis, index) => {
    const position = (axis as Axis).position ?? (index === 0 ? "left" : "right");
    return { ...axis, position: position === "right" ? "left" : "right" };
  });
  const grids = listOf(option.grid).map(({ left, right, ...grid }) => ({
    ...grid,
    ...(right !== undefined && { left: right }),
    ...(left !== undefined && { right: left }),
  }));
  const series = listOf(option.series).map((each) => (each.type === "pie" ? { ...each, clockwise: false } : each));
  return {
    ...option,
    ...(across.length > 0 && { xAxis: across }),
    ...(upright.length > 0 && { yAxis: upright }),
    ...(grids.length > 0 && { grid: grids }),
    series,
  } as ChartOption;
}
