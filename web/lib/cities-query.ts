import { queryOptions } from "@tanstack/react-query";

import { findCities } from "#features/maps/contract.ts";
import { call } from "#web/lib/api-client.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

/** In milliseconds: the interval of requests while the server imports cities. */
const fillingPause = 2000;

/** The cities that a text finds. Failures are shown below the field. */
export const citiesQuery = (q: string) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "cities", q),
    queryFn: ({ signal }) => call(findCities, { query: { q } }, { signal, quiet: true }),
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.data?.isLoading ? fillingPause : false),
  });
