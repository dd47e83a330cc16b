import { type ChartOption, legendOf, lineDashes, listOf } from "#web/ui/charts/chart-option.ts";
import { isolateLabels } from "#web/ui/charts/isolate-labels.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

/** The symbols of lines. */
const symbols = ["circle", "rect", "triangle", "diamond", "emptyCircle", "emptyRect"];

/** The patterns of areas, in the order of the legend; see `chart-legend.tsx`, which draws them too. */
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
 * Adapts a chart's option to a theme: isolates its labels, mirrors it in right-to-left layouts, adds patterns in the
 * colour-blind palette, and turns animation off if reduced motion is preferred.
 */
export function adaptOption(
  option: ChartOption,
  theme: ChartTheme,
  hidden: ReadonlySet<string> = new Set(),
): ChartOption {
  const isolated = isolateLabels(option);
  const patterned = theme.isColorblind ? addPatterns(isolated) : isolated;
  const mirrored = theme.isMirrored ? mirror(patterned) : patterned;
  return {
    ...mirrored,
    animation: theme.isStill ? false : (option.animation ?? true),
    // The chart's accessible name is our own description instead of the library's generated list.
    aria: { enabled: theme.isColorblind, label: { enabled: false }, decal: { show: theme.isColorblind, decals } },
    // Our own legend is rendered beside the chart, so that it can be reached by keyboard.
    legend: {
      show: false,
      selected: Object.fromEntries(legendOf(option).map(({ name }) => [name, !hidden.has(name)])),
    },
  };
}

function addPatterns(option: ChartOption): ChartOption {
  const series = listOf(option.series).map((each, index) => {
    if (each.type !== "line") return each;
    const dash = lineDashes[index % lineDashes.length] ?? [];
    return {
      ...each,
      symbol: symbols[index % symbols.length],
      lineStyle: { ...each.lineStyle, type: dash.length > 0 ? [...dash] : ("solid" as const) },
    };
  });
  return { ...option, series };
}

type Align = "left" | "right" | undefined;
type Axis = {
  inverse?: boolean;
  position?: string;
  axisLabel?: { rotate?: number; alignMinLabel?: Align; alignMaxLabel?: Align };
};

const opposite = (align: Align) => align && (align === "left" ? "right" : "left");

/** Labels at the ends of an axis, and turned ones, extend to the other side. */
function mirrorLabels({ axisLabel }: Axis) {
  if (!axisLabel) return {};
  const { rotate = 0, alignMinLabel, alignMaxLabel } = axisLabel;
  const ends = { alignMinLabel: opposite(alignMinLabel), alignMaxLabel: opposite(alignMaxLabel) };
  return { axisLabel: { ...axisLabel, ...ends, ...(rotate !== 0 && { rotate: -rotate }) } };
}

/** Swaps left and right: horizontal axes are inverted, and vertical ones move to the other side. */
function mirror(option: ChartOption): ChartOption {
  const across = listOf(option.xAxis).map((axis) => ({
    ...axis,
    ...mirrorLabels(axis as Axis),
    inverse: !axis.inverse,
  }));
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

/**
 * The structure of an option without its values. If two options have the same structure, the later one overwrites every
 * value of the earlier one.
 */
export const shapeOf = (option: ChartOption) =>
  JSON.stringify(option, (key, value: unknown) => {
    // The type of a series or an axis is a part of the structure. Data is replaced as a whole.
    if (key === "type" || key === "name") return value;
    if (key === "data") return "data";
    return typeof value === "object" ? value : typeof value;
  });
