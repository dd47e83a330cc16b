import type { RefObject } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { formatCentsRounded } from "#features/dashboard/web/figures.ts";
import { formatDay } from "#web/lib/format/format-days.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { ChartTable, type ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { ChartTools } from "#web/ui/charts/chart-tools.tsx";
import { pictureOf } from "#web/ui/charts/picture-of.ts";

type IncomeToolsProps = {
  report: VisitsReport;
  /** The element with the chart. */
  chart: RefObject<HTMLElement | null>;
  isTable: boolean;
  onToggle: (isTable: boolean) => void;
};

/** The tools of the chart of the income: it is shown as a table, saved and printed. */
export function IncomeTools({ report, chart, isTable, onToggle }: IncomeToolsProps) {
  const { t } = useTranslation();
  return (
    <ChartTools
      title={t("Income per day")}
      table={() => tableOf(report, t)}
      svg={() => (chart.current ? pictureOf(chart.current, readChartTheme()) : "")}
      isTable={isTable}
      onToggle={onToggle}
    />
  );
}

export function IncomeTable({ report }: { report: VisitsReport }) {
  const { t } = useTranslation();
  return <ChartTable title={t("Income per day")} {...tableOf(report, t)} />;
}

function tableOf({ days, previousDays, currency }: VisitsReport, t: Translate): ChartTableData {
  const format = (cents: number) => formatCentsRounded(cents, currency);
  return {
    columns: [{ label: t("Date") }, { label: t("Income"), format }, { label: t("Previous period"), format }],
    rows: days.map(({ date, income }, index) => [formatDay(date), income, previousDays[index]?.income ?? null]),
  };
}
