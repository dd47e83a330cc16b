import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { ChartGallery, type GalleryEntry } from "#demos/graphs/web/chart-gallery.tsx";
import { AnswersChart } from "#demos/graphs/web/figures/answers-chart.tsx";
import { findBusiest, findLead, findTrend } from "#demos/graphs/web/figures/findings.ts";
import { formatCents, formatCentsShort, shortenDays } from "#demos/graphs/web/figures/format-figures.ts";
import { sourceNames } from "#demos/graphs/web/figures/label-names.ts";
import {
  countVisits,
  listTickets,
  nameShares,
  type SiteFigures,
  sumOf,
} from "#demos/graphs/web/figures/list-figures.ts";
import { SiteChart } from "#demos/graphs/web/figures/site-chart.tsx";
import { siteQuery } from "#demos/graphs/web/queries.ts";
import { SineChart } from "#demos/graphs/web/series/sine-chart.tsx";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { LiveChart } from "#web/ui/charts/live/live-chart.tsx";
import { createLiveFeed } from "#web/ui/charts/live/live-feed.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Specification §9: 200 points from 0 to 100, a step every 1000 ms. */
const feed = createLiveFeed({ points: 200, interval: 1000 });

/** In pixels. */
const liveHeight = 244;

/** Days of sales, few enough to tell one bar from the next. */
const daysOfSales = 30;

/** The charts of Flot, the first of which is live. */
export function FlotScreen() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery);
  const entries = useMemo(() => listCharts(t, site.data), [t, site.data]);
  return (
    <Screen
      title={t("Line, bar and pie charts")}
      description={t("Line, bar and pie charts. The first one updates itself.")}
    >
      <ChartGallery screen="graphs.flot" entries={entries} queries={{ site }} />
    </Screen>
  );
}

function listCharts(t: Translate, data: SiteFigures | undefined): readonly GalleryEntry<"site">[] {
  const query = "site";
  const tickets = listTickets(t, data?.tickets);
  const ticketsNow = { ...tickets, figures: tickets.figures.slice(0, 1) };
  const ticketSum = formatNumber(sumOf(ticketsNow.figures));
  const lastDays = (data?.days ?? []).slice(-daysOfSales);
  const sales = [{ name: t("Sales"), values: lastDays.map((day) => day.sales) }];
  const returning = { name: t("Returning visitors"), values: (data?.days ?? []).map((day) => day.returning) };
  const sources = countVisits(nameShares(sourceNames(t), data?.sources), data?.days);
  return [
    {
      id: "auto-updating",
      title: t("Auto-updating chart"),
      column: 0,
      span: "full",
      isFlush: true,
      chart: { content: <LiveChart feed={feed} title={t("Auto-updating chart")} height={liveHeight} /> },
    },
    {
      id: "bar",
      title: t("Bar chart"),
      column: 0,
      chart: {
        query,
        kind: "bar",
        description: t("Tickets per team, this month and last month, as bars. This month: {{sum}}.", {
          sum: ticketSum,
        }),
        caption: findBusiest(t, tickets.labels, tickets.figures),
        labelTitle: t("Team"),
        ...tickets,
      },
    },
    {
      id: "horizontal-bar",
      title: t("Horizontal bars"),
      column: 1,
      chart: {
        query,
        kind: "horizontal",
        description: t("Tickets per team this month, as horizontal bars. Total: {{sum}}.", { sum: ticketSum }),
        caption: findBusiest(t, tickets.labels, tickets.figures),
        labelTitle: t("Team"),
        ...ticketsNow,
      },
    },
    {
      id: "sales",
      title: t("Sales"),
      column: 0,
      chart: {
        query,
        kind: "bar",
        description: t("Sales per day, as bars. Total: {{sum}}.", { sum: formatCents(sumOf(sales)) }),
        caption: findTrend(t, { name: t("Sales"), values: (data?.days ?? []).map((day) => day.sales) }, formatCents),
        labelTitle: t("Date"),
        labels: lastDays.map(({ date }) => formatDay(date)),
        shortLabels: shortenDays(lastDays.map(({ date }) => date)),
        figures: sales,
        colors: [3],
        format: formatCents,
        formatAxis: formatCentsShort,
      },
    },
    { id: "sine", title: t("Sine"), column: 1, chart: { content: <SineChart /> } },
    {
      id: "fill",
      title: t("Filled bands"),
      column: 0,
      chart: { query, draw: (progress) => <AnswersChart answers={data?.answers} {...progress} /> },
    },
    {
      id: "basic",
      title: t("Basic chart"),
      column: 1,
      chart: {
        query,
        kind: "line",
        description: t("Returning visitors per day, as a line. Total: {{sum}}.", {
          sum: formatNumber(sumOf([returning])),
        }),
        caption: findTrend(t, returning),
        labelTitle: t("Date"),
        labels: (data?.days ?? []).map(({ date }) => formatDay(date)),
        figures: [returning],
        colors: [2],
      },
    },
    {
      id: "pie",
      title: t("Pie"),
      column: 0,
      chart: {
        query,
        kind: "pie",
        description: t("Visits by source in percent, as a pie. Slices under 10% have no label."),
        caption: findLead(t, sources),
        labelTitle: t("Traffic source"),
        shares: sources,
        whole: t("Visits"),
      },
    },
    {
      id: "donut",
      title: t("Donut"),
      column: 1,
      chart: {
        query,
        kind: "donut",
        description: t("Visits by source in percent, as a donut. Slices under 10% have no label."),
        caption: findLead(t, sources),
        labelTitle: t("Traffic source"),
        shares: sources,
        whole: t("Visits"),
      },
    },
    {
      id: "site-stats",
      title: t("Site stats"),
      column: 0,
      span: "full",
      chart: { query, draw: (progress) => <SiteChart days={data?.days} {...progress} /> },
    },
  ];
}
