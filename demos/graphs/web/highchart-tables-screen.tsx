import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { listOrders, listTickets } from "#demos/graphs/web/figures/list-figures.ts";
import { morrisQuery, progressOf, siteQuery } from "#demos/graphs/web/queries.ts";
import styles from "#demos/graphs/web/tables/table-chart.module.css";
import { TableChart, type TableChartKind } from "#demos/graphs/web/tables/table-chart.tsx";
import { WaitingChart } from "#demos/graphs/web/series/waiting-chart.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

const quarterKinds: [TableChartKind, ...TableChartKind[]] = ["bar", "stacked", "line", "area"];
const teamKinds: [TableChartKind, ...TableChartKind[]] = ["pie", "donut", "polar", "horizontal"];

type NumberFigures = { readonly name: string; readonly values: readonly number[] };

/** Figures as a table whose columns are named after them. */
type Labelled = {
  labels: readonly string[];
  shortLabels?: readonly string[];
  figures: readonly NumberFigures[];
};

const toTable = ({ labels, shortLabels, figures }: Labelled) => ({
  rows: labels,
  ...(shortLabels && { shortRows: shortLabels }),
  columns: figures.map(({ name }) => name),
  values: figures.map(({ values }) => values),
});

/** Charts of editable tables. */
export function HighchartTablesScreen() {
  const { t } = useTranslation();
  const morris = useQuery(morrisQuery);
  const site = useQuery(siteQuery);
  const quarters = useMemo(() => toTable(listOrders(t, morris.data?.quarters)), [morris.data, t]);
  const teams = useMemo(() => toTable(listTickets(t, site.data?.tickets)), [site.data, t]);

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "quarters",
      title: t("Orders by quarter"),
      column: 0,
      content: morris.data ? (
        <TableChart
          name="quarters"
          title={t("Orders by quarter")}
          description={t("Orders per quarter by channel (web, shops, phone), from the table beside the chart.")}
          rowTitle={t("Quarter")}
          kinds={quarterKinds}
          {...quarters}
        />
      ) : (
        <div className={styles.waiting}>
          <WaitingChart {...progressOf(morris)} />
        </div>
      ),
    },
    {
      id: "teams",
      title: t("Tickets by team"),
      column: 0,
      content: site.data ? (
        <TableChart
          name="teams"
          title={t("Tickets by team")}
          description={t("Tickets per team this month, from the table beside the chart.")}
          rowTitle={t("Team")}
          kinds={teamKinds}
          {...teams}
        />
      ) : (
        <div className={styles.waiting}>
          <WaitingChart {...progressOf(site)} />
        </div>
      ),
    },
  ];
  return (
    <Screen
      title={t("Charts from tables")}
      description={t("Edit a number and the chart updates. Your changes are kept in this browser.")}
    >
      <WidgetGrid screen="graphs.highchart-tables" columns={1} widgets={widgets} />
    </Screen>
  );
}
