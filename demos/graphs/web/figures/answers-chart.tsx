import { useCallback, useMemo } from "react";
import type { z } from "zod/mini";

import type { getSiteFigures } from "#demos/graphs/contract.ts";
import { bandSeries } from "#demos/graphs/web/figures/band-series.ts";
import { findSlowest } from "#demos/graphs/web/figures/findings.ts";
import { formatHour, formatMilliseconds } from "#demos/graphs/web/figures/format-figures.ts";
import { percentileName } from "#demos/graphs/web/figures/label-names.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

type Answers = z.infer<typeof getSiteFigures.response>["answers"];

type AnswersChartProps = {
  answers: Answers | undefined;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/** Response times by hour: the median, and bands for the middle half and nine tenths. */
export function AnswersChart({ answers, state, onRetry }: AnswersChartProps) {
  const { t } = useTranslation();
  const names = useMemo(() => ({ middle: t("Median"), half: t("Middle 50%"), max: t("Middle 90%") }), [t]);
  const option = useCallback(
    (theme: ChartTheme): ChartOption => {
      const rows = answers ?? [];
      const part = (index: number) => rows.map(({ values }) => values[index] ?? null);
      const [blue = theme.text, sky = theme.text] = [theme.series[0], theme.series[5]];
      return {
        color: [blue, blue, sky],
        tooltip: { trigger: "axis", valueFormatter: (value) => formatMilliseconds(Number(value)) },
        xAxis: { type: "category", boundaryGap: false, data: rows.map(({ hour }) => formatHour(hour)) },
        yAxis: { type: "value", axisLabel: { formatter: formatMilliseconds } },
        series: [
          { name: names.middle, type: "line", smooth: 0.25, z: 4, data: part(2) },
          ...bandSeries({ name: names.half, key: "half", lows: part(1), highs: part(3), color: blue, opacity: 0.32 }),
          ...bandSeries({ name: names.max, key: "most", lows: part(0), highs: part(4), color: sky, opacity: 0.2 }),
        ],
      };
    },
    [answers, names],
  );
  const table = useMemo(() => {
    const percentiles = [5, 25, 50, 75, 95];
    return {
      columns: [
        { label: t("Hour") },
        ...percentiles.map((percent) => ({
          label: percentileName(t, percent),
          format: formatMilliseconds,
        })),
      ],
      rows: (answers ?? []).map(({ hour, values }) => [formatHour(hour), ...values]),
    };
  }, [answers, t]);
  return (
    <Chart
      title={t("Filled bands")}
      description={t("Response times by hour of the day: the median, the middle 50% and the middle 90%.")}
      option={option}
      table={table}
      state={state}
      onRetry={onRetry}
      caption={findSlowest(t, answers ?? [])}
      keepAs="graphs.flot.fill"
    />
  );
}
