import { IconStarFilled } from "@tabler/icons-react";
import { useId } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/numbers/rating-field.module.css";

const stars = [1, 2, 3, 4, 5] as const;

/** A rating of one to five stars, built from radio buttons. Undefined until it is rated. */
export function RatingField({ value, onChange, disabled, ...field }: ControlProps<number | undefined>) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <FieldGroup role="radiogroup" {...field}>
      <div className={styles.stars} data-disabled={disabled || undefined}>
        {stars.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={group}
              aria-label={t("{{count}} of 5 stars", { count: formatNumber(star) })}
              checked={star === value}
              disabled={disabled || (field.readOnly && star !== value)}
              onChange={() => !field.readOnly && onChange(star)}
            />
            <IconStarFilled size={24} aria-hidden />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
