import { useCallback, useMemo } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { office } from "#office";
import { formatCentsShort, formatCount } from "#features/dashboard/web/figures.ts";
import styles from "#features/dashboard/web/site-stats.module.css";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";

/** In pixels, so that the widget is as high as the map beside it. */
const chartHeight = 360;

type SiteStatsProps = {
  report: VisitsReport | undefined;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/** Visits, page views and orders by day. */
export function SiteStats({ report, state, onRetry }: SiteStatsProps) {
  const { t } = useTranslation();
  const words = useMemo(() => ({ views: t("Page views"), visits: t("Visits"), orders: t("Orders") }), [t]);
  const option = useCallback(() => drawDays(report, words), [report, words]);
  const table = useMemo(
    () => ({
      columns: [
        { label: t("Date") },
        { label: words.visits },
        { label: words.views },
        { label: words.orders },
        { label: t("Income"), format: (value: number) => formatCentsShort(value, report?.currency ?? office.currency) },
      ],
      rows: (report?.days ?? []).map(({ date, visits, pageViews, orders, income }) => [
        formatDay(date),
        visits,
        pageViews,
        orders,
        income,
      ]),
    }),
    [report, words, t],
  );
  return (
    <div className={styles.padded}>
      <Chart
        title={t("Site stats")}
        description={t(
          "Page views, visits and orders per day. Page views: {{views}}. Visits: {{visits}}. Orders: {{orders}}.",
          {
            visits: formatNumber(report?.totals.visits ?? 0),
            views: formatNumber(report?.totals.pageViews ?? 0),
            orders: formatNumber(report?.totals.orders ?? 0),
          },
        )}
        option={option}
        table={table}
        height={chartHeight}
        state={state}
        onRetry={onRetry}
        keepAs="dashboard.site-stats"
      />
    </div>
  );
}

type Words = { readonly views: string; readonly visits: string; readonly orders: string };

function drawDays(report: VisitsReport | undefined, { views, visits, orders }: Words): ChartOption {
  const days = report?.days ?? [];
  return {
    tooltip: { trigger: "axis" },
    xAxis: { type: "category", data: days.map(({ date }) => formatDay(date)), boundaryGap: true },
    yAxis: [
      { type: "value", axisLabel: { formatter: formatCount } },
      // Orders are about thirty times fewer; their bars stay at the bottom of the chart.
      { type: "value", show: false, max: ({ max }) => max * 4 },
    ],
    series: [
      {
        name: views,
        type: "line",
        smooth: 0.3,
        data: days.map(({ pageViews }) => pageViews),
        areaStyle: { opacity: 0.16 },
        // Highlighting would bring it to the front.
        emphasis: { disabled: true },
      },
      { name: visits, type: "line", smooth: 0.3, data: days.map((day) => day.visits), z: 4 },
      {
        name: orders,
        type: "bar",
        yAxisIndex: 1,
        z: 3,
        barMaxWidth: 12,
        data: days.map((day) => day.orders),
        itemStyle: { borderRadius: [2, 2, 0, 0] },
      },
    ],
  };
}
