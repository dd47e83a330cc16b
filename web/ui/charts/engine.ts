import { BarChart, LineChart, PieChart, RadarChart } from "echarts/charts";
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  RadarComponent,
  TitleComponent,
  TooltipComponent,
} from "echarts/components";
import { type EChartsType, init, use as bringAlong } from "echarts/core";
import { LegacyGridContainLabel } from "echarts/features";
import { CanvasRenderer, SVGRenderer } from "echarts/renderers";

import { formatNumber } from "#web/lib/format/format.ts";
import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import { fitAxes } from "#web/ui/charts/axes/fit-axes.ts";
import { adaptOption, shapeOf } from "#web/ui/charts/adapt-option.ts";
import { type ChartOption, legendOf, listOf } from "#web/ui/charts/chart-option.ts";
import styles from "#web/ui/charts/chart.module.css";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

/*
 * The only module that imports the chart library, and only the parts in use: a single chunk that all screens with
 * charts share, and that none waits for.
 */
bringAlong([
  AriaComponent,
  BarChart,
  CanvasRenderer,
  GridComponent,
  // Reserves room for axis labels. The library's newer method reserves far too much in right-to-left charts.
  LegacyGridContainLabel,
  LegendComponent,
  LineChart,
  PieChart,
  RadarChart,
  RadarComponent,
  SVGRenderer,
  TitleComponent,
  TooltipComponent,
]);

/** The maximum number of cached charts. */
const maxKept = 12;

const kept = new Map<string, Drawing>();

/** Returns whether a chart with this name is cached. */
export const isKept = (name: string | undefined) => name !== undefined && kept.has(name);

/** Returns the cached chart with this name, or a new one. */
export function takeDrawing(name: string | undefined): Drawing {
  const drawing = name === undefined ? undefined : kept.get(name);
  if (name !== undefined) kept.delete(name);
  return drawing ?? createDrawing();
}

/** Caches a chart under its name; disposes of one without a name. */
export function leaveDrawing(name: string | undefined, drawing: Drawing) {
  drawing.node.remove();
  if (name === undefined) {
    drawing.dispose();
    return;
  }
  kept.get(name)?.dispose();
  kept.delete(name);
  kept.set(name, drawing);
  const [oldest] = kept.keys();
  if (kept.size <= maxKept || oldest === undefined) return;
  kept.get(oldest)?.dispose();
  kept.delete(oldest);
}

type Drawn = {
  readonly option: ChartOption;
  readonly theme: ChartTheme;
  readonly signature: string;
  readonly hidden: ReadonlySet<string>;
  readonly shape?: string;
};

const labelSize = 12;
const tooltipClass = "chart-values";

/** Measures labels of axes, in pixels. */
function measureIn({ font }: ChartTheme) {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = `${labelSize}px ${font}`;
  return (text: string) => context?.measureText(text).width ?? 0;
}

export type Drawing = ReturnType<typeof createDrawing>;

function createDrawing() {
  const node = document.createElement("div");
  node.className = styles.drawing ?? "";
  let chart: EChartsType | undefined;
  let drawn: Drawn | undefined;
  const resizing = new ResizeObserver(() => {
    const [width, height] = [node.clientWidth, node.clientHeight];
    // A detached chart has no size, and usually the same size when it is attached again.
    if (!chart || !drawn || width === 0 || (width === chart.getWidth() && height === chart.getHeight())) return;
    chart.resize();
    render(drawn);
  });

  function render(next: Drawn) {
    const { option, theme, hidden } = next;
    const room = { width: chart?.getWidth() ?? 0, hidden, measure: measureIn(theme) };
    const adapted = adaptOption(fitAxes(option, room), theme, hidden);
    const shape = shapeOf(adapted);
    // If the structure is the same, all values are overwritten, so nothing has to be rebuilt.
    chart?.setOption(adapted, { notMerge: drawn?.theme !== theme || drawn.shape !== shape });
    drawn = { ...next, shape };
  }

  return {
    /** The element to attach before the first `draw`. */
    node,
    /**
     * Draws, unless the same drawing exists: `signature` identifies the option. Series named in `hidden` stay hidden.
     */
    draw(option: ChartOption, theme: ChartTheme, signature: string, hidden: ReadonlySet<string>) {
      if (drawn?.signature === signature && drawn.theme === theme) return;
      if (!chart) {
        chart = init(node, themeOf(theme), { renderer: "canvas" });
        resizing.observe(node);
      } else if (drawn?.theme !== theme) chart.setTheme(themeOf(theme));
      render({ option, theme, signature, hidden });
    },
    /**
     * Shows the values at a point, as the pointer does.
     *
     * @param index among the points that are shown
     * @returns the values as text
     */
    read(seriesIndex: number, index: number) {
      // Tooltips of an axis need the one, and those of slices the other, since slices can be hidden.
      chart?.dispatchAction({ type: "showTip", seriesIndex, dataIndex: index, dataIndexInside: index });
      const words = node.querySelector<HTMLElement>(`.${tooltipClass}`)?.innerText ?? "";
      return words
        .split(/\s*\n\s*/)
        .filter(Boolean)
        .join(", ");
    },
    /** Hides the values of `read`. */
    leave: () => chart?.dispatchAction({ type: "hideTip" }),
    /** Returns the visible chart as SVG, with its title and legend. */
    toSvg(title: string) {
      const { width, height } = node.getBoundingClientRect();
      if (!chart || !drawn) return "";
      return drawSvg(title, chart.getOption(), drawn.theme, width, height);
    },
    dispose() {
      resizing.disconnect();
      chart?.dispose();
      node.remove();
    },
  };
}

