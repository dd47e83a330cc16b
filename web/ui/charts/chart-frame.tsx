import { type ReactNode, Suspense, useState } from "react";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { ChartShell } from "#web/ui/charts/chart-shell.tsx";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import { ChartTools } from "#web/ui/charts/chart-tools.tsx";
import { HeadTools, useHasHead } from "#web/ui/widgets/head-tools.tsx";

const ChartTable = lazyPart(() => import("#web/ui/charts/chart-table.tsx").then((part) => part.ChartTable));

type ChartFrameProps = {
  /** The chart's title, translated. Used for its tools, its table and its files. */
  title: string;
  /** In pixels; by default the height of the content. */
  height?: number;
  /** Returns the data; called when the table is opened or saved. */
  table: () => ChartTableData;
  /** Returns the chart as SVG; undefined while there is nothing to draw. */
  svg: (() => string) | undefined;
  /** The legend, above the chart. Its room is kept while it is null. */
  legend?: ReactNode;
  /** Whether the legend is a text. A chart below one line is as much higher as two lines take, so that cards end together. */
  isText?: boolean;
  children: ReactNode;
};

/**
 * The frame of every chart: its legend, a button that shows the table in place of the chart and in its size, and one menu
 * for files and printing. In a widget, button and menu are in its head.
 */
export function ChartFrame({ title, height, table, svg, legend, isText, children }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  const hasHead = useHasHead();
  const tools = (
    <HeadTools>
      <ChartTools
        title={title}
        table={table}
        svg={svg}
        isTable={isTable}
        onToggle={setIsTable}
        onApproach={ChartTable.preload}
      />
    </HeadTools>
  );
  return (
    <ChartShell
      height={height}
      hasBar={!hasHead || legend !== undefined}
      legend={legend}
      isText={isText}
      tools={tools}
      table={
        isTable && (
          <Suspense fallback={null}>
            <ChartTable title={title} {...table()} />
          </Suspense>
        )
      }
    >
      {children}
    </ChartShell>
  );
}
