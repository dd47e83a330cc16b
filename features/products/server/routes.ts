import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/products/contract.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";
import { placeOrder } from "#features/products/server/place-order.ts";
import { addReview, findProduct, productSource } from "#features/products/server/queries.ts";

const noSuchProduct = english("Product not found");

/** The default page size. */
const productPage = 24;

export function productsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listProducts, ({ query }) =>
    readTablePage(db, productSource, query, query.size ?? productPage),
  );

  implement(app, contract.getProduct, async ({ params }) => found(await findProduct(db, params.id), noSuchProduct));

  implement(app, contract.addReview, async ({ params, body }) => {
    const review = found(await addReview(db, params.id, body), noSuchProduct);
    if (review === "conflict") throw new AppError("conflict", "This ID belongs to another review");
    return review;
  });

  implement(app, contract.orderProduct, async ({ person, params, body }) => {
    const order = found(await placeOrder(db, person.id, { slug: params.id, ...body }), noSuchProduct);
    if (order === "conflict") throw new AppError("conflict", "This ID belongs to another order");
    if (order === "sold-out") {
      const fields = { quantity: english("There are not as many in stock") };
      throw new AppError("invalid_input", "There are not as many in stock", fields);
    }
    return order;
  });
}
