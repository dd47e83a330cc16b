import * as contract from "#features/maps/contract.ts";
import { keepFillingCities } from "#features/maps/server/fill-cities.ts";
import { mapsRoutes, mapTilesRoutes } from "#features/maps/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  publicRoutes: mapTilesRoutes,
  routes: mapsRoutes,
  backgroundWork: ({ db, signal, log }) => keepFillingCities(db, signal, log),
} satisfies ServerFeature;
