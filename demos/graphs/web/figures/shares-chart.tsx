import { useCallback, useMemo } from "react";

import {
  drawShares,
  formatShare,
  type Share,
  type SharesKind,
  totalOf,
} from "#demos/graphs/web/figures/figures-option.ts";
import { formatPercent } from "#demos/graphs/web/figures/format-figures.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
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
  /** What is shared, translated; by default "Total". */
  whole?: string;
  /** Indexes of the palette's eight colours, from 1; by default in order. */
  colors?: readonly number[];
  /** A sentence about the data, translated. */
  caption?: string;
  height?: number;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
  keepAs?: string;
};

/** Parts of a whole, as slices, with the share of each in the legend. */
export function SharesChart({ kind, labelTitle, shares, whole, colors, ...rest }: SharesChartProps) {
  const { t } = useTranslation();
  const name = whole ?? t("Total");
  const option = useCallback(
    (theme: ChartTheme, hidden: ReadonlySet<string>) =>
      drawShares({ kind, shares, whole: name, hidden, ...(colors && { colors }) }, theme),
    [kind, shares, name, colors],
  );
  const total = totalOf(shares);
  const table = useMemo(
    () => ({
      columns: [{ label: labelTitle }, { label: t("Value") }, { label: t("Share"), format: formatPercent }],
      rows: shares.map((share) => [share.name, share.value, total > 0 ? (share.value / total) * 100 : null]),
    }),
    [labelTitle, shares, total, t],
  );
  const legendValues = useMemo(
    () =>
      new Map(
        shares.map((share) => [
          share.name,
          kind === "polar" ? formatNumber(share.value) : formatShare(share.value, total),
        ]),
      ),
    [kind, shares, total],
  );
  return <Chart option={option} table={table} legendValues={legendValues} {...rest} />;
}
