import { type ReactNode, useCallback, useState } from "react";

import styles from "#demos/graphs/web/series/range-chart.module.css";
import { RangeSelector } from "#demos/graphs/web/series/range-selector.tsx";
import { lastOf } from "#demos/graphs/web/series/span.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Chart } from "#web/ui/charts/chart.tsx";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";
import type { ChartTableData } from "#web/ui/charts/chart-table.tsx";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import type { Span } from "#web/ui/charts/thin-out.ts";
import { Choice } from "#web/ui/form/choices/choice.tsx";

export type RangePreset = {
  readonly key: string;
  /** Translated. */
  readonly label: string;
  /** The number of last values; by default all. */
  readonly values?: number;
};

type RangeChartProps = {
  /** The chart's title, translated. */
  title: string;
  /** A sentence that describes a range by its first and last value, translated. */
  describe: (first: string, last: string) => string;
  /** All values, for the overview line of the range selector. */
  values: readonly number[];
  /** Formats a position as its date. */
  formatPosition: (place: number) => string;
  /** Draws a range, and returns the same range as a table. */
  option: (span: Span, theme: ChartTheme) => ChartOption;
  table: (span: Span) => ChartTableData;
  presets: readonly RangePreset[];
  /** Further controls. */
  controls?: ReactNode;
  /** Reserves room for a legend. Turn off for a single series. */
  hasLegend?: boolean;
  height?: number;
  state: "ready" | "loading" | "error";
  onRetry: () => void;
};

/**
 * The plot within the chart, in pixels, the same for all charts: the ends of the range selector, whose sheet has the same
 * numbers, are then below the dates that they stand for.
 */
const plotEdges = { left: 52, right: 12, top: 12, bottom: 26, containLabel: false };

/** A chart of a range of a long series, with a selector for the range below it. */
export function RangeChart({
  title,
  describe,
  values,
  formatPosition,
  option,
  table,
  presets,
  controls,
  hasLegend = true,
  height = 320,
  state,
  onRetry,
}: RangeChartProps) {
  const { t } = useTranslation();
  const count = values.length;
  const [chosen, setChosen] = useState<Span | undefined>(undefined);
  const span = chosen && chosen.to < count ? chosen : lastOf(count, count);
  const { from, to } = span;
  const draw = useCallback(
    (theme: ChartTheme): ChartOption => ({ ...option({ from, to }, theme), grid: plotEdges }),
    [option, from, to],
  );
  const [first, last] = count > 0 ? [formatPosition(from), formatPosition(to)] : ["", ""];
  const isSame = (one: Span) => one.from === from && one.to === to;
  const preset = presets.find((each) => isSame(lastOf(count, each.values ?? count)))?.key ?? "";

  return (
    <div className={styles.chart}>
      <div className={styles.controls}>
        <Choice
          label={t("Range")}
          options={presets.map(({ key, label }) => ({ value: key, label }))}
          value={preset}
          onChange={(key) => setChosen(lastOf(count, presets.find((each) => each.key === key)?.values ?? count))}
        />
        {controls}
      </div>
      <Chart
        title={title}
        description={describe(first, last)}
        option={draw}
        table={() => table(span)}
        isEmpty={count === 0}
        hasLegend={hasLegend}
        height={height}
        state={state}
        onRetry={onRetry}
      />
      {count === 0 && state === "loading" && <div className={styles.waiting} aria-hidden />}
      {count > 0 && (
        <>
          <RangeSelector
            label={t("Range: {{title}}", { title })}
            values={values}
            span={span}
            onChange={setChosen}
            formatPosition={formatPosition}
          />
          <p className={styles.shown}>
            <bdi>{first}</bdi> – <bdi>{last}</bdi>
          </p>
        </>
      )}
    </div>
  );
}
