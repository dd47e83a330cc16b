import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { ChartGallery, type GalleryEntry } from "#demos/graphs/web/chart-gallery.tsx";
import { findLead, findGrowth } from "#demos/graphs/web/figures/findings.ts";
import { formatCents, formatCentsShort, formatMonth, shortenMonths } from "#demos/graphs/web/figures/format-figures.ts";
import {
  countVisits,
  listDevices,
  listOrders,
  type MorrisFigures,
  type SiteFigures,
  sumOf,
} from "#demos/graphs/web/figures/list-figures.ts";
import { joinRequests, morrisQuery, siteQuery } from "#demos/graphs/web/queries.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The charts of Morris: areas, bars and lines over time, and a donut. */
export function MorrisScreen() {
  const { t } = useTranslation();
  const morris = useQuery(morrisQuery);
  const site = useQuery(siteQuery);
  const entries = useMemo(() => listCharts(t, morris.data, site.data), [t, morris.data, site.data]);
  return (
    <Screen
      title={t("Area and donut charts")}
      description={t("Area, bar, line and donut charts of figures over time.")}
    >
      <ChartGallery screen="graphs.morris" entries={entries} queries={{ morris, visits: joinRequests(morris, site) }} />
    </Screen>
  );
}

function listCharts(
  t: Translate,
  data: MorrisFigures | undefined,
  site: SiteFigures | undefined,
): readonly GalleryEntry<"morris" | "visits">[] {
  const query = "morris";
  const sales = listSales(t, data?.sales);
  const vehicles = listVehicles(t, data?.periods);
  const orders = listOrders(t, data?.quarters);
  const devices = countVisits(listDevices(t, data?.shares), site?.days);
  const orderSum = formatNumber(sumOf(orders.figures));
  return [
    {
      id: "sales",
      title: t("Sales"),
      column: 0,
      chart: {
        query,
        kind: "area",
        description: t("Sales of goods and services per month, as stacked areas. Total: {{sum}}.", {
          sum: formatCents(sumOf(sales.figures)),
        }),
        caption: findGrowth(t, sales.labels, sales.figures, formatCents),
        labelTitle: t("Month"),
        ...sales,
        format: formatCents,
        formatAxis: formatCentsShort,
      },
    },
    {
      id: "area",
      title: t("Area chart"),
      column: 0,
      chart: {
        query,
        kind: "area",
        description: t(
          {
            one: "Vehicles per month (licensed, off the road, other) over {{count}} month, as stacked areas.",
            other: "Vehicles per month (licensed, off the road, other) over {{count}} months, as stacked areas.",
          },
          { count: vehicles.labels.length },
        ),
        caption: findGrowth(t, vehicles.labels, vehicles.figures),
        labelTitle: t("Month"),
        unit: t("Vehicles"),
        ...vehicles,
      },
    },
    {
      id: "bar",
      title: t("Bar chart"),
      column: 1,
      chart: {
        query,
        kind: "bar",
        description: t("Orders per quarter by channel (web, shops, phone), as grouped bars. Total: {{sum}}.", {
          sum: orderSum,
        }),
        caption: findGrowth(t, orders.labels, orders.figures),
        labelTitle: t("Quarter"),
        unit: t("Orders"),
        ...orders,
      },
    },
    {
      id: "line",
      title: t("Line chart"),
      column: 0,
      chart: {
        query,
        kind: "line",
        description: t(
          {
            one: "Vehicles per month (licensed, off the road, other) over {{count}} month, as lines.",
            other: "Vehicles per month (licensed, off the road, other) over {{count}} months, as lines.",
          },
          { count: vehicles.labels.length },
        ),
        caption: findGrowth(t, vehicles.labels, vehicles.figures),
        labelTitle: t("Month"),
        unit: t("Vehicles"),
        ...vehicles,
      },
    },
    {
      id: "stacked",
      title: t("Stacked bars"),
      column: 1,
      chart: {
        query,
        kind: "stacked",
        description: t("Orders per quarter by channel (web, shops, phone), as stacked bars. Total: {{sum}}.", {
          sum: orderSum,
        }),
        caption: findGrowth(t, orders.labels, orders.figures),
        labelTitle: t("Quarter"),
        unit: t("Orders"),
        ...orders,
      },
    },
    {
      id: "donut",
      title: t("Donut"),
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

const listSales = (t: Translate, sales: MorrisFigures["sales"] = []) => ({
  labels: sales.map(({ period }) => formatMonth(period)),
  shortLabels: shortenMonths(sales.map(({ period }) => period)),
  figures: [
    { name: t("Goods"), values: sales.map(({ goods }) => goods) },
    { name: t("Services"), values: sales.map(({ services }) => services) },
  ],
});

const listVehicles = (t: Translate, periods: MorrisFigures["periods"] = []) => ({
  labels: periods.map(({ period }) => formatMonth(period)),
  shortLabels: shortenMonths(periods.map(({ period }) => period)),
  figures: [
    { name: t("Licensed"), values: periods.map(({ licensed }) => licensed) },
    { name: t("Off the road"), values: periods.map(({ sorned }) => sorned) },
    { name: t("Other"), values: periods.map(({ other }) => other) },
  ],
});
