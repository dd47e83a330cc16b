import { queryOptions } from "@tanstack/react-query";

import type { MapStyleName } from "#contract/map-styles.ts";
import { findCities, getMapStyle, listMapStyles } from "#contract/maps.ts";
import { call } from "#web/lib/api-client.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

export const mapStylesQuery = queryOptions({
  queryKey: unannouncedKey("maps", "styles"),
  queryFn: ({ signal }) => call(listMapStyles, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A style that cannot be loaded is logged, and the query fails (specification §8). */
export const mapStyleQuery = (style: MapStyleName) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "style", style),
    queryFn: ({ signal }) => call(getMapStyle, { params: { style } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** In milliseconds: the interval of requests while the server imports cities. */
const fillingPause = 2000;

/** Failures are shown below the field. */
export const citiesQuery = (q: string) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "cities", q),
    queryFn: ({ signal }) => call(findCities, { query: { q } }, { signal, quiet: true }),
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.data?.isLoading ? fillingPause : false),
  });
