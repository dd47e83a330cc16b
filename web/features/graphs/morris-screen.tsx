import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { FiguresChart } from "#web/features/graphs/figures/figures-chart.tsx";
import { formatCents, formatCentsShort, formatMonth } from "#web/features/graphs/figures/format-figures.ts";
import { deviceNames } from "#web/features/graphs/figures/label-names.ts";
import { morrisQuery, progressOf } from "#web/features/graphs/queries.ts";
import { SharesChart } from "#web/features/graphs/figures/shares-chart.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

const salesColors = [2, 6];

/** The charts of Morris: time and quarters as areas, bars and lines, and one donut. */
export function MorrisScreen() {
  const { t } = useTranslation();
  const query = useQuery(morrisQuery);
  const progress = progressOf(query);
  const { data } = query;

  const vehicles = useMemo(() => {
    const periods = data?.periods ?? [];
    return {
      labels: periods.map(({ period }) => formatMonth(period)),
      figures: [
        { name: t("Licensed"), values: periods.map(({ licensed }) => licensed) },
        { name: t("Off the road"), values: periods.map(({ sorned }) => sorned) },
        { name: t("Other"), values: periods.map(({ other }) => other) },
      ],
    };
  }, [data, t]);
  const quarters = useMemo(() => {
    const rows = data?.quarters ?? [];
    return {
      labels: rows.map(({ x }) => x),
      figures: [
        { name: t("Web"), values: rows.map(({ y }) => y) },
        { name: t("Shops"), values: rows.map(({ z }) => z) },
        { name: t("Phone"), values: rows.map(({ a }) => a) },
      ],
    };
  }, [data, t]);
  const shares = useMemo(
    () => (data?.shares ?? []).map(({ label, value }) => ({ name: deviceNames(t)[label], value })),
    [data, t],
  );
  const sales = useMemo(() => {
    const rows = data?.sales ?? [];
    return {
      labels: rows.map(({ period }) => formatMonth(period)),
      figures: [
        { name: t("Goods"), values: rows.map(({ goods }) => goods) },
        { name: t("Services"), values: rows.map(({ services }) => services) },
      ],
    };
  }, [data, t]);
  const months = formatNumber(vehicles.labels.length);
  const inAll = quarters.figures.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);
  const sold = sales.figures.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "sales",
      title: t("Sales"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Sales")}
          description={t(
            "Two areas on top of each other: the sales of goods and of services by month. In all: {{sum}}.",
            {
              sum: formatCents(sold),
            },
          )}
          kind="area"
          labelTitle={t("Month")}
          {...sales}
          colors={salesColors}
          format={formatCents}
          formatAxis={formatCentsShort}
          keepAs="graphs.morris.sales"
          {...progress}
        />
      ),
    },
    {
      id: "area",
      title: t("Area chart"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Area chart")}
          description={t(
            "Three areas on top of each other: vehicles by month, licensed, off the road and others. Months: {{months}}.",
            { months },
          )}
          kind="area"
          labelTitle={t("Month")}
          {...vehicles}
          keepAs="graphs.morris.area"
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
            "Three bars for each quarter: orders from the web, from the shops and by phone. In all: {{sum}}.",
            {
              sum: formatNumber(inAll),
            },
          )}
          kind="bar"
          labelTitle={t("Quarter")}
          {...quarters}
          keepAs="graphs.morris.bar"
          {...progress}
        />
      ),
    },
    {
      id: "line",
      title: t("Line chart"),
      column: 0,
      content: (
        <FiguresChart
          title={t("Line chart")}
          description={t("Three lines: vehicles by month, licensed, off the road and others. Months: {{months}}.", {
            months,
          })}
          kind="line"
          labelTitle={t("Month")}
          {...vehicles}
          keepAs="graphs.morris.line"
          {...progress}
        />
      ),
    },
    {
      id: "stacked",
      title: t("Stacked bars"),
      column: 1,
      content: (
        <FiguresChart
          title={t("Stacked bars")}
          description={t(
            "A bar for each quarter, made of orders from the web, from the shops and by phone. In all: {{sum}}.",
            {
              sum: formatNumber(inAll),
            },
          )}
          kind="stacked"
          labelTitle={t("Quarter")}
          {...quarters}
          keepAs="graphs.morris.stacked"
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
          description={t("A ring of the devices that visits come from, in percent.")}
          kind="donut"
          labelTitle={t("Device")}
          shares={shares}
          keepAs="graphs.morris.donut"
          {...progress}
        />
      ),
    },
  ];
  return (
    <Screen
      title={t("Morris charts")}
      description={t("Figures over time, side by side, on top of each other and around.")}
    >
      <WidgetGrid screen="graphs.morris" widgets={widgets} />
    </Screen>
  );
}
