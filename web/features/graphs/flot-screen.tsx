import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { AnswersChart } from "#web/features/graphs/figures/answers-chart.tsx";
import { FiguresChart } from "#web/features/graphs/figures/figures-chart.tsx";
import { formatCents, formatCentsShort } from "#web/features/graphs/figures/format-figures.ts";
import { sourceNames, teamNames } from "#web/features/graphs/figures/label-names.ts";
import { progressOf, siteQuery } from "#web/features/graphs/queries.ts";
import { SharesChart } from "#web/features/graphs/figures/shares-chart.tsx";
import { SineChart } from "#web/features/graphs/series/sine-chart.tsx";
import { SiteChart } from "#web/features/graphs/figures/site-chart.tsx";
import { formatDay } from "#web/lib/format-days.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { LiveChart } from "#web/ui/charts/live/live-chart.tsx";
import { createLiveFeed } from "#web/ui/charts/live/live-feed.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** Specification §9: 200 points from 0 to 100, a step every 1000 ms. */
const feed = createLiveFeed({ points: 200, interval: 1000 });

/** In pixels. */
const liveHeight = 244;

/** Days of sales that are shown, so that each bar can be told from the next. */
const daysOfSales = 30;

const salesColors = [2];
const returningColors = [5];

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The charts of Flot, the first of which goes on by itself. */
export function FlotScreen() {
  const { t } = useTranslation();
  const query = useQuery(siteQuery);
  const progress = progressOf(query);
  const { data } = query;

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
  const ticketsNow = useMemo(() => ({ ...tickets, figures: tickets.figures.slice(0, 1) }), [tickets]);
  const returning = useMemo(() => {
    const rows = data?.days ?? [];
    return {
      labels: rows.map(({ date }) => formatDay(date)),
      figures: [{ name: t("Returning visitors"), values: rows.map((row) => row.returning) }],
    };
  }, [data, t]);
  const sales = useMemo(() => {
    const rows = (data?.days ?? []).slice(-daysOfSales);
    return {
      labels: rows.map(({ date }) => formatDay(date)),
      figures: [{ name: t("Sales"), values: rows.map((row) => row.sales) }],
    };
  }, [data, t]);
  const sources = useMemo(
    () => (data?.sources ?? []).map(({ label, value }) => ({ name: sourceNames(t)[label], value })),
    [data, t],
  );
  const ticketSum = formatNumber(sumOf(ticketsNow.figures.flatMap(({ values }) => values)));

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "auto-updating",
      title: t("Auto-updating chart"),
      column: 0,
      span: "full",
      isFlush: true,
      content: <LiveChart feed={feed} title={t("Auto-updating chart")} height={liveHeight} />,
    },
    {
      id: "bar",
      title: t("Bar chart"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Bar chart")}
          description={t(
            "Two bars for each team: tickets of this month and of the month before. This month: {{sum}}.",
            {
              sum: ticketSum,
            },
          )}
          kind="bar"
          labelTitle={t("Team")}
          {...tickets}
          keepAs="graphs.flot.bar"
          {...progress}
        />
      ),
    },
    {
      id: "horizontal-bar",
      title: t("Horizontal bars"),
      column: 1,
      content: (
        <FiguresChart
          title={t("Horizontal bars")}
          description={t("A lying bar for each team: tickets of this month. In all: {{sum}}.", { sum: ticketSum })}
          kind="horizontal"
          labelTitle={t("Team")}
          {...ticketsNow}
          keepAs="graphs.flot.horizontal"
          {...progress}
        />
      ),
    },
    {
      id: "sales",
      title: t("Sales"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Sales")}
          description={t("A bar for the sales of each day. In all: {{sum}}.", {
            sum: formatCents(sumOf(sales.figures.flatMap(({ values }) => values))),
          })}
          kind="bar"
          labelTitle={t("Day")}
          {...sales}
          colors={salesColors}
          format={formatCents}
          formatAxis={formatCentsShort}
          keepAs="graphs.flot.sales"
          {...progress}
        />
      ),
    },
    {
      id: "sine",
      title: t("Sine"),
      column: 1,
      content: <SineChart />,
    },
    {
      id: "fill",
      title: t("Filled between lines"),
      column: 0,
      content: <AnswersChart answers={data?.answers} {...progress} />,
    },
    {
      id: "basic",
      title: t("Basic chart"),
      column: 1,
      content: (
        <FiguresChart
          title={t("Basic chart")}
          description={t("A line: visitors that came back, day by day. In all: {{sum}}.", {
            sum: formatNumber(sumOf(returning.figures.flatMap(({ values }) => values))),
          })}
          kind="line"
          labelTitle={t("Day")}
          {...returning}
          colors={returningColors}
          keepAs="graphs.flot.basic"
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
          description={t("A pie of where visits come from, in percent. Slices below a tenth have no label.")}
          kind="pie"
          labelTitle={t("Source")}
          shares={sources}
          keepAs="graphs.flot.pie"
          {...progress}
        />
      ),
    },
    {
      id: "donut",
      title: t("Donut"),
      column: 1,
      content: (
        <SharesChart
          title={t("Donut")}
          description={t("A ring of where visits come from, in percent. Slices below a tenth have no label.")}
          kind="donut"
          labelTitle={t("Source")}
          shares={sources}
          keepAs="graphs.flot.donut"
          {...progress}
        />
      ),
    },
    {
      id: "site-stats",
      title: t("Site stats"),
      column: 0,
      span: "full",
      content: <SiteChart days={data?.days} {...progress} />,
    },
  ];
  return (
    <Screen title={t("Flot charts")} description={t("Lines, bars and slices; the first chart goes on by itself.")}>
      <WidgetGrid screen="graphs.flot" widgets={widgets} />
    </Screen>
  );
}
