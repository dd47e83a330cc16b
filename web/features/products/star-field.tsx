import { IconStarFilled } from "@tabler/icons-react";
import { useId } from "react";

import { stars } from "#web/features/products/rating.tsx";
import styles from "#web/features/products/star-field.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

type StarFieldProps = {
  /** The field's label, translated. */
  label: string;
  /** From 1 to 5; undefined until it is rated. */
  value: number | undefined;
  /** The error message, translated. */
  error: string | undefined;
  onChange: (value: number) => void;
};

/** A rating of one to five stars, built from radio buttons. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        tabIndex={-1}
        className={styles.stars}
      >
        {stars.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={id}
              aria-label={t("{{count}} of 5 stars", { count: formatNumber(star) })}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <IconStarFilled size={24} aria-hidden />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
