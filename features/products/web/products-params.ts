import { foldText } from "#contract/text/fold-text.ts";
import { productCategories, type ProductCategory, type ProductRow } from "#features/products/contract.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import type { TableSearch } from "#web/lib/table-search.ts";

export const productSorts = ["name", "price", "-price", "-rating"] as const;
export type ProductSort = (typeof productSorts)[number];

export const productViews = ["grid", "list"] as const;
export type ProductView = (typeof productViews)[number];

/** The filters, order and view of the products. */
export type ProductsParams = {
  readonly q: string;
  /** Undefined for all. */
  readonly category: ProductCategory | undefined;
  readonly sort: ProductSort;
  readonly view: ProductView;
};

const maxSearchLength = 200;

/** Parses the address. Invalid parameters are ignored. */
export function readProductsParams(search: TableSearch): ProductsParams {
  const text = (name: string) => String(search[name] ?? "");
  return {
    q: text("q").slice(0, maxSearchLength),
    category: productCategories.find((category) => category === text("category")),
    sort: productSorts.find((sort) => sort === text("sort")) ?? "name",
    view: productViews.find((view) => view === text("view")) ?? "grid",
  };
}

/** Writes the address, without default values. */
export const writeProductsParams = ({ q, category, sort, view }: ProductsParams): TableSearch => ({
  ...(q !== "" && { q }),
  ...(category && { category }),
  ...(sort !== "name" && { sort }),
  ...(view !== "grid" && { view }),
});

/** Filters and sorts the products. Every word has to match, ignoring case and accents. */
export function selectProducts(products: readonly ProductRow[], { q, category, sort }: ProductsParams) {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    const { name, category: english, summary, price } = product;
    const text = foldText([name, english, translateData(english), summary, price, formatMoney(price)].join(" "));
    return (!category || product.category === category) && words.every((word) => text.includes(word));
  });
  const byName = (one: ProductRow, other: ProductRow) => one.name.localeCompare(other.name);
  const orders: Record<ProductSort, (one: ProductRow, other: ProductRow) => number> = {
    name: byName,
    price: (one, other) => one.price - other.price || byName(one, other),
    "-price": (one, other) => other.price - one.price || byName(one, other),
    "-rating": (one, other) => other.rating - one.rating || byName(one, other),
  };
  return found.toSorted(orders[sort]);
}

/** Below this number, the stock counts as low. */
const lowStock = 10;

export const availabilityOf = (stock: number) => (stock === 0 ? "none" : stock < lowStock ? "few" : "plenty");
