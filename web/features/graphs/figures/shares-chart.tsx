import { useCallback, useMemo } from "react";

import { drawShares, type Share, type SharesKind } from "#web/features/graphs/figures/figures-option.ts";
import { formatPercent } from "#web/features/graphs/figures/format-figures.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

type SharesChartProps = {
  /** The chart's title, and a sentence that describes it, translated. */
  title: string;
  description: string;
  kind: SharesKind;
  /** The header of the table's first column, translated. */
  labelTitle: string;
  shares: readonly Share[];
  height?: number;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
  keepAs?: string;
};

/** Parts of a whole, as slices. */
export function SharesChart({ kind, labelTitle, shares, ...rest }: SharesChartProps) {
  const { t } = useTranslation();
  const option = useCallback((theme: ChartTheme) => drawShares(kind, shares, theme), [kind, shares]);
  const table = useMemo(() => {
    const total = shares.reduce((sum, { value }) => sum + value, 0);
    return {
      columns: [{ label: labelTitle }, { label: t("Value") }, { label: t("Share"), format: formatPercent }],
      rows: shares.map(({ name, value }) => [name, value, total > 0 ? (value / total) * 100 : null]),
    };
  }, [labelTitle, shares, t]);
  return <Chart option={option} table={table} {...rest} />;
}
