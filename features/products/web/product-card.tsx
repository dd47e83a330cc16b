import { Link } from "@tanstack/react-router";

import type { ProductRow } from "#features/products/contract.ts";
import { Availability } from "#features/products/web/availability.tsx";
import { useCategoryNames } from "#features/products/web/categories.ts";
import styles from "#features/products/web/product-card.module.css";
import { availabilityOf, type ProductView } from "#features/products/web/products-params.ts";
import { Rating } from "#features/products/web/rating.tsx";
import { formatNumber } from "#web/lib/format/format.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A product in the list. Its name is the link, which covers the whole card. */
export function ProductCard({ product, view }: { product: ProductRow; view: ProductView }) {
  const { t } = useTranslation();
  const categories = useCategoryNames();
  const { id, name, category, summary, price, rating, reviewCount, stock, pictures } = product;
  return (
    <Card as="article" className={styles.card} data-view={view}>
      <img className={styles.picture} src={pictures[0]} alt="" width={400} height={400} />
      <Stack gap="hairline" grow className={styles.words}>
        <Text size="tiny" muted>
          {categories[category]}
        </Text>
        <Text as="h2" size="large" weight="bold">
          <Link to="/e-commerce/products-detail" search={{ id }} className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </Text>
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
        <span className={styles.rating}>
          <Rating value={rating} />
          {reviewCount > 0 && (
            <bdi>
              {t("{{rating}} ({{count}})", {
                rating: formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
                count: formatNumber(reviewCount),
              })}
            </bdi>
          )}
        </span>
      </Stack>
      <Row lineGap="tiny" justify="between" className={styles.foot}>
        <span className={styles.price}>
          <bdi>{formatMoney(price)}</bdi>
        </span>
        {availabilityOf(stock) !== "plenty" && (
          <span className={styles.availability}>
            <Availability stock={stock} />
          </span>
        )}
      </Row>
    </Card>
  );
}
