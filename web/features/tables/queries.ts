import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { listDataRows, listGridRows } from "#contract/tables.ts";
import { call } from "#web/lib/api-client.ts";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

/** Begins with the live topic, so that what others change is asked for again. */
const key = ["tables"] as const;

// The page before stays until the next has come, so that nothing jumps.
export const dataRowsQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...key, "data", params],
    queryFn: ({ signal }) => call(listDataRows, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const gridKey = [...key, "grid"] as const;

export const gridRowsQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...gridKey, params],
    queryFn: ({ signal }) => call(listGridRows, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });
