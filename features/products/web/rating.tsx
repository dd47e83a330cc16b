import { IconStar, IconStarFilled } from "@tabler/icons-react";

import styles from "#features/products/web/rating.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

const stars = [1, 2, 3, 4, 5] as const;

/** A rating as stars, with its value as accessible name. An average fills a star partly. */
export function Rating({ value, size = 16 }: { value: number; size?: number }) {
  const { t } = useTranslation();
  const label =
    value === 0
      ? t("Not rated yet")
      : t("{{count}} of 5 stars", { count: formatNumber(value, { maximumFractionDigits: 1 }) });
  return (
    <span className={styles.rating} role="img" aria-label={label} title={label}>
      <span className={styles.empty}>
        {stars.map((star) => (
          <IconStar key={star} size={size} stroke={1.5} aria-hidden />
        ))}
      </span>
      <span className={styles.full} style={{ inlineSize: `${(value / 5) * 100}%` }}>
        {stars.map((star) => (
          <IconStarFilled key={star} size={size} aria-hidden />
        ))}
      </span>
    </span>
  );
}
