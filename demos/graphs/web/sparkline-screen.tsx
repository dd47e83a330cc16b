import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { formatShare } from "#demos/graphs/web/figures/figures-option.ts";
import { formatMilliseconds } from "#demos/graphs/web/figures/format-figures.ts";
import { percentileName, sourceNames, teamNames } from "#demos/graphs/web/figures/label-names.ts";
import { listDevices, nameShares } from "#demos/graphs/web/figures/list-figures.ts";
import { joinRequests, morrisQuery, progressOf, siteQuery } from "#demos/graphs/web/queries.ts";
import { WaitingChart } from "#demos/graphs/web/series/waiting-chart.tsx";
import { SmallCharts } from "#demos/graphs/web/small-charts.tsx";
import { hourlyRows, HourlyStrips } from "#demos/graphs/web/small/hourly-strips.tsx";
import { MetricTable } from "#demos/graphs/web/small/metric-table.tsx";
import { listMetrics, type Metric, weeklyDifferences } from "#demos/graphs/web/small/metrics.ts";
import { SmallPies } from "#demos/graphs/web/small/small-pies.tsx";
import styles from "#demos/graphs/web/small/sparkline-screen.module.css";
import { StripList } from "#demos/graphs/web/small/strip-list.tsx";
import { TrendTiles } from "#demos/graphs/web/small/trend-tiles.tsx";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** The days of a figure, which is compared with as many days before. */
const daysOfFigure = 30;

/** Charts of the size of a word. */
export function SparklineScreen() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery);
  const morris = useQuery(morrisQuery);
  const days = site.data?.days ?? [];
  const answers = site.data?.answers ?? [];
  const metrics = listMetrics(t, days);
  const counted = metrics.slice(0, 3);
  const pies = [
    { name: t("Sources"), parts: nameShares(sourceNames(t), site.data?.sources) },
    { name: t("Devices"), parts: listDevices(t, morris.data?.shares) },
    { name: t("Tickets by team"), parts: nameShares(teamNames(t), site.data?.tickets) },
  ];
  const request = joinRequests(site, morris);

  const widget = (
    place: Pick<WidgetDefinition, "id" | "title" | "column" | "span">,
    note: string,
    table: () => ChartTableData,
    charts: ReactNode,
  ): WidgetDefinition => ({
    ...place,
    content: request.data ? (
      <SmallCharts title={place.title} note={note} table={table}>
        {charts}
      </SmallCharts>
    ) : (
      <div className={styles.waiting} data-id={place.id}>
        <WaitingChart {...progressOf(request)} />
      </div>
    ),
  });
  const widgets = [
    widget(
      { id: "trends", title: t("Last 30 days"), column: 0, span: "full" },
      t("Compared with the 30 days before."),
      () => tableOf(t("Date"), days, metrics, (metric) => metric.values),
      <TrendTiles metrics={metrics.slice(0, 4)} days={daysOfFigure} />,
    ),
    widget(
      { id: "lines", title: t("Lines and bars"), column: 0 },
      t("The change compares the last 7 days with the 7 days before."),
      () => tableOf(t("Date"), days, metrics, (metric) => metric.values),
      <MetricTable title={t("Lines and bars")} metrics={metrics} />,
    ),
    widget(
      { id: "pies", title: t("Pies"), column: 1 },
      t("Shares in percent."),
      () => ({
        columns: [{ label: t("Segment") }, { label: t("Value") }],
        rows: pies.flatMap(({ name, parts }) => parts.map((part) => [`${name}: ${part.name}`, part.value])),
      }),
      <SmallPies pies={pies} />,
    ),
    widget(
      { id: "gains", title: t("Gains and losses"), column: 0 },
      t("Each day against the same day of the week before."),
      () =>
        tableOf(t("Date"), days.slice(-daysOfFigure), counted, ({ values }) => weeklyDifferences(values, daysOfFigure)),
      <WeeklyStrips metrics={counted} days={daysOfFigure} />,
    ),
    widget(
      { id: "hours", title: t("Response time by hour"), column: 1 },
      t("One stroke for each hour of the day, and the highest value."),
      () => ({
        columns: [
          { label: t("Hour") },
          { label: t("Median"), format: formatMilliseconds },
          ...[75, 95].map((percent) => ({
            label: percentileName(t, percent),
            format: formatMilliseconds,
          })),
        ],
        rows: hourlyRows(answers),
      }),
      <HourlyStrips answers={answers} />,
    ),
  ];
  return (
    <Screen title={t("Sparklines")} description={t("Word-sized charts for tables, lists and text.")}>
      <WidgetGrid screen="graphs.sparkline" widgets={widgets} />
    </Screen>
  );
}

/** The values of metrics by day. */
const tableOf = (
  dateTitle: string,
  days: readonly { readonly date: string }[],
  metrics: readonly Metric[],
  valuesOf: (metric: Metric) => readonly number[],
): ChartTableData => ({
  columns: [{ label: dateTitle }, ...metrics.map(({ name, format }) => ({ label: name, format }))],
  rows: days.map(({ date }, index) => [formatDay(date), ...metrics.map((metric) => valuesOf(metric)[index] ?? null)]),
});

type WeeklyStripsProps = {
  metrics: readonly Metric[];
  /** The number of days that are compared with the week before. */
  days: number;
};

/** Which days were above the same day of the week before, and which below. */
function WeeklyStrips({ metrics, days }: WeeklyStripsProps) {
  const { t } = useTranslation();
  const strips = metrics.map(({ name, values }) => {
    const differences = weeklyDifferences(values, days);
    const above = differences.filter((difference) => difference > 0).length;
    const below = differences.filter((difference) => difference < 0).length;
    const counts = { above: formatNumber(above), below: formatNumber(below) };
    return {
      name,
      note: t("Above: {{above}}. Below: {{below}}.", counts),
      chart: (
        <Sparkline
          kind="tristate"
          values={differences}
          label={t("{{title}} against the week before, as gains and losses. Above: {{above}}. Below: {{below}}.", {
            title: name,
            ...counts,
          })}
        />
      ),
      value: <span data-caption>{formatShare(above, differences.length)}</span>,
    };
  });
  return <StripList strips={strips} />;
}
