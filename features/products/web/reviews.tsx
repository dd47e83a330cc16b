import type { Product } from "#features/products/contract.ts";
import { Rating } from "#features/products/web/rating.tsx";
import styles from "#features/products/web/reviews.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { RelativeTime } from "#web/ui/display/relative-time.tsx";

/** The average rating of a product, and its latest reviews. */
export function Reviews({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { reviews, rating, reviewCount } = product;
  return (
    <>
      <div className={styles.average}>
        <span className={styles.figure}>
          {formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <span className={styles.sum}>
          <Rating value={rating} size={20} />
          <span className={styles.muted}>
            <bdi>{t({ one: "{{count}} review", other: "{{count}} reviews" }, { count: reviewCount })}</bdi>
          </span>
        </span>
      </div>
      {reviews.length === 0 && <p className={styles.muted}>{t("No reviews yet")}</p>}
      <ul className={styles.list} aria-label={t("Reviews")}>
        {reviews.map(({ id, name, review, overall, quality, reliability, createdAt }) => (
          <li key={id} className={styles.review}>
            <div className={styles.head}>
              <bdi className={styles.name}>{name}</bdi>
              <Rating value={overall} />
              <RelativeTime className={styles.date} date={createdAt} />
            </div>
            <p className={styles.text}>
              <bdi>{review}</bdi>
            </p>
            <p className={styles.marks}>
              <span>
                {t("Quality")} {formatNumber(quality)}/5
              </span>
              <span>
                {t("Reliability")} {formatNumber(reliability)}/5
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
