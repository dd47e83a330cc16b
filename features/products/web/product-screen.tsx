import { IconArrowLeft, IconPackageOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useId } from "react";

import type { Product, specNames } from "#features/products/contract.ts";
import { Availability } from "#features/products/web/availability.tsx";
import { useCategoryNames } from "#features/products/web/categories.ts";
import { describeSpec } from "#features/products/web/describe-spec.ts";
import { Gallery } from "#features/products/web/gallery.tsx";
import { ProductCard } from "#features/products/web/product-card.tsx";
import styles from "#features/products/web/product-screen.module.css";
import { productQuery, productsQuery } from "#features/products/web/queries.ts";
import { OrderForm } from "#features/products/web/order-form.tsx";
import { Rating } from "#features/products/web/rating.tsx";
import { ReviewForm } from "#features/products/web/review-form.tsx";
import { Reviews } from "#features/products/web/reviews.tsx";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";

/** The details of the product in the address, or of the first one. */
export function ProductScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const asked = search["id"] === undefined ? undefined : String(search["id"]);
  const list = useQuery({ ...productsQuery, enabled: asked === undefined });
  const id = asked ?? list.data?.data[0]?.id;
  const product = useQuery({ ...productQuery(id ?? ""), enabled: id !== undefined });
  const isMissing = product.isError || list.isError || list.data?.data.length === 0;

  if (product.data) return <ProductPage key={product.data.id} product={product.data} />;
  if (!isMissing) return <ScreenLoading />;
  return (
    <Screen title={t("Product details")}>
      <EmptyState
        icon={<IconPackageOff size={32} stroke={1.5} />}
        title={t("Product not found")}
        text={t("It may have been renamed or discontinued.")}
        action={
          <>
            <Link to="/e-commerce/products-view" className={buttonClass()}>
              <IconArrowLeft size={16} stroke={1.75} aria-hidden data-mirrored />
              {t("All products")}
            </Link>
            <Button onClick={() => void product.refetch()}>{t("Try again")}</Button>
          </>
        }
      />
    </Screen>
  );
}

function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { name } = product;
  return (
    <Screen title={name}>
      <Card as="div" className={styles.card}>
        <Gallery name={name} pictures={product.pictures} />
        <Stack>
          <Offer product={product} />
          <p className={styles.description}>
            <bdi>{product.description}</bdi>
          </p>
          <Specifications product={product} />
        </Stack>
      </Card>
      <div className={styles.reviews}>
        <Card className={styles.panel} aria-label={t("Reviews")}>
          <Reviews product={product} />
        </Card>
        <Card as="div" className={styles.panel}>
          <ReviewForm key={product.id} productId={product.id} />
        </Card>
      </div>
      <FurtherProducts product={product} />
    </Screen>
  );
}

/** In euros: orders from this amount have free delivery. */
const freeFrom = 50;

/** What the product costs, and whether it can be had. */
function Offer({ product }: { product: Product }) {
  const { summary, category, price, rating, reviewCount, stock } = product;
  const { t } = useTranslation();
  const categories = useCategoryNames();
  return (
    <>
      <Stack gap="small">
        <Row gap="compact" lineGap="tiny">
          <Link to="/e-commerce/products-view" search={{ category }} className={styles.category}>
            {categories[category]}
          </Link>
          <Rating value={rating} />
          <bdi className={styles.muted}>
            {t({ one: "{{count}} review", other: "{{count}} reviews" }, { count: reviewCount })}
          </bdi>
        </Row>
        <p className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
      </Stack>
      <Row gap="compact" lineGap="tiny">
        <p className={styles.price}>
          <bdi>{formatMoney(price)}</bdi>
        </p>
        <Availability stock={stock} />
      </Row>
      <p className={`${styles.muted} ${styles.terms}`}>
        {t("Tax included. Free shipping from {{amount}}.", { amount: formatMoney(freeFrom) })}
      </p>
      {stock > 0 ? <OrderForm product={product} /> : <p className={styles.muted}>{t("Back in stock soon.")}</p>}
    </>
  );
}

function Specifications({ product }: { product: Product }) {
  const { t } = useTranslation();
  const id = useId();
  const names: Record<(typeof specNames)[number], string> = {
    Material: t("Made of"),
    Colour: t("Color"),
    Size: t("Size"),
    Weight: t("Weight"),
    Warranty: t("Warranty"),
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t("Specifications")}
      </h2>
      <dl className={styles.specs}>
        {product.specs.map((spec) => (
          <div key={spec.name} className={styles.spec}>
            <dt>{names[spec.name]}</dt>
            <dd>
              <bdi>{describeSpec(spec.value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const maxFurther = 4;

/** Further products: those of the same category first, then the best rated. */
function FurtherProducts({ product: { id, category } }: { product: Product }) {
  const { t } = useTranslation();
  const { data } = useQuery(productsQuery);
  const further = (data?.data ?? [])
    .filter((each) => each.id !== id)
    .toSorted(
      (one, other) =>
        Number(other.category === category) - Number(one.category === category) || other.rating - one.rating,
    )
    .slice(0, maxFurther);
  if (further.length === 0) return null;
  return (
    <section aria-label={t("More products")}>
      <h2 className={styles.heading}>{t("More products")}</h2>
      <ul className={styles.further}>
        {further.map((each) => (
          <li key={each.id}>
            <ProductCard product={each} view="grid" />
          </li>
        ))}
      </ul>
    </section>
  );
}
