import { useCallback, useMemo } from "react";
import type { z } from "zod/mini";

import type { getSiteFigures } from "#demos/graphs/contract.ts";
import { findTrend } from "#demos/graphs/web/figures/findings.ts";
import { formatCents, formatCentsShort } from "#demos/graphs/web/figures/format-figures.ts";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";

type Days = z.infer<typeof getSiteFigures.response>["days"];

type SiteChartProps = {
  days: Days | undefined;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/** Visits, returning visits, and sales on a second axis. */
export function SiteChart({ days, state, onRetry }: SiteChartProps) {
  const { t } = useTranslation();
  const names = useMemo(() => ({ visits: t("Visits"), returning: t("Returning visitors"), sales: t("Sales") }), [t]);
  const option = useCallback((): ChartOption => {
    const rows = days ?? [];
    const line = { type: "line" as const, smooth: 0.25, tooltip: { valueFormatter: undefined } };
    return {
      tooltip: { trigger: "axis" },
      xAxis: { type: "category", boundaryGap: false, data: rows.map(({ date }) => formatDay(date)) },
      yAxis: [
        { type: "value" },
        { type: "value", splitLine: { show: false }, axisLabel: { formatter: formatCentsShort } },
      ],
      series: [
        {
          ...line,
          name: names.visits,
          data: rows.map(({ visits }) => visits),
          areaStyle: { opacity: 0.16 },
          emphasis: { disabled: true },
        },
        { ...line, name: names.returning, data: rows.map(({ returning }) => returning) },
        {
          ...line,
          name: names.sales,
          yAxisIndex: 1,
          data: rows.map(({ sales }) => sales),
          tooltip: { valueFormatter: (value) => formatCents(Number(value)) },
        },
      ],
    };
  }, [days, names]);
  const table = useMemo(
    () => ({
      columns: [
        { label: t("Date") },
        { label: names.visits },
        { label: names.returning },
        { label: names.sales, format: formatCents },
      ],
      rows: (days ?? []).map(({ date, visits, returning, sales }) => [formatDay(date), visits, returning, sales]),
    }),
    [days, names, t],
  );
  const sum = (days ?? []).reduce((all, { visits }) => all + visits, 0);
  return (
    <Chart
      title={t("Site stats")}
      description={t("Visits, returning visitors and sales per day, as lines. Total visits: {{sum}}.", {
        sum: formatNumber(sum),
      })}
      option={option}
      table={table}
      state={state}
      onRetry={onRetry}
      caption={findTrend(t, { name: names.visits, values: (days ?? []).map(({ visits }) => visits) })}
      keepAs="graphs.flot.site-stats"
    />
  );
}
