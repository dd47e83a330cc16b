import { type KeyboardEvent, useId, useRef, useState } from "react";

import styles from "#demos/graphs/web/tables/number-table.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { adviseOnNumbers, type NumberFault, readNumber } from "#web/lib/format/read-number.ts";

/** Larger values would not be drawn exactly. */
const limits = { min: 0, max: 1_000_000_000_000 };

type NumberTableProps = {
  /** The table's name, and the headers of its rows and columns, translated. */
  title: string;
  rowTitle: string;
  rows: readonly string[];
  columns: readonly string[];
  /** By column, then by row. */
  values: readonly (readonly number[])[];
  onChange: (column: number, row: number, value: number) => void;
};

/** A table of editable numbers with their totals. Arrow up, arrow down and Enter move between rows. */
export function NumberTable({ title, rowTitle, rows, columns, values, onChange }: NumberTableProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const move = (column: number, row: number) => (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || isEnter(event) ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${column}-${row + by}"]`);
    next?.focus();
    next?.select();
  };
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{row}</bdi>
              </th>
              {columns.map((column, index) => (
                <td key={column} className={styles.number}>
                  <NumberCell
                    cell={`${index}-${place}`}
                    label={`${column}, ${row}`}
                    value={values[index]?.[place] ?? 0}
                    onChange={(value) => onChange(index, place, value)}
                    onKeyDown={move(index, place)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("Total")}</th>
            {columns.map((column, index) => (
              <td key={column} className={styles.number}>
                {formatNumber((values[index] ?? []).reduce((sum, value) => sum + value, 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type NumberCellProps = {
  cell: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Valid numbers are applied while typing. Invalid input stays as typed, with an error. */
function NumberCell({ cell, label, value, onChange, onKeyDown }: NumberCellProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const read = typed === undefined ? { value } : readNumber(typed, limits);
  const fault = "fault" in read ? read.fault : undefined;
  const faults: Record<NumberFault, string> = {
    empty: t("Enter a number"),
    malformed: adviseOnNumbers(),
    "too-small": t("The number cannot be negative"),
    "too-large": t("The number is too large"),
  };
  return (
    <>
      <input
        className={styles.input}
        type="text"
        inputMode="decimal"
        data-cell={cell}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault ? id : undefined}
        value={typed ?? formatNumber(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const next = readNumber(text, limits);
          if ("value" in next) onChange(next.value);
        }}
        // On blur, valid input is formatted, and invalid input is kept.
        onBlur={() => fault === undefined && setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      {fault && (
        <p id={id} className={styles.error} role="alert">
          {faults[fault]}
        </p>
      )}
    </>
  );
}
