import { useCallback, useMemo } from "react";

import { formatMinuteTime, formatTick } from "#demos/graphs/web/figures/format-figures.ts";
import { RangeChart } from "#demos/graphs/web/series/range-chart.tsx";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import { type Span, thinOut } from "#web/ui/charts/thin-out.ts";

/** One value per minute, for some seventy days. */
const points = 100_000;
const minute = 60_000;
const begin = Date.UTC(2026, 0, 1);

/** Twice the number of pixels of a wide screen. */
const maxDrawn = 2400;

const timeOf = (place: number) => begin + place * minute;
const formatPosition = (place: number) => formatMinuteTime(timeOf(place));
const write = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
const done = () => {};

let walked: readonly number[] | undefined;

/** A hundred thousand points, thinned out to those that are visible. */
export function ManyPointsChart() {
  const { t } = useTranslation();
  const values = useMemo(() => (walked ??= makeWalk(points)), []);
  const name = t("Server load");
  const option = useCallback(
    (span: Span): ChartOption => ({
      animation: false,
      useUTC: true,
      tooltip: { trigger: "axis", valueFormatter: (value) => write(Number(value)) },
      xAxis: {
        type: "time",
        min: timeOf(span.from),
        max: timeOf(span.to),
        axisLabel: { formatter: (time: number) => formatTick(time) },
        axisPointer: { label: { formatter: (pointed) => formatMinuteTime(Number(pointed.value)) } },
      },
      yAxis: { type: "value", min: 0, max: 100 },
      series: [
        {
          name,
          type: "line",
          showSymbol: false,
          clip: true,
          lineStyle: { width: 1.25 },
          data: thinOut(values, span, maxDrawn).map((place) => [timeOf(place), values[place] ?? 0]),
        },
      ],
    }),
    [values, name],
  );
  const table = useCallback(
    (span: Span) => ({
      columns: [{ label: t("Minute") }, { label: name, format: write }],
      // All values, including those left out of the line.
      rows: values.slice(span.from, span.to + 1).map((value, index) => [formatPosition(span.from + index), value]),
    }),
    [values, name, t],
  );
  const presets = [
    { key: "all", label: t("All") },
    { key: "week", label: t("1 week"), values: 7 * 1440 },
    { key: "day", label: t("1 day"), values: 1440 },
    { key: "hour", label: t("1 hour"), values: 60 },
  ];
  return (
    <RangeChart
      title={t("Large time series")}
      hasLegend={false}
      describe={(first, last) => t("One value per minute from {{first}} to {{last}}, as a line.", { first, last })}
      values={values}
      formatPosition={formatPosition}
      option={option}
      table={table}
      presets={presets}
      state="ready"
      onRetry={done}
    />
  );
}

/** A long deterministic walk: values from 0 to 100, one per minute. */
function makeWalk(count: number): readonly number[] {
  let seed = 20_261_121;
  const chance = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 0) / 2 ** 32;
  };
  let value = 50;
  return Array.from({ length: count }, (_, minute) => {
    const midday = 44 + 6 * Math.sin(minute / 9000) + 20 * Math.sin((minute / 1440) * 2 * Math.PI);
    value += (midday - value) * 0.02 + (chance() - 0.5) * 2.4;
    // Occasional outliers, which must remain visible.
    const spike = chance() > 0.9995 ? 12 + 30 * chance() : 0;
    return Math.min(100, Math.max(0, value + spike));
  });
}
