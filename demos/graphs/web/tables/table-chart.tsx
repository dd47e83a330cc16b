import { useMemo, useState } from "react";

import { FiguresChart } from "#demos/graphs/web/figures/figures-chart.tsx";
import type { FiguresKind, SharesKind } from "#demos/graphs/web/figures/figures-option.ts";
import { SharesChart } from "#demos/graphs/web/figures/shares-chart.tsx";
import { NumberTable } from "#demos/graphs/web/tables/number-table.tsx";
import styles from "#demos/graphs/web/tables/table-chart.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { storage } from "#web/lib/session/storage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";

export type TableChartKind = FiguresKind | SharesKind;

type TableChartProps = {
  /** The storage key of edited values in this browser. */
  name: string;
  /** Translated. */
  title: string;
  description: string;
  rowTitle: string;
  rows: readonly string[];
  /** Shorter forms of the rows for the axis, in one or two lines. */
  shortRows?: readonly string[];
  columns: readonly string[];
  /** By column, then by row. */
  values: readonly (readonly number[])[];
  /** The chart types to choose from; the first is the default. Circular ones show the first column. */
  kinds: readonly [TableChartKind, ...TableChartKind[]];
};

const isRound = (kind: TableChartKind): kind is SharesKind => kind === "pie" || kind === "donut" || kind === "polar";
const done = () => {};

/** A chart is about as high as the table beside it. */
const shortTable = 6;

/** An editable table, and a chart of its values beside it. */
export function TableChart({
  name,
  title,
  description,
  rowTitle,
  rows,
  shortRows,
  columns,
  values,
  kinds,
}: TableChartProps) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState(() => readValues(name, values));
  /** Incremented to mount the cells again on reset. */
  const [round, setRound] = useState(0);
  const [kind, setKind] = useState(kinds[0]);
  const current = edited ?? values;
  const names: Record<TableChartKind, string> = {
    line: t("Line"),
    area: t("Area"),
    bar: t("Bars"),
    stacked: t("Stacked"),
    horizontal: t("Horizontal"),
    pie: t("Pie"),
    donut: t("Donut"),
    polar: t("Polar area"),
  };

  const change = (column: number, row: number, value: number) => {
    const next = current.map((each, index) => (index === column ? each.with(row, value) : [...each]));
    setEdited(next);
    keepValues(name, next);
  };
  const reset = () => {
    setEdited(undefined);
    setRound(round + 1);
    dropValues(name);
  };
  const figures = useMemo(
    () => columns.map((column, index) => ({ name: column, values: current[index] ?? [] })),
    [columns, current],
  );
  const shares = useMemo(
    () => rows.map((row, index) => ({ name: row, value: current[0]?.[index] ?? 0 })),
    [rows, current],
  );
  const common = {
    title,
    description,
    labelTitle: rowTitle,
    height: rows.length > shortTable ? 340 : 260,
    state: "ready",
    onRetry: done,
  } as const;

  return (
    <div className={styles.pair}>
      <div className={styles.side}>
        <NumberTable
          key={round}
          title={title}
          rowTitle={rowTitle}
          rows={rows}
          columns={columns}
          values={current}
          onChange={change}
        />
        <div>
          <Button size="small" onClick={reset} disabled={edited === undefined && round === 0}>
            {t("Reset")}
          </Button>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.controls}>
          <Choice
            label={t("Chart type: {{title}}", { title })}
            options={kinds.map((each) => ({ value: each, label: names[each] }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        {isRound(kind) ? (
          <SharesChart key="shares" kind={kind} shares={shares} {...common} />
        ) : (
          <FiguresChart
            key="figures"
            kind={kind}
            labels={rows}
            {...(shortRows && { shortLabels: shortRows })}
            figures={figures}
            {...common}
          />
        )}
      </div>
    </div>
  );
}

const keyOf = (name: string) => `graphs.${name}`;

/**
 * The values that the person has entered into a table, by column and row; undefined if they no longer fit the table.
 */
function readValues(name: string, shape: readonly (readonly number[])[]): number[][] | undefined {
  const kept = storage.read(keyOf(name));
  return fits(kept, shape) ? kept : undefined;
}

const keepValues = (name: string, values: readonly (readonly number[])[]) => storage.write(keyOf(name), values);

const dropValues = (name: string) => storage.remove(keyOf(name));

const fits = (kept: unknown, shape: readonly (readonly number[])[]): kept is number[][] =>
  Array.isArray(kept) &&
  kept.length === shape.length &&
  kept.every(
    (column: unknown, index) =>
      Array.isArray(column) &&
      column.length === shape[index]?.length &&
      column.every((value) => typeof value === "number" && Number.isFinite(value) && value >= 0),
  );
