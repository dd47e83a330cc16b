import { extentOf, type Plotted } from "#web/ui/charts/axes/extent-of.ts";
import { fitLabels, shorten } from "#web/ui/charts/axes/category-labels.ts";
import { timeTicks } from "#web/ui/charts/axes/time-ticks.ts";
import { chooseTicks } from "#web/ui/charts/axes/value-ticks.ts";
import { type ChartOption, listOf } from "#web/ui/charts/chart-option.ts";
import { formatNumber } from "#web/lib/format/format.ts";

/** What the axes are fitted to. */
export type Room = {
  /** The width of the chart in pixels. */
  readonly width: number;
  /** Names of hidden series. */
  readonly hidden: ReadonlySet<string>;
  /** Returns the width of a label in pixels. */
  readonly measure: (text: string) => number;
};

type Formatter = (value: number) => string;
type CategoryFormatter = (name: string, index: number) => string;

/** The length of a horizontal axis, and the room before and after it, in pixels. */
type Space = { readonly length: number; readonly before: number; readonly after: number };

type Axis = {
  readonly type?: string;
  readonly show?: boolean;
  readonly name?: unknown;
  readonly nameTextStyle?: { readonly align?: unknown; readonly padding?: readonly number[] };
  readonly scale?: boolean;
  readonly boundaryGap?: unknown;
  readonly data?: readonly unknown[];
  readonly min?: unknown;
  readonly max?: unknown;
  readonly interval?: number;
  readonly axisLabel?: {
    readonly show?: boolean;
    readonly formatter?: unknown;
    readonly customValues?: readonly number[];
  };
};

type Series = Plotted & { readonly type?: string; readonly xAxisIndex?: number; readonly yAxisIndex?: number };

/** In pixels: the margin of the chart, the distance of labels from their axis, the width of a label of a time, and that of a turned label. */
const gridMargin = 4;
const labelMargin = 8;
const timeWidth = 60;
const turnedWidth = 96;

/** The part of a chart that the labels of horizontal bars may take. */
const maxLabelShare = 0.4;

/**
 * Fits the axes of a chart to its size and its visible series: value axes have round ticks, of the same number on both
 * sides, and the labels of the others are thinned out evenly, turned or shortened where there is no room for all.
 */
export function fitAxes(option: ChartOption, room: Room): ChartOption {
  const series = listOf(option.series) as readonly Series[];
  const shown = series.filter(({ name }) => !room.hidden.has(String(name)));
  const horizontal = listOf(option.xAxis) as readonly Axis[];
  const vertical = listOf(option.yAxis) as readonly Axis[];
  if (horizontal.length === 0 || vertical.length === 0) return option;

  const upright = vertical.map((axis) => {
    // The library reserves room for the labels of a hidden axis.
    if (axis.show === false) return { ...axis, axisLabel: { show: false } };
    return axis.type === "category" ? fitNames(axis, room) : axis;
  });
  const fitted = fitValues(upright, (index) => shown.filter(({ yAxisIndex = 0 }) => yAxisIndex === index));
  const widths = fitted.map((axis) => widthOf(axis, room.measure));
  const yAxis = fitted.map((axis, index) => moveName(axis, widths[index] ?? 0));
  // The first axis is on the left, the second on the right.
  const [before = 0, after = 0] = widths;
  const space = { length: room.width - 2 * gridMargin - before - after, before, after };
  const across = horizontal.map((axis) => {
    if (axis.type === "category") return fitCategories(axis, space, room.measure);
    if (axis.type === "time") return fitTimes(axis, space);
    // The label at the end stays within the chart, as above.
    return { ...axis, axisLabel: { ...axis.axisLabel, alignMaxLabel: "right" } };
  });
  const xAxis = fitValues(across, (index) => shown.filter(({ xAxisIndex = 0 }) => xAxisIndex === index));
  return { ...option, xAxis, yAxis } as ChartOption;
}

