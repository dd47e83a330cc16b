import { useId, useState } from "react";

import styles from "#demos/graphs/web/series/roller-field.module.css";
import { maxPeriod, readPeriod } from "#demos/graphs/web/series/rolling-average.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type RollerFieldProps = {
  /** The number of rows that each average includes. */
  periods: number;
  onChange: (periods: number) => void;
};

/** The period of the rolling average. Valid input is applied while typing; invalid input shows an error. */
export function RollerField({ periods, onChange }: RollerFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(String(periods));
  const isInvalid = readPeriod(text) === undefined;
  const write = (next: string) => {
    setText(next);
    const period = readPeriod(next);
    if (period !== undefined) onChange(period);
  };
  const step = (by: number) => write(String(Math.min(maxPeriod, Math.max(1, periods + by))));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("Days in the rolling average")}</label>
      <input
        id={id}
        className={styles.input}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        aria-valuemin={1}
        aria-valuemax={maxPeriod}
        aria-valuenow={periods}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          step(event.key === "ArrowUp" ? 1 : -1);
        }}
      />
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t("Enter a whole number from 1 to {{max}}", { max: maxPeriod })}
        </p>
      )}
    </div>
  );
}
