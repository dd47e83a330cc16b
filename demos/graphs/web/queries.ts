import { queryOptions, type UseQueryResult } from "@tanstack/react-query";

import { getMorrisFigures, getSiteFigures, getStockIndex, getTemperatures } from "#demos/graphs/contract.ts";
import { parseRows, parseStockRow, parseTemperatureRow } from "#demos/graphs/web/tables/parse-rows.ts";
import { call } from "#web/lib/api/api-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

export const temperaturesQuery = queryOptions({
  queryKey: unannouncedKey("graphs", "temperatures"),
  queryFn: async ({ signal }) => {
    const { cities, rows } = await call(getTemperatures, {}, { signal });
    return { cities, rows: parseRows(rows, parseTemperatureRow) };
  },
});

export const stockIndexQuery = queryOptions({
  queryKey: unannouncedKey("graphs", "stock-index"),
  queryFn: async ({ signal }) => parseRows((await call(getStockIndex, {}, { signal })).rows, parseStockRow),
});

export const morrisQuery = queryOptions({
  queryKey: unannouncedKey("graphs", "morris"),
  queryFn: ({ signal }) => call(getMorrisFigures, {}, { signal }),
});

export const siteQuery = queryOptions({
  queryKey: unannouncedKey("graphs", "site"),
  queryFn: ({ signal }) => call(getSiteFigures, {}, { signal }),
});

type Request = Pick<UseQueryResult, "data" | "isError" | "refetch">;

/** Two requests as one, for a chart that needs the data of both. */
export const joinRequests = (one: Request, other: Request) => ({
  data: one.data !== undefined && other.data !== undefined ? true : undefined,
  isError: one.isError || other.isError,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});

/** The state of a request, for its chart. */
export function progressOf({ data, isError, refetch }: Omit<Request, "refetch"> & { refetch: () => unknown }) {
  const state = data !== undefined ? ("ready" as const) : isError ? ("error" as const) : ("loading" as const);
  return { state, onRetry: () => void refetch() };
}
