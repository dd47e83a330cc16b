import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import {
  getOrder,
  listOrderCounts,
  listOrders,
  type Order,
  type OrderStatus,
  updateOrder,
  updateOrders,
} from "#contract/orders.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey } from "#web/lib/query-keys.ts";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

/** The live topic, so that changes of others refetch. */
const key = topicKey("orders");

// The previous page stays until the next one has loaded.
export const ordersQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...key, "list", writeQuery(params)],
    queryFn: ({ signal }) => call(listOrders, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderCountsQuery = queryOptions({
  queryKey: [...key, "counts"],
  queryFn: ({ signal }) => call(listOrderCounts, {}, { signal }),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, "one", id],
    queryFn: ({ signal }) => call(getOrder, { params: { id } }, { signal }),
  });

export type OrderChange = { readonly id: string; readonly status: OrderStatus; readonly version?: number };

/** Changes of orders. The server's rows are loaded at the end. */
export function useOrderActions() {
  const queryClient = useQueryClient();
  const invalidate = () => queryClient.invalidateQueries({ queryKey: key });
  const update = useMutation({
    mutationFn: ({ orderId, version, status }: Pick<Order, "orderId" | "version" | "status">) =>
      call(updateOrder, { params: { id: orderId }, body: { status, version } }),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(order.orderId).queryKey, order),
    onSettled: invalidate,
  });
  const updateSeveral = useMutation({
    mutationFn: (changes: OrderChange[]) => call(updateOrders, { body: { changes } }),
    onSettled: invalidate,
  });
  return { update, updateSeveral };
}
