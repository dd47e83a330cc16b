import { keepPreviousData, type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import type { Output } from "#contract/endpoint.ts";
import {
  getOrder,
  listOrderCounts,
  listOrders,
  type Order,
  type OrderStatus,
  updateOrder,
  updateOrders,
} from "#features/orders/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic, together, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { createOwnChanges } from "#web/lib/changes/own-changes.ts";
import { i18n } from "#web/lib/i18n/i18n.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
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
    queryFn: ({ signal }) => call(getOrder, { params: { id } }, { signal, handles: [404] }),
  });

/** The number of the newest order; null if there is none. */
export const newestOrderQuery = queryOptions({
  queryKey: [...key, "newest"],
  queryFn: ({ signal }) => call(listOrders, { query: { size: "1" } }, { signal }),
  select: ({ data }) => data[0]?.orderId ?? null,
});

/** The first orders that a search finds. */
export const orderSuggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: [...key, "suggestions", q, i18n.language],
    queryFn: ({ signal }) => call(listOrders, { query: { q, size: "8", language: i18n.language } }, { signal }),
  });

export type OrderChange = { readonly id: string; readonly status: OrderStatus; readonly version?: number };

/** The change of an order from the `version` shown, made at the time `at` (ISO 8601). */
type Update = Pick<Order, "orderId" | "version" | "status"> & { readonly at: string };

const ownChanges = createOwnChanges();

/** Every page and every order that is cached. */
const pages = { queryKey: [...key, "list"] as QueryKey as TypedKey<Output<typeof listOrders>> };
const orders = { queryKey: [...key, "one"] as QueryKey as TypedKey<Order> };

const options = { invalidates: [key] };

/**
 * The changes of orders. The change of one order shows at once. Requests are sent one after the other, so that each
 * builds on the one before.
 */
export function useOrderActions() {
  const queryClient = useQueryClient();
  const scope = { id: "orders" };
  const update = useMutation({
    scope,
    mutationFn: ({ orderId, version, status }: Update) =>
      ownChanges.send(orderId, version, (seen) =>
        call(updateOrder, { params: { id: orderId }, body: { status, version: seen } }),
      ),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(order.orderId).queryKey, order),
    ...together(
      optimistic(
        pages,
        (page, { orderId, status }: Update) => ({
          ...page,
          data: page.data.map((row) => (row.orderId === orderId ? { ...row, status } : row)),
        }),
        options,
      ),
      optimistic(
        orders,
        (order, { orderId, status, at }: Update) =>
          order.orderId === orderId ? { ...order, status, history: [...order.history, { status, at }] } : order,
        options,
      ),
    ),
  });
  const updateSeveral = useMutation({
    scope,
    mutationFn: async (changes: OrderChange[]) => {
      const known = changes.map(({ version, ...change }) => ({
        ...change,
        ...(version !== undefined && { version: ownChanges.latest(change.id, version) }),
      }));
      const done = await call(updateOrders, { body: { changes: known } });
      for (const { id, version } of done.changed) ownChanges.note(id, version - 1, version);
      return done;
    },
    ...optimistic(pages, undefined, options),
  });
  return { update, updateSeveral };
}
