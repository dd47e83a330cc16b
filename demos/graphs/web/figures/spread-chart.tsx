import { type ReactNode, useCallback, useMemo } from "react";

import type { SpreadRow } from "#demos/graphs/web/tables/parse-rows.ts";
import { RangeChart, type RangePreset } from "#demos/graphs/web/series/range-chart.tsx";
import { drawSpreads, scaleOf } from "#demos/graphs/web/figures/spread-option.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import type { Span } from "#web/ui/charts/thin-out.ts";

type SpreadChartProps = {
  title: string;
  describe: (first: string, last: string) => string;
  /** The meaning of a row, translated: a day, a month. */
  rowTitle: string;
  rows: readonly SpreadRow[];
  names: readonly [string, string];
  colors: readonly [number, number];
  format: (value: number) => string;
  /** For the labels of the axis. Default: `format`. */
  formatAxis?: (value: number) => string;
  formatTime: (time: number) => string;
  isLogarithmic?: boolean;
  presets: readonly RangePreset[];
  controls?: ReactNode;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/** Two long time series, each with its lows and highs. */
export function SpreadChart({
  rowTitle,
  rows,
  names,
  colors,
  format,
  formatAxis = format,
  formatTime,
  isLogarithmic = false,
  ...rest
}: SpreadChartProps) {
  const { t } = useTranslation();
  const [one, other] = names;
  const parts = useMemo(() => [t("Low"), t("Middle"), t("High")] as const, [t]);
  const option = useCallback(
    (span: Span, theme: ChartTheme) =>
      drawSpreads(
        { rows, span, names: [one, other], parts, colors, format, formatAxis, formatTime, isLogarithmic },
        theme,
      ),
    [rows, one, other, parts, colors, format, formatAxis, formatTime, isLogarithmic],
  );
  const table = useCallback(
    ({ from, to }: Span) => ({
      columns: [
        { label: rowTitle },
        ...[one, other].flatMap((name) => parts.map((part) => ({ label: `${name}: ${part}`, format }))),
      ],
      rows: rows
        .slice(from, to + 1)
        .map(({ time, values }) => [
          formatTime(time),
          ...values.flatMap((spread): readonly (number | null)[] => spread ?? [null, null, null]),
        ]),
    }),
    [rows, rowTitle, one, other, parts, format, formatTime],
  );
  const values = useMemo(() => {
    const { place } = scaleOf(isLogarithmic);
    return rows.map((row) => place(row.values[0]?.[1] ?? 0));
  }, [rows, isLogarithmic]);
  const formatPosition = useCallback((place: number) => formatTime(rows[place]?.time ?? 0), [rows, formatTime]);
  return <RangeChart values={values} formatPosition={formatPosition} option={option} table={table} {...rest} />;
}
