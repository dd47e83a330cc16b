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

/** A style that does not come is logged, and the query fails (specification §8). */
export const mapStyleQuery = (style: MapStyleName) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "style", style),
    queryFn: ({ signal }) => call(getMapStyle, { params: { style } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The pause before the server is asked again while it still writes the cities, in milliseconds. */
const fillingPause = 2000;

/** Its failure is told below the field. */
export const citiesQuery = (q: string) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "cities", q),
    queryFn: ({ signal }) => call(findCities, { query: { q } }, { signal, quiet: true }),
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.data?.isLoading ? fillingPause : false),
  });
