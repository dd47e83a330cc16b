import { useCallback, useMemo } from "react";

import { drawFigures, type Figures, type FiguresKind } from "#demos/graphs/web/figures/figures-option.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

type FiguresChartProps = {
  /** The chart's title, and a sentence that describes it, translated. */
  title: string;
  description: string;
  kind: FiguresKind;
  /** The header of the table's first column, translated. */
  labelTitle: string;
  labels: readonly string[];
  shortLabels?: readonly string[];
  figures: readonly Figures[];
  colors?: readonly number[];
  unit?: string;
  format?: (value: number) => string;
  formatAxis?: (value: number) => string;
  /** A sentence about the data, translated. */
  caption?: string;
  height?: number;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
  keepAs?: string;
};

/** Figures by category, as lines or bars. */
export function FiguresChart({
  kind,
  labelTitle,
  labels,
  shortLabels,
  figures,
  colors,
  unit,
  format,
  formatAxis,
  ...rest
}: FiguresChartProps) {
  const option = useCallback(
    (theme: ChartTheme) =>
      drawFigures(
        {
          kind,
          labels,
          figures,
          ...(shortLabels && { shortLabels }),
          ...(colors && { colors }),
          ...(unit !== undefined && { unit }),
          ...(format && { format }),
          ...(formatAxis && { formatAxis }),
        },
        theme,
      ),
    [kind, labels, shortLabels, figures, colors, unit, format, formatAxis],
  );
  const table = useMemo(
    () => ({
      columns: [{ label: labelTitle }, ...figures.map(({ name }) => ({ label: name, ...(format && { format }) }))],
      rows: labels.map((label, index) => [label, ...figures.map(({ values }) => values[index] ?? null)]),
    }),
    [labelTitle, labels, figures, format],
  );
  return <Chart option={option} table={table} {...rest} />;
}
