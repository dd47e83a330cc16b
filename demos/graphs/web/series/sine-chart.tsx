import { useCallback, useMemo } from "react";

import { listSine, sineAxes } from "#demos/graphs/web/series/sine.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";

const points = listSine();

const halves = [-1, -0.5, 0, 0.5, 1];

const write = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });

/** Sine and cosine, with a marker at each point. */
export function SineChart() {
  const { t } = useTranslation();
  const names = useMemo(() => ({ sine: t("Sine"), cosine: t("Cosine") }), [t]);
  const option = useCallback((): ChartOption => {
    const [x, y] = [sineAxes.x, sineAxes.y];
    const line = { type: "line" as const, showSymbol: true, symbolSize: 5, symbol: "circle" };
    return {
      tooltip: { trigger: "axis", valueFormatter: (value) => write(Number(value)) },
      xAxis: { type: "value", min: x[0], max: x[1], interval: 3, splitLine: { show: false } },
      // The ends of the axis, at 1.1, are not round numbers.
      yAxis: {
        type: "value",
        min: y[0],
        max: y[1],
        axisTick: { customValues: halves },
        axisLabel: { customValues: halves, formatter: write },
      },
      series: [
        { ...line, name: names.sine, data: points.map((point) => [point.x, point.sine]) },
        { ...line, name: names.cosine, data: points.map((point) => [point.x, point.cosine]) },
      ],
    };
  }, [names]);
  const table = useMemo(
    () => ({
      columns: [{ label: "x" }, { label: names.sine, format: write }, { label: names.cosine, format: write }],
      rows: points.map(({ x, sine, cosine }) => [write(x), sine, cosine]),
    }),
    [names],
  );
  return (
    <Chart
      title={t("Sine")}
      description={t("Sine and cosine, from {{from}} to {{to}}, between {{min}} and {{max}}.", {
        from: write(sineAxes.x[0]),
        to: write(sineAxes.x[1]),
        min: write(sineAxes.y[0]),
        max: write(sineAxes.y[1]),
      })}
      option={option}
      table={table}
      caption={t("The cosine is a quarter of a period ahead of the sine.")}
      keepAs="graphs.flot.sine"
    />
  );
}
