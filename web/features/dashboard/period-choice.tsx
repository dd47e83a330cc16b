import { type VisitRange, visitRanges } from "#contract/visits.ts";
import { formatNumber } from "#web/lib/format.ts";
import styles from "#web/features/dashboard/period-choice.module.css";
import { useTranslation } from "#web/lib/i18n.ts";

type PeriodChoiceProps = { days: VisitRange; onChange: (days: VisitRange) => void };

/** How far back the figures go. */
export function PeriodChoice({ days, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t("Period")}</legend>
      {visitRanges.map((range) => (
        <label key={range} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name="period"
            checked={range === days}
            onChange={() => onChange(range)}
          />
          {formatNumber(range, { style: "unit", unit: "day", unitDisplay: "long" })}
        </label>
      ))}
    </fieldset>
  );
}
