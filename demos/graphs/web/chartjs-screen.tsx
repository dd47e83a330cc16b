import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { ChartGallery, type GalleryEntry } from "#demos/graphs/web/chart-gallery.tsx";
import { findBusiest, findExtremes, findLead, findTrend } from "#demos/graphs/web/figures/findings.ts";
import { shortenDays } from "#demos/graphs/web/figures/format-figures.ts";
import { qualityNames, teamNames } from "#demos/graphs/web/figures/label-names.ts";
import {
  countVisits,
  listDevices,
  listTickets,
  type MorrisFigures,
  nameShares,
  type SiteFigures,
  sumOf,
} from "#demos/graphs/web/figures/list-figures.ts";
import { RadarChart } from "#demos/graphs/web/figures/radar-chart.tsx";
import { joinRequests, morrisQuery, siteQuery } from "#demos/graphs/web/queries.ts";
import { formatDay } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The line has a mark for each day as long as there are no more than this. */
const daysShown = 12;

/** Ratings are out of ten. */
const maxMark = 10;

/** Of the palette's eight colours, six in an order that puts no two of one hue side by side. */
const apart = [1, 2, 7, 8, 4, 5];

/** The charts of Chart.js: a line, bars, and four circular ones. */
export function ChartjsScreen() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery);
  const morris = useQuery(morrisQuery);
  const entries = useMemo(() => listCharts(t, site.data, morris.data), [t, site.data, morris.data]);
  return (
    <Screen
      title={t("Radar and polar charts")}
      description={t("Line, bar, radar, polar area, pie and doughnut charts.")}
    >
      <ChartGallery screen="graphs.chartjs" entries={entries} queries={{ site, visits: joinRequests(site, morris) }} />
    </Screen>
  );
}

function listCharts(
  t: Translate,
  site: SiteFigures | undefined,
  morris: MorrisFigures | undefined,
): readonly GalleryEntry<"site" | "visits">[] {
  const days = (site?.days ?? []).slice(-daysShown);
  const tickets = listTickets(t, site?.tickets);
  const ticketSum = formatNumber(sumOf(tickets.figures.slice(0, 1)));
  const marks = site?.marks ?? [];
  const qualities = marks.map(({ label }) => qualityNames(t)[label]);
  const marksByGroup = [
    { name: t("Customers"), values: marks.map(({ customers }) => customers) },
    { name: t("Visitors"), values: marks.map(({ visitors }) => visitors) },
  ];
  const ratings = marks.map(({ label, customers }) => ({ name: qualityNames(t)[label], value: customers }));
  const shares = nameShares(teamNames(t), site?.tickets);
  const devices = countVisits(listDevices(t, morris?.shares), site?.days);
  const visits = { name: t("Visits"), values: days.map((day) => day.visits) };
  return [
    {
      id: "line",
      title: t("Line chart"),
      column: 0,
      chart: {
        query: "site",
        kind: "line",
        description: t(
          {
            one: "Visits and returning visitors per day over {{count}} day, as lines.",
            other: "Visits and returning visitors per day over {{count}} days, as lines.",
          },
          { count: days.length },
        ),
        caption: findTrend(t, visits),
        labelTitle: t("Date"),
        labels: days.map(({ date }) => formatDay(date)),
        shortLabels: shortenDays(days.map(({ date }) => date)),
        figures: [visits, { name: t("Returning visitors"), values: days.map(({ returning }) => returning) }],
      },
    },
    {
      id: "bar",
      title: t("Bar chart"),
      column: 1,
      chart: {
        query: "site",
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
      id: "radar",
      title: t("Radar chart"),
      column: 0,
      chart: {
        query: "site",
        draw: (progress) => <RadarChart max={maxMark} axes={qualities} figures={marksByGroup} {...progress} />,
      },
    },
    {
      id: "polar",
      title: t("Polar area"),
      column: 1,
      chart: {
        query: "site",
        kind: "polar",
        description: t("Customer ratings out of {{max}}, as a polar area chart.", {
          max: formatNumber(maxMark),
        }),
        caption: findExtremes(t, ratings),
        labelTitle: t("Criterion"),
        shares: ratings,
        colors: apart,
      },
    },
    {
      id: "pie",
      title: t("Pie"),
      column: 0,
      chart: {
        query: "site",
        kind: "pie",
        description: t("Tickets per team, as a pie. Total: {{sum}}.", { sum: ticketSum }),
        caption: findLead(t, shares),
        labelTitle: t("Team"),
        shares,
        colors: apart,
      },
    },
    {
      id: "doughnut",
      title: t("Doughnut"),
      column: 1,
      chart: {
        query: "visits",
        kind: "donut",
        description: t("Visits by device in percent, as a donut."),
        caption: findLead(t, devices),
        labelTitle: t("Device"),
        shares: devices,
        whole: t("Visits"),
      },
    },
  ];
}