/** In pixels: room for the title, for each line of the legend, and for the labels of the axes. */
const titleHeight = 40;
const legendLine = 24;
const sideSpace = 16;

/** In pixels: the approximate width of a legend entry's symbol, and of each letter. */
const markWidth = 44;
const letterWidth = 7;

function drawSvg(title: string, option: ChartOption, theme: ChartTheme, width: number, height: number) {
  const entries = legendOf(option);
  const across = entries.reduce((sum, { name }) => sum + markWidth + name.length * letterWidth, 0);
  const legendHeight = entries.length === 0 ? 8 : 8 + legendLine * Math.ceil(across / (width - 2 * sideSpace));
  const room = { top: titleHeight, bottom: legendHeight };
  const sheet = init(null, themeOf(theme), {
    renderer: "svg",
    ssr: true,
    width,
    height: height + titleHeight + legendHeight,
  });
  const sides = { left: sideSpace, right: sideSpace, containLabel: true };
  const grids = listOf(option.grid).map((grid) => ({ ...grid, ...room, ...sides }));
  const radars = listOf(option.radar).map((radar) => ({
    ...radar,
    center: [width / 2, titleHeight + height / 2],
    // A percentage would refer to the whole sheet.
    radius: (Number.parseFloat(String(radar.radius)) / 100) * (Math.min(width, height) / 2),
  }));
  sheet.setOption({
    ...option,
    animation: false,
    backgroundColor: theme.card,
    title: { text: title, ...(theme.isMirrored ? { right: 8 } : { left: 8 }), top: 8 },
    legend: listOf(option.legend).map((legend) => ({
      ...legend,
      data: entries.map(({ name }) => name),
      show: entries.length > 0,
      bottom: 4,
    })),
    ...(grids.length > 0 && { grid: grids }),
    ...(radars.length > 0 && { radar: radars }),
    series: listOf(option.series).map((series) => (series.type === "pie" ? { ...series, ...room } : series)),
  } as ChartOption);
  const svg = sheet.renderToSVGString();
  sheet.dispose();
  return svg;
}

/** Converts the current tokens to the library's theme. */
function themeOf(theme: ChartTheme) {
  const { axis, grid, text } = theme;
  const axisStyle = {
    axisLine: { lineStyle: { color: grid } },
    axisTick: { show: false },
    axisLabel: { color: axis, fontSize: labelSize, lineHeight: 16 },
    splitLine: { lineStyle: { color: grid } },
    nameTextStyle: { color: axis },
  };
  // Clear of the lowest label of the axis at the side.
  const below = { axisLabel: { ...axisStyle.axisLabel, margin: 12 } };
  return {
    color: theme.series,
    backgroundColor: "transparent",
    textStyle: { color: text, fontFamily: theme.font },
    title: { textStyle: { color: text, fontSize: 16, fontWeight: 600 }, subtextStyle: { color: axis } },
    legend: { textStyle: { color: text }, inactiveColor: grid },
    grid: { top: 12, bottom: 2, left: 4, right: 4, containLabel: true },
    categoryAxis: { ...axisStyle, ...below, splitLine: { show: false } },
    valueAxis: {
      ...axisStyle,
      axisLine: { show: false },
      axisLabel: { ...axisStyle.axisLabel, formatter: (value: number) => isolateText(formatNumber(value)) },
    },
    timeAxis: { ...axisStyle, ...below, splitLine: { show: false } },
    logAxis: axisStyle,
    radar: {
      axisLine: { lineStyle: { color: grid } },
      splitLine: { lineStyle: { color: grid } },
      splitArea: { show: false },
    },
    line: { lineStyle: { width: 2 }, symbolSize: 6, showSymbol: false },
    bar: { barMaxWidth: 32 },
    pie: { itemStyle: { borderColor: theme.card, borderWidth: 2 }, label: { color: text } },
    tooltip: {
      className: tooltipClass,
      confine: true,
      backgroundColor: theme.raised,
      borderColor: theme.border,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { color: text, fontSize: 13 },
      extraCssText: `direction: ${theme.isMirrored ? "rtl" : "ltr"}; text-align: start; box-shadow: var(--shadow-2);`,
      axisPointer: { lineStyle: { color: axis, type: "dashed" }, crossStyle: { color: axis } },
      valueFormatter: (value: unknown) =>
        typeof value === "number" ? isolateText(formatNumber(value)) : typeof value === "string" ? value : "–",
    },
  };
}
