import { z } from "zod/mini";

import { endpoint } from "#contract/endpoint.ts";
import { type TableColumn, tablePage, tableQuery } from "#contract/tables/table-query.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    products: true;
    // An order of a product changes these, too.
    orders: true;
    visits: true;
  }
}

export const productCategories = ["Audio", "Furniture", "Kitchen", "Lighting", "Office"] as const;
export const ProductCategory = z.enum(productCategories);
export type ProductCategory = z.infer<typeof ProductCategory>;

/** The columns for filtering and sorting products. */
export const productColumns = [
  { id: "name", title: "Name", kind: "text" },
  { id: "category", title: "Category", kind: "choice", choices: productCategories },
  { id: "price", title: "Price", kind: "number" },
  { id: "rating", title: "Rating", kind: "number" },
  { id: "stock", title: "Stock", kind: "number" },
] as const satisfies readonly TableColumn[];
export type ProductColumn = (typeof productColumns)[number]["id"];

export const ProductRow = z.object({
  /** The key, used in the address: `beech-chair`. */
  id: z.string(),
  name: z.string(),
  category: ProductCategory,
  /** One sentence. */
  summary: z.string(),
  /** In euros. */
  price: z.number(),
  /** The average of all reviews, from 1 to 5; 0 if there is none. */
  rating: z.number(),
  reviewCount: z.int(),
  /** The quantity in stock. */
  stock: z.int(),
  /** Addresses relative to the page; the first one is for lists. */
  pictures: z.array(z.string()),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** The specifications of every product, in display order. */
export const specNames = ["Material", "Colour", "Size", "Weight", "Warranty"] as const;

const Stars = z.int().check(z.gte(1), z.lte(5));

/** A review of a product. The reviewer's e-mail address is not published. */
export const Review = z.object({
  id: z.uuid(),
  name: z.string(),
  review: z.string(),
  quality: Stars,
  reliability: Stars,
  overall: Stars,
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;

export const Product = z.extend(ProductRow, {
  description: z.string(),
  specs: z.array(z.object({ name: z.enum(specNames), value: z.string() })),
  /** The latest reviews, newest first. */
  reviews: z.array(Review),
});
export type Product = z.infer<typeof Product>;

const minReview = 20;
export const maxReview = 2000;

const Rated = z
  .int({ error: "Choose one to five stars" })
  .check(z.gte(1, { error: "Choose one to five stars" }), z.lte(5, { error: "Choose one to five stars" }));

/** The rules of a review (specification §5). */
export const ReviewFields = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "The name is required and cannot be empty" }),
      z.maxLength(80, { error: "The name is too long" }),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "The email address is required and cannot be empty" }),
      z.maxLength(200, { error: "The email address is not valid" }),
      z.email({ error: "The email address is not valid" }),
    ),
  review: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: "The review is required and cannot be empty" }),
      z.minLength(minReview, { error: "The review must be at least 20 characters long" }),
      z.maxLength(maxReview, { error: "The review is too long" }),
    ),
  quality: Rated,
  reliability: Rated,
  overall: Rated,
});
export type ReviewFields = z.infer<typeof ReviewFields>;

const ProductId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, { error: "Product not found" }));
const params = z.object({ id: ProductId });

export const listProducts = endpoint({
  method: "GET",
  path: "/e-commerce/products.json",
  summary: "A page of products; `q` searches name, category and summary",
  readsFrom: "replica",
  query: tableQuery(productColumns),
  response: tablePage(ProductRow),
});

export const getProduct = endpoint({
  method: "GET",
  path: "/e-commerce/products.json/{id}",
  summary: "One product with its details and the latest reviews",
  params,
  response: Product,
});

export const addReview = endpoint({
  method: "POST",
  path: "/e-commerce/products.json/{id}/reviews",
  summary: "Review a product. Idempotent for the same id",
  params,
  body: z.extend(ReviewFields, { id: z.uuid() }),
  response: Review,
});

/** More than the stock of any product. */
const maxQuantity = 100_000;

export const orderProduct = endpoint({
  method: "POST",
  path: "/e-commerce/products.json/{id}/orders",
  summary: "Order a quantity of a product, as the signed-in user. Idempotent for the same id",
  params,
  body: z.object({
    id: z.uuid(),
    quantity: z
      .int({ error: "Enter a whole number" })
      .check(
        z.gte(1, { error: "Enter a quantity of at least 1" }),
        z.lte(maxQuantity, { error: "There are not as many in stock" }),
      ),
  }),
  response: z.object({ orderId: z.string() }),
});
