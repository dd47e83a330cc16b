import { IconLayoutGrid, IconList, IconPackageOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { productCategories, type ProductCategory } from "#features/products/contract.ts";
import { useCategoryNames } from "#features/products/web/categories.ts";
import { ProductCard } from "#features/products/web/product-card.tsx";
import {
  type ProductSort,
  productSorts,
  type ProductsParams,
  type ProductView,
  readProductsParams,
  selectProducts,
  writeProductsParams,
} from "#features/products/web/products-params.ts";
import styles from "#features/products/web/products-screen.module.css";
import { productsQuery } from "#features/products/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchBox } from "#web/ui/form/text/search-box.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** The products with their prices. */
export function ProductsScreen() {
  const { t } = useTranslation();
  const search: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = readProductsParams(search);
  const { data, isError, refetch } = useQuery(productsQuery);
  const found = data && selectProducts(data.data, params);

  const change = (part: Partial<ProductsParams>, isTyping = false) =>
    void navigate({ to: ".", search: writeProductsParams({ ...params, ...part }) as never, replace: isTyping });
  const clear = () => change({ q: "", category: undefined });

  return (
    <Screen title={t("Products")} description={t("Open a product to see its pictures and reviews.")}>
      <ProductsToolbar params={params} count={found?.length} onChange={change} />
      {isError && !data && (
        <EmptyState
          title={t("Products could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {!data && !isError && <ProductsSkeleton view={params.view} />}
      {found?.length === 0 && (
        <EmptyState
          icon={<IconPackageOff size={32} stroke={1.5} />}
          title={t("No matching products")}
          action={<Button onClick={clear}>{t("Show all products")}</Button>}
        />
      )}
      {found && found.length > 0 && (
        <ul className={styles.products} data-view={params.view} aria-label={t("Products")}>
          {found.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} view={params.view} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

type ToolbarProps = {
  params: ProductsParams;
  count: number | undefined;
  onChange: (part: Partial<ProductsParams>, isTyping?: boolean) => void;
};

function ProductsToolbar({ params, count, onChange }: ToolbarProps) {
  const { t } = useTranslation();
  const categories = useCategoryNames();
  const sorts: Record<ProductSort, string> = {
    name: t("Name"),
    price: t("Price, lowest first"),
    "-price": t("Price, highest first"),
    "-rating": t("Best rated"),
  };
  const views: readonly { view: ProductView; label: string }[] = [
    { view: "grid", label: t("Grid") },
    { view: "list", label: t("List") },
  ];
  return (
    <Row gap="compact" role="group" aria-label={t("Filters")}>
      <Choice<ProductCategory | "">
        label={t("Category")}
        value={params.category ?? ""}
        options={[
          { value: "", label: t("All") },
          ...productCategories.map((category) => ({ value: category, label: categories[category] })),
        ]}
        onChange={(category) => onChange({ category: category === "" ? undefined : category })}
      />
      <SearchBox
        className={styles.search}
        label={t("Search products")}
        value={params.q}
        onChange={(q) => onChange({ q }, true)}
      />
      <Row as="span" className={styles.end}>
        {count !== undefined && (
          <span className={styles.count} role="status">
            <bdi>{t({ one: "{{count}} product", other: "{{count}} products" }, { count })}</bdi>
            {/* Announces a new order, which does not change the count. */}
            <span className="visually-hidden">{sorts[params.sort]}</span>
          </span>
        )}
        <Select
          aria-label={t("Sort by")}
          value={params.sort}
          onChange={(event) =>
            onChange({ sort: productSorts.find((sort) => sort === event.currentTarget.value) ?? "name" })
          }
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Select>
        <div role="group" aria-label={t("View")} className={styles.views}>
          {views.map(({ view, label }) => (
            <IconButton key={view} label={label} aria-pressed={params.view === view} onClick={() => onChange({ view })}>
              {view === "grid" ? (
                <IconLayoutGrid size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconList size={20} stroke={1.75} aria-hidden />
              )}
            </IconButton>
          ))}
        </div>
      </Row>
    </Row>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8];

function ProductsSkeleton({ view }: { view: ProductView }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading")}>
      <div className={styles.products} data-view={view} aria-hidden>
        {skeletons.map((each) => (
          <div key={each} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
