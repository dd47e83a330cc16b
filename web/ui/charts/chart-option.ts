import type { BarSeriesOption, LineSeriesOption, PieSeriesOption, RadarSeriesOption } from "echarts/charts";
import type {
  AriaComponentOption,
  GridComponentOption,
  LegendComponentOption,
  RadarComponentOption,
  TitleComponentOption,
  TooltipComponentOption,
} from "echarts/components";
import type { ComposeOption } from "echarts/core";

/** The chart types and components that `engine.ts` includes. */
export type ChartOption = ComposeOption<
  | AriaComponentOption
  | BarSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | LineSeriesOption
  | PieSeriesOption
  | RadarComponentOption
  | RadarSeriesOption
  | TitleComponentOption
  | TooltipComponentOption
>;

/** Normalises a value or a list of values to a list. */
export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** An entry of the legend, which toggles a series. */
export type LegendEntry = {
  readonly name: string;
  readonly index: number;
  readonly mark: "line" | "area";
  /** That of a band, which has no line. */
  readonly opacity?: number;
};

/**
 * The legend entries of a chart: its series, the slices of a pie, or the shapes of a radar. Series with the same name
 * share an entry. A chart with a single entry needs no legend.
 */
export function legendOf(option: ChartOption): readonly LegendEntry[] {
  const entries = listOf(option.series).flatMap((series, index): LegendEntry[] => {
    if (series.type === "pie" || series.type === "radar") {
      return listOf<unknown>(series.data as readonly unknown[]).flatMap((item, place) =>
        typeof item === "object" && item !== null && "name" in item
          ? [{ name: String(item.name), index: place, mark: "area" as const }]
          : [],
      );
    }
    const area = series.type === "line" ? series.areaStyle : undefined;
    const isBand = series.type === "line" && series.lineStyle?.opacity === 0;
    if (series.name === undefined || (isBand && !area)) return [];
    const mark = series.type === "line" && !area ? ("line" as const) : ("area" as const);
    const opacity = isBand ? area?.opacity : undefined;
    return [{ name: String(series.name), index, mark, ...(opacity !== undefined && { opacity }) }];
  });
  const distinct = entries.filter(({ name }, place) => entries.findIndex((entry) => entry.name === name) === place);
  // The library assigns colours in the order of the names.
  return distinct.length > 1 ? distinct.map((entry, index) => ({ ...entry, index })) : [];
}

/**
 * The points that can be read one after the other: those of the first series that is shown and has any, or the slices of a
 * pie.
 *
 * @param hidden the names of hidden series and slices
 */
export function pointsOf(option: ChartOption, hidden: ReadonlySet<string>) {
  for (const [seriesIndex, { type, name, data }] of listOf(option.series).entries()) {
    const items = listOf<unknown>(data);
    const isPie = type === "pie";
    const shown = isPie ? items.filter((item) => !hidden.has((item as { name: string }).name)) : items;
    if (shown.length > 0 && (isPie || !hidden.has(String(name)))) return { seriesIndex, count: shown.length };
  }
  return undefined;
}

/** Dash patterns of lines, for the colour-blind palette. */
export const lineDashes = [[], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [4, 6]] as const;
