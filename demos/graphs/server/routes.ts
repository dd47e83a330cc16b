import type { Hono } from "hono";
import { etag } from "hono/etag";

import * as contract from "#demos/graphs/contract.ts";
import { morrisFigures, siteFigures } from "#demos/graphs/server/figures.ts";
import { cities, listStockIndex, listTemperatures } from "#demos/graphs/server/rows.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";

/** Two years, to compare summers and winters. */
const daysOfWeather = 731;

const stockIndex = { rows: listStockIndex() };

export function graphsRoutes(app: Hono<AppEnv>) {
  // The two long series change once a day or never, so they are answered with 304 if unchanged.
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
