import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { FiguresChart } from "#web/features/graphs/figures/figures-chart.tsx";
import { deviceNames, qualityNames, teamNames } from "#web/features/graphs/figures/label-names.ts";
import { morrisQuery, progressOf, siteQuery } from "#web/features/graphs/queries.ts";
import { RadarChart } from "#web/features/graphs/figures/radar-chart.tsx";
import { SharesChart } from "#web/features/graphs/figures/shares-chart.tsx";
import { formatDay } from "#web/lib/format-days.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** So many days are as many as there are marks for on the line. */
const daysShown = 12;

/** Marks are out of ten. */
const maxMark = 10;

const lineColors = [6, 5];
const barColors = [5, 3];

/** The family of Chart.js: a line, bars, and four ways around a centre. */
export function ChartjsScreen() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery);
  const morris = useQuery(morrisQuery);
  const progress = progressOf(site);
  const { data } = site;

  const visits = useMemo(() => {
    const rows = (data?.days ?? []).slice(-daysShown);
    return {
      labels: rows.map(({ date }) => formatDay(date)),
      figures: [
        { name: t("Visits"), values: rows.map((row) => row.visits) },
        { name: t("Returning visitors"), values: rows.map(({ returning }) => returning) },
      ],
    };
  }, [data, t]);
  const tickets = useMemo(() => {
    const rows = data?.tickets ?? [];
    return {
      labels: rows.map(({ label }) => teamNames(t)[label]),
      figures: [
        { name: t("This month"), values: rows.map(({ value }) => value) },
        { name: t("Month before"), values: rows.map(({ before }) => before) },
      ],
    };
  }, [data, t]);
  const teams = useMemo(
    () => (data?.tickets ?? []).map(({ label, value }) => ({ name: teamNames(t)[label], value })),
    [data, t],
  );
  const devices = useMemo(
    () => (morris.data?.shares ?? []).map(({ label, value }) => ({ name: deviceNames(t)[label], value })),
    [morris.data, t],
  );
  const marks = useMemo(() => {
    const rows = data?.marks ?? [];
    return {
      axes: rows.map(({ label }) => qualityNames(t)[label]),
      figures: [
        { name: t("Customers"), values: rows.map(({ customers }) => customers) },
        { name: t("Visitors"), values: rows.map(({ visitors }) => visitors) },
      ],
    };
  }, [data, t]);
  const customerMarks = useMemo(
    () => (data?.marks ?? []).map(({ label, customers }) => ({ name: qualityNames(t)[label], value: customers })),
    [data, t],
  );
  const sum = formatNumber(teams.reduce((all, { value }) => all + value, 0));

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "line",
      title: t("Line chart"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Line chart")}
          description={t("Two lines: visits and returning visitors. Days: {{days}}.", {
            days: formatNumber(visits.labels.length),
          })}
          kind="line"
          labelTitle={t("Day")}
          {...visits}
          colors={lineColors}
          keepAs="graphs.chartjs.line"
          {...progress}
        />
      ),
    },
    {
      id: "bar",
      title: t("Bar chart"),
      column: 1,
      content: (
        <FiguresChart
          title={t("Bar chart")}
          description={t(
            "Two bars for each team: tickets of this month and of the month before. This month: {{sum}}.",
            {
              sum,
            },
          )}
          kind="bar"
          labelTitle={t("Team")}
          {...tickets}
          colors={barColors}
          keepAs="graphs.chartjs.bar"
          {...progress}
        />
      ),
    },
    {
      id: "radar",
      title: t("Radar chart"),
      column: 0,
      content: <RadarChart max={maxMark} {...marks} {...progress} />,
    },
    {
      id: "polar",
      title: t("Polar area"),
      column: 1,
      content: (
        <SharesChart
          title={t("Polar area")}
          description={t("Slices of one angle that reach as far as customers give marks, out of {{max}}.", {
            max: formatNumber(maxMark),
          })}
          kind="polar"
          labelTitle={t("Mark")}
          shares={customerMarks}
          keepAs="graphs.chartjs.polar"
          {...progress}
        />
      ),
    },
    {
      id: "pie",
      title: t("Pie"),
      column: 0,
      content: (
        <SharesChart
          title={t("Pie")}
          description={t("A pie of the tickets of each team. In all: {{sum}}.", { sum })}
          kind="pie"
          labelTitle={t("Team")}
          shares={teams}
          keepAs="graphs.chartjs.pie"
          {...progress}
        />
      ),
    },
    {
      id: "doughnut",
      title: t("Doughnut"),
      column: 1,
      content: (
        <SharesChart
          title={t("Doughnut")}
          description={t("A ring of the devices that visits come from, in percent.")}
          kind="donut"
          labelTitle={t("Device")}
          shares={devices}
          keepAs="graphs.chartjs.doughnut"
          {...progressOf(morris)}
        />
      ),
    },
  ];
  return (
    <Screen title={t("Chart.js")} description={t("Six kinds of charts, straight and round.")}>
      <WidgetGrid screen="graphs.chartjs" widgets={widgets} />
    </Screen>
  );
}
