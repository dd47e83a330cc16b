import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";

type Formatter = (...values: readonly unknown[]) => unknown;

type Label = { formatter?: unknown };

type Axis = {
  type?: string;
  data?: readonly unknown[];
  axisLabel?: Label;
  axisPointer?: { label?: Label };
};

const isolateResult =
  (format: unknown) =>
  (...values: readonly unknown[]) => {
    const text = (format as Formatter)(...values);
    return typeof text === "string" && text !== "" ? isolateText(text) : text;
  };

const isolateFormatter = <T extends Label>(label: T): T =>
  typeof label.formatter === "function" ? { ...label, formatter: isolateResult(label.formatter) } : label;

function isolateAxis<T extends object>(axis: T): T {
  const { data, axisLabel, axisPointer } = axis as Axis;
  return {
    ...axis,
    // Category names are the axis labels and the tooltip titles.
    ...(data && { data: data.map((name) => (typeof name === "string" ? isolateText(name) : name)) }),
    ...(axisLabel && { axisLabel: isolateFormatter(axisLabel) }),
    ...(axisPointer?.label && { axisPointer: { ...axisPointer, label: isolateFormatter(axisPointer.label) } }),
  };
}

/** An option may hold one value or a list; the result has the same form. */
const mapEach = <T>(value: T | readonly T[], change: (each: T) => object) =>
  Array.isArray(value) ? (value as readonly T[]).map(change) : change(value as T);

const isolateTooltip = <T extends { valueFormatter?: unknown }>(tooltip: T): T =>
  tooltip.valueFormatter ? { ...tooltip, valueFormatter: isolateResult(tooltip.valueFormatter) } : tooltip;

/**
 * Isolates all texts of a chart: axis labels, tooltip values, and labels in the drawing. A number and its unit then
 * keep their order in both directions.
 */
export const isolateLabels = ({ xAxis, yAxis, tooltip, series, ...option }: ChartOption): ChartOption => ({
  ...option,
  ...(xAxis && { xAxis: mapEach(xAxis, isolateAxis) }),
  ...(yAxis && { yAxis: mapEach(yAxis, isolateAxis) }),
  ...(tooltip && { tooltip: mapEach(tooltip, isolateTooltip) }),
  ...(series && {
    series: mapEach(series, (each) => ({
      ...each,
      ...(each.label && { label: isolateFormatter(each.label) }),
      ...(each.tooltip && { tooltip: isolateTooltip(each.tooltip) }),
    })),
  }),
});
