import * as contract from "#demos/graphs/contract.ts";
import { graphsRoutes } from "#demos/graphs/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = { contract, routes: graphsRoutes } satisfies ServerFeature;
