import { type ReactNode, useRef } from "react";

import styles from "#demos/graphs/web/small-charts.module.css";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { readChartTheme } from "#web/ui/charts/chart-theme.ts";
import { pictureOf } from "#web/ui/charts/picture-of.ts";

type SmallChartsProps = {
  /** Translated. */
  title: string;
  /** A sentence that says what the charts show, translated. */
  note: string;
  table: () => ChartTableData;
  children: ReactNode;
};

/** A group of small charts that are saved, printed and shown as a table together. */
export function SmallCharts({ title, note, table, children }: SmallChartsProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <ChartFrame
      title={title}
      legend={<p className={styles.note}>{note}</p>}
      table={table}
      svg={() => (root.current ? pictureOf(root.current, readChartTheme()) : "")}
    >
      <div ref={root}>{children}</div>
    </ChartFrame>
  );
}
