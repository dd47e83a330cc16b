// Generated from the migrations by `npm run db:types`. Do not edit it.
import type { Generated, Json, Numeric, Timestamp } from "#server/db/tables.gen.ts";

export interface ProductReviews {
  createdAt: Generated<Timestamp>;
  email: string;
  id: string;
  name: string;
  overall: number;
  productId: number;
  quality: number;
  reliability: number;
  review: string;
}

export interface Products {
  category: string;
  description: string;
  id: Generated<number>;
  name: string;
  nameKey: Generated<string>;
  pictures: Generated<string[]>;
  price: Numeric;
  rating: Generated<Numeric>;
  ratingSum: Generated<number>;
  reviewCount: Generated<number>;
  searchText: Generated<string>;
  slug: string;
  specs: Generated<Json>;
  stock: Generated<number>;
  summary: string;
}

declare module "#server/db/tables.gen.ts" {
  interface DB {
    productReviews: ProductReviews;
    products: Products;
  }
}
