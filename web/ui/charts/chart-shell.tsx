import type { CSSProperties, ReactNode } from "react";

import styles from "#web/ui/charts/chart-shell.module.css";

type ChartShellProps = {
  /** In pixels; by default the height of the content. */
  height?: number | undefined;
  /** Whether there is a bar for legend and tools. */
  hasBar?: boolean;
  legend?: ReactNode;
  isText?: boolean | undefined;
  tools: ReactNode;
  /** The table that covers the chart; false for none. */
  table: ReactNode;
  children: ReactNode;
};

/** Where a chart, its legend, its tools and its table stand. It is there before the code of the tools. */
export const ChartShell = ({ height, hasBar = true, legend, isText, tools, table, children }: ChartShellProps) => (
  <div className={styles.frame} style={frameStyle(height)} data-text={isText}>
    <div className={styles.bar} hidden={!hasBar}>
      <div className={styles.legend}>{legend}</div>
      {tools}
    </div>
    {/* The chart stays where it is, so that nothing is built anew when the table is closed. */}
    <div className={styles.place}>
      <div className={styles.chart} inert={Boolean(table)}>
        {children}
      </div>
      {table && <div className={styles.table}>{table}</div>}
    </div>
  </div>
);

const frameStyle = (height: number | undefined) =>
  height === undefined ? undefined : ({ "--chart-height": `${height}px` } as CSSProperties);
