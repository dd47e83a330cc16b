import type { Product } from "#features/products/contract.ts";
import { Rating } from "#features/products/web/rating.tsx";
import styles from "#features/products/web/reviews.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { RelativeTime } from "#web/ui/display/text/relative-time.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** The average rating of a product, and its latest reviews. */
export function Reviews({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { reviews, rating, reviewCount } = product;
  return (
    <>
      <Row gap="compact" nowrap className={styles.average}>
        <span className={styles.figure}>
          {formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <Stack as="span" gap="hairline">
          <Rating value={rating} size={20} />
          <span className={styles.muted}>
            <bdi>{t({ one: "{{count}} review", other: "{{count}} reviews" }, { count: reviewCount })}</bdi>
          </span>
        </Stack>
      </Row>
      {reviews.length === 0 && <p className={styles.muted}>{t("No reviews yet")}</p>}
      <Stack as="ul" gap="none" aria-label={t("Reviews")}>
        {reviews.map(({ id, name, review, overall, quality, reliability, createdAt }) => (
          <li key={id} className={styles.review}>
            <Row gap="compact" lineGap="tiny">
              <bdi className={styles.name}>{name}</bdi>
              <Rating value={overall} />
              <RelativeTime className={styles.date} date={createdAt} />
            </Row>
            <p className={styles.text}>
              <bdi>{review}</bdi>
            </p>
            <Row as="p" gap="medium" nowrap className={styles.marks}>
              <span>
                {t("Quality")} {formatNumber(quality)}/5
              </span>
              <span>
                {t("Reliability")} {formatNumber(reliability)}/5
              </span>
            </Row>
          </li>
        ))}
      </Stack>
    </>
  );
}
