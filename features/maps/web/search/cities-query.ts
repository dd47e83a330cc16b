import { findCities } from "#features/maps/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { suggestionsQuery } from "#web/lib/api/suggestions-query.ts";

/** The cities that a text finds. Failures are shown below the field. */
export const citiesQuery = (q: string) =>
  suggestionsQuery(unannouncedKey("maps", "cities", q), (signal) =>
    call(findCities, { query: { q } }, { signal, quiet: true }),
  );
