import { type ReactNode, useRef } from "react";

import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { pictureOf } from "#web/ui/charts/picture-of.ts";

type SmallChartsProps = {
  /** Translated. */
  title: string;
  table: () => ChartTableData;
  children: ReactNode;
};

/** A group of small charts that are saved, printed and shown as a table together. */
export function SmallCharts({ title, table, children }: SmallChartsProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <ChartFrame title={title} table={table} svg={() => (root.current ? pictureOf(root.current, readChartTheme()) : "")}>
      <div ref={root}>{children}</div>
    </ChartFrame>
  );
}
