import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  addGridRow,
  deleteGridRows,
  findGridPlace,
  type GridFields,
  listDataRows,
  listGridRows,
  restoreGridRows,
  updateGridRow,
} from "#demos/tables/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

/** Begins with the live topic, so that changes of others refetch. */
const key = topicKey("tables");

// The previous page stays until the next one has loaded.
export const dataRowsQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...key, "data", writeQuery(params)],
    queryFn: ({ signal }) => call(listDataRows, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });

const gridKey = [...key, "grid"] as const;

export const gridRowsQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...gridKey, writeQuery(params)],
    queryFn: ({ signal }) => call(listGridRows, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Changes of the grid. The server's rows are loaded at the end. */
export function useGridActions() {
  const queryClient = useQueryClient();
  const invalidate = () => queryClient.invalidateQueries({ queryKey: gridKey });
  const add = useMutation({
    mutationFn: (row: GridFields & { key: string }) => call(addGridRow, { body: row }),
    onSettled: invalidate,
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: Partial<GridFields> & { id: string; version: number }) =>
      call(updateGridRow, { params: { id }, body }, { handles: [404, 409] }),
    onSettled: invalidate,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteGridRows, { body: { ids } }),
    onSettled: invalidate,
  });
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreGridRows, { body: { ids } }),
    onSettled: invalidate,
  });
  return { add, update, remove, restore };
}

/** The position of a row among all rows of the table, from 0; null if the filters exclude it. */
export async function findPlace(id: string, params: TableParams) {
  const { index } = await call(findGridPlace, { params: { id }, query: writeQuery({ ...params, page: 1 }) });
  return index;
}
