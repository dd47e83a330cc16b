import { type Selectable, sql } from "kysely";

import {
  type Product,
  productColumns,
  type ProductColumn,
  type ProductRow,
  type Review,
  type ReviewFields,
} from "#features/products/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { ProductReviews } from "#features/products/server/tables.gen.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

const selection = sql`
  slug as id, name, category, summary, price::float8 as price, rating::float8 as rating, review_count, stock, pictures`;

export const productSource: TableSource<ProductColumn, ProductRow> = {
  table: "products",
  columns: productColumns,
  keys: { name: "name_key" },
  integers: ["stock"],
  searchText: "search_text",
  sort: [{ column: "name", isDescending: false }],
  select: selection,
  toRow: (row: ProductRow) => row,
};

/** The number of a product's reviews that are shown. */
const latestReviews = 50;

export async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  const { rows } = await sql<Omit<Product, "reviews"> & { key: number }>`
    select ${selection}, products.id as key, description, specs from products where slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { key, ...product } = row;
  const reviews = await db
    .selectFrom("productReviews")
    .selectAll()
    .where("productId", "=", key)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(latestReviews)
    .execute();
  return { ...product, reviews: reviews.map(toReview) };
}

/** @returns undefined if the product does not exist, "conflict" if another review has the id */
export const addReview = (db: Db, slug: string, { id, ...fields }: ReviewFields & { id: string }) =>
  db.transaction().execute(async (transaction) => {
    // Locked, so that two simultaneous reviews both count in the average.
    const product = await transaction
      .selectFrom("products")
      .select("id")
      .where("slug", "=", slug)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return undefined;
    const added = await transaction
      .insertInto("productReviews")
      .values({ id, productId: product.id, ...fields })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) {
      const known = await transaction.selectFrom("productReviews").selectAll().where("id", "=", id).executeTakeFirst();
      const keys = ["name", "email", "review", "quality", "reliability", "overall"] as const;
      const isSame = known?.productId === product.id && keys.every((key) => known[key] === fields[key]);
      return known && isSame ? toReview(known) : ("conflict" as const);
    }
    await transaction
      .updateTable("products")
      .set({
        reviewCount: sql<number>`review_count + 1`,
        ratingSum: sql<number>`rating_sum + ${fields.overall}`,
      })
      .where("id", "=", product.id)
      .execute();
    await announce(transaction, "products", everybody);
    return toReview(added);
  });

const toReview = ({
  id,
  name,
  review,
  quality,
  reliability,
  overall,
  createdAt,
}: Selectable<ProductReviews>): Review => ({
  id,
  name,
  review,
  quality,
  reliability,
  overall,
  createdAt: createdAt.toISOString(),
});
