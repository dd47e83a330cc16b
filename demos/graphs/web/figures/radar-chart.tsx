import { useCallback, useMemo } from "react";

import { findExtremes } from "#demos/graphs/web/figures/findings.ts";
import { drawRadar } from "#demos/graphs/web/figures/figures-option.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

type RadarChartProps = {
  /** The best rating. */
  max: number;
  axes: readonly string[];
  figures: readonly { readonly name: string; readonly values: readonly number[] }[];
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/** Ratings of several aspects as a radar chart. */
export function RadarChart({ max, axes, figures, state, onRetry }: RadarChartProps) {
  const { t } = useTranslation();
  const option = useCallback((theme: ChartTheme) => drawRadar({ axes, figures, max }, theme), [max, axes, figures]);
  const ratings = axes.map((name, index) => ({ name, value: figures[0]?.values[index] ?? 0 }));
  const table = useMemo(
    () => ({
      columns: [{ label: t("Criterion") }, ...figures.map(({ name }) => ({ label: name }))],
      rows: axes.map((axis, index) => [axis, ...figures.map(({ values }) => values[index] ?? null)]),
    }),
    [axes, figures, t],
  );
  return (
    <Chart
      title={t("Radar chart")}
      description={t("Ratings by customers and visitors, out of {{max}}, as a radar chart.", {
        max: formatNumber(max),
      })}
      option={option}
      table={table}
      state={state}
      onRetry={onRetry}
      caption={findExtremes(t, ratings)}
      keepAs="graphs.chartjs.radar"
    />
  );
}
