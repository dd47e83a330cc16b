import { queryOptions } from "@tanstack/react-query";

import { findCities } from "#contract/maps.ts";
import type { Output } from "#contract/endpoint.ts";
import { call } from "#web/lib/api-client.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

/** The cities whose name begins with a text. */
export const citiesQuery = (q: string) =>
  queryOptions({
    queryKey: unannouncedKey("city-names", q),
    queryFn: ({ signal }) => call(findCities, { query: { q } }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const namesOf = ({ data }: Output<typeof findCities>) => data.map(({ name }) => name);