/** Sets the ticks of the value axes that do not have their own. */
function fitValues(axes: readonly Axis[], seriesOf: (index: number) => readonly Plotted[]): readonly Axis[] {
  const extents = axes.map((axis, index) =>
    axis.type === "value" && axis.min === undefined && axis.max === undefined && axis.show !== false
      ? extentOf(seriesOf(index), axis.scale !== true)
      : undefined,
  );
  const ticks = chooseTicks(extents.filter((extent) => extent !== undefined)).values();
  return axes.map((axis, index) => (extents[index] ? { ...axis, ...ticks.next().value } : axis));
}

/** The name of a vertical axis begins where its labels do, in line with the texts above the chart. */
function moveName(axis: Axis, width: number): Axis {
  if (axis.name === undefined) return axis;
  const isMirrored = axis.nameTextStyle?.align === "right";
  const padding = isMirrored ? [0, -width, 0, 0] : [0, 0, 0, -width];
  return { ...axis, nameTextStyle: { ...axis.nameTextStyle, padding } };
}

/** The room that the labels of a vertical axis take. */
function widthOf({ type, show, data = [], min, max, interval, axisLabel }: Axis, measure: Room["measure"]) {
  if (show === false) return 0;
  const format = (axisLabel?.formatter as Formatter | undefined) ?? ((value: number) => formatNumber(value));
  const texts =
    type === "category"
      ? data.map((name) => format(name as number))
      : valuesOf(min, max, interval).map((value) => format(value));
  return Math.max(0, ...texts.map((text) => measure(text))) + labelMargin;
}

function valuesOf(min: unknown, max: unknown, interval: number | undefined) {
  if (typeof min !== "number" || typeof max !== "number") return [];
  const step = interval ?? (max - min) / 4;
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** The labels of horizontal bars: all of them, shortened if they are long. */
function fitNames(axis: Axis, { width, measure }: Room): Axis {
  const formatter = (name: string) => shorten(name, width * maxLabelShare, measure);
  return { ...axis, axisLabel: { ...axis.axisLabel, ...allLabels(axis), formatter } };
}

const allLabels = ({ data = [] }: Axis) => ({ customValues: data.map((_, index) => index) });

function fitCategories(axis: Axis, space: Space, measure: Room["measure"]): Axis {
  const isOnEdges = axis.boundaryGap === false;
  const format = axis.axisLabel?.formatter as CategoryFormatter | undefined;
  const write: CategoryFormatter = (name, index) => format?.(name, index) ?? name;
  const lines = (axis.data ?? []).map((name, index) => write(String(name), index).split("\n").map(measure));
  // One line, since the lines of turned labels would run into their neighbours.
  const turned: CategoryFormatter = (name, index) =>
    shorten(write(name, index).replaceAll("\n", " "), turnedWidth, measure);
  const { shown, isTurned, isFirstInside, isLastInside } = fitLabels({ ...space, lines, isOnEdges });
  const isLastShown = shown.at(-1) === lines.length - 1;
  return {
    ...axis,
    axisLabel: {
      ...axis.axisLabel,
      customValues: shown,
      rotate: isTurned ? 45 : 0,
      ...(isTurned && { formatter: turned }),
      // The chart then needs no room beside the axis.
      alignMinLabel: isFirstInside && !isTurned ? "left" : undefined,
      alignMaxLabel: isLastInside && !isTurned && isLastShown ? "right" : undefined,
    },
  } as Axis;
}

function fitTimes(axis: Axis, { length, after }: Space): Axis {
  const { min, max } = axis;
  if (typeof min !== "number" || typeof max !== "number") return axis;
  const margin = ((timeWidth / 2 - after) * (max - min)) / Math.max(length, timeWidth);
  const ticks = timeTicks(min, max, Math.max(2, Math.floor(length / timeWidth)));
  // A label near the end would extend beyond the chart.
  const inside = ticks.filter((time) => time <= max - Math.max(margin, 0));
  return { ...axis, axisLabel: { ...axis.axisLabel, customValues: inside } };
}
