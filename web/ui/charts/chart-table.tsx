import { useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/charts/chart-table.module.css";

export type ChartColumn = {
  /** Translated. */
  readonly label: string;
  /** Formats a number; by default without a unit. */
  readonly format?: (value: number) => string;
};

/** A chart's data. The first column names the row. Values may be missing. */
export type ChartTableData = {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

/** Rows shown initially and added with each press: a hundred thousand at once would freeze the page. */
const portion = 200;

type ChartTableProps = ChartTableData & {
  /** The chart's title, translated. */
  title: string;
};

/** The data of a chart, shown in the chart's place. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(portion);
  return (
    // Reached by the keyboard, so that it can be scrolled by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={index > 0 ? styles.number : undefined}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(([name, ...values], place) => (
            // Rows stand in the order of the data, and two may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]?.label} className={styles.number}>
                  <bdi>{writeValue(value, columns[index + 1])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button size="small" className={styles.more} onClick={() => setShown(shown + portion)}>
          {t("Show more")}
        </Button>
      )}
    </div>
  );
}

function writeValue(value: string | number | null, column: ChartColumn | undefined) {
  if (typeof value === "number") return (column?.format ?? formatNumber)(value);
  return value ?? "–";
}
