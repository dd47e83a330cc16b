import { IconArrowLeft, IconPackageOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useId } from "react";

import type { Product, specNames } from "#contract/products.ts";
import { Availability } from "#web/features/products/availability.tsx";
import { useCategoryNames } from "#web/features/products/categories.ts";
import { Gallery } from "#web/features/products/gallery.tsx";
import styles from "#web/features/products/product-screen.module.css";
import { productQuery, productsQuery } from "#web/features/products/queries.ts";
import { Quantity } from "#web/features/products/quantity.tsx";
import { Rating } from "#web/features/products/rating.tsx";
import { Reviews } from "#web/features/products/reviews.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { formatEuros } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";

/** The details of the product in the address, or of the first one. */
export function ProductScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const asked = search["id"] === undefined ? undefined : String(search["id"]);
  const list = useQuery({ ...productsQuery, enabled: asked === undefined });
  const id = asked ?? list.data?.data[0]?.id;
  const product = useQuery({ ...productQuery(id ?? ""), enabled: id !== undefined });
  const isMissing = product.isError || list.isError || list.data?.data.length === 0;

  if (product.data) return <ProductPage key={product.data.id} product={product.data} isAsked={asked !== undefined} />;
  if (!isMissing) return <ScreenLoading />;
  return (
    <Screen title={t("Product details")}>
      <EmptyState
        icon={<IconPackageOff size={32} stroke={1.5} />}
        title={t("Product not found")}
        text={t("It may have been renamed or discontinued.")}
        action={
          <>
            <AllProducts /> <Button onClick={() => void product.refetch()}>{t("Try again")}</Button>
          </>
        }
      />
    </Screen>
  );
}

function AllProducts() {
  const { t } = useTranslation();
  return (
    <Link to="/e-commerce/products-view" className={styles.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden data-mirrored />
      {t("All products")}
    </Link>
  );
}

type ProductPageProps = {
  product: Product;
  /** Whether the address names it. Otherwise the screen keeps its own title. */
  isAsked: boolean;
};

function ProductPage({ product, isAsked }: ProductPageProps) {
  const { t } = useTranslation();
  const categories = useCategoryNames();
  const { name, category, summary, price, rating, reviewCount, stock, pictures } = product;
  return (
    <Screen
      title={isAsked ? name : t("Product details")}
      description={<bdi>{isAsked ? summary : `${name}. ${summary}`}</bdi>}
      actions={<AllProducts />}
    >
      <Card as="div" className={styles.card}>
        <Gallery name={name} pictures={pictures} />
        <div className={styles.facts}>
          <div className={styles.line}>
            <Link to="/e-commerce/products-view" search={{ category }} className={styles.category}>
              {categories[category]}
            </Link>
            <Availability stock={stock} />
          </div>
          <div className={styles.line}>
            <Rating value={rating} size={20} />
            <span className={styles.muted}>{t("Reviews: {{count}}", { count: formatNumber(reviewCount) })}</span>
          </div>
          <p className={styles.price}>
            <bdi>{formatEuros(price)}</bdi>
          </p>
          <p className={styles.muted}>
            {t("Tax included. Free shipping from {{amount}}.", { amount: formatEuros(freeFrom) })}
          </p>
          {stock > 0 ? (
            <Quantity price={price} stock={stock} />
          ) : (
            <p className={styles.muted}>{t("Back in stock soon.")}</p>
          )}
          <p className={styles.description}>
            <bdi>{product.description}</bdi>
          </p>
        </div>
      </Card>
      <ProductTabs product={product} />
    </Screen>
  );
}

/** In euros: orders from this amount have free delivery. */
const freeFrom = 50;

const tabs = ["reviews", "specs"] as const;
type ProductTab = (typeof tabs)[number];

function ProductTabs({ product }: { product: Product }) {
  const { t } = useTranslation();
  const panelId = useId();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const active = tabs.find((tab) => tab === search["tab"]) ?? "reviews";
  const names: Record<(typeof specNames)[number], string> = {
    Material: t("Made of"),
    Colour: t("Colour"),
    Size: t("Size"),
    Weight: t("Weight"),
    Warranty: t("Warranty"),
  };
  const choose = (tab: ProductTab) =>
    void navigate({
      to: ".",
      search: ((before: TableSearch) => ({ ...before, tab: tab === "reviews" ? undefined : tab })) as never,
      replace: true,
    });
  return (
    <Card as="div">
      <Tabs
        label={t("Product details")}
        panelId={panelId}
        active={active}
        onChange={choose}
        tabs={[
          { id: "reviews", title: t("Reviews"), count: product.reviewCount },
          { id: "specs", title: t("Specifications") },
        ]}
      />
      <div {...tabPanelProps(panelId, active)} className={styles.panel}>
        {active === "reviews" ? (
          <Reviews product={product} />
        ) : (
          <dl className={styles.specs}>
            {product.specs.map((spec) => (
              <div key={spec.name} className={styles.spec}>
                <dt>{names[spec.name]}</dt>
                <dd>
                  <bdi>{spec.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}
