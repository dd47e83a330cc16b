import type { Product } from "#contract/products.ts";
import { Rating } from "#web/features/products/rating.tsx";
import { ReviewForm } from "#web/features/products/review-form.tsx";
import styles from "#web/features/products/reviews.module.css";
import { formatDateShort, formatDateTime, formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** The reviews of a product, and the form for a new one. */
export function Reviews({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { id, reviews, rating, reviewCount } = product;
  return (
    <div className={styles.reviews}>
      <section aria-label={t("Reviews")}>
        <div className={styles.average}>
          <span className={styles.figure}>
            {formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </span>
          <span className={styles.sum}>
            <Rating value={rating} size={20} />
            <span className={styles.muted}>{t("Reviews: {{count}}", { count: formatNumber(reviewCount) })}</span>
          </span>
        </div>
        {reviews.length === 0 && <p className={styles.muted}>{t("No reviews yet")}</p>}
        <ul className={styles.list} aria-label={t("Reviews")}>
          {reviews.map(({ id, name, review, overall, quality, reliability, createdAt }) => (
            <li key={id} className={styles.review}>
              <div className={styles.head}>
                <bdi className={styles.name}>{name}</bdi>
                <Rating value={overall} />
                <time className={styles.date} dateTime={createdAt} title={formatDateTime(createdAt)}>
                  <bdi>{formatDateShort(createdAt)}</bdi>
                </time>
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
      </section>
      <ReviewForm key={id} productId={id} />
    </div>
  );
}
