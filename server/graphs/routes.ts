import type { Hono } from "hono";
import { etag } from "hono/etag";

import * as contract from "#contract/graphs.ts";
import { morrisFigures, siteFigures } from "#server/graphs/figures.ts";
import { cities, listStockIndex, listTemperatures } from "#server/graphs/rows.ts";
import { type AppEnv, implement } from "#server/lib/implement.ts";

/** Two years: summers and winters to compare. */
const daysOfWeather = 731;

const stockIndex = { rows: listStockIndex() };

export function graphsRoutes(app: Hono<AppEnv>) {
  // The two long ones change once a day or never: who has them is told that they are still the same.
  for (const { path } of [contract.getTemperatures, contract.getStockIndex]) {
    app.use(path, etag({ weak: true }), async (context, next) => {
      await next();
      context.header("cache-control", "private, no-cache");
    });
  }
  implement(app, contract.getTemperatures, () =>
    Promise.resolve({ cities, rows: listTemperatures(new Date(), daysOfWeather) }),
  );
  implement(app, contract.getStockIndex, () => Promise.resolve(stockIndex));
  implement(app, contract.getMorrisFigures, () => Promise.resolve(morrisFigures(new Date())));
  implement(app, contract.getSiteFigures, () => Promise.resolve(siteFigures(new Date())));
}
