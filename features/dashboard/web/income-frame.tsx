import { type ReactNode, useRef } from "react";

import type { VisitsReport } from "#features/visits/contract.ts";
import { formatCentsRounded } from "#features/dashboard/web/figures.ts";
import { formatDay } from "#web/lib/format-days.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { pictureOf } from "#web/ui/charts/picture-of.ts";

type IncomeFrameProps = {
  report: VisitsReport;
  /** In pixels. */
  height: number;
  /** Shown before the tools. */
  caption: ReactNode;
  /** The chart. */
  children: ReactNode;
};

/** The tools of the chart of the income: it is shown as a table, saved and printed. */
export function IncomeFrame({ report, height, caption, children }: IncomeFrameProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { days, previousDays, currency } = report;
  const format = (cents: number) => formatCentsRounded(cents, currency);
  return (
    <ChartFrame
      title={t("Income per day")}
      height={height}
      legend={caption}
      table={() => ({
        columns: [{ label: t("Date") }, { label: t("Income"), format }, { label: t("Previous period"), format }],
        rows: days.map(({ date, income }, index) => [formatDay(date), income, previousDays[index]?.income ?? null]),
      })}
      svg={() => (root.current ? pictureOf(root.current, readChartTheme()) : "")}
    >
      <div ref={root}>{children}</div>
    </ChartFrame>
  );
}
