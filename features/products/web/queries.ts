import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { addReview, getProduct, listProducts, orderProduct, type ReviewFields } from "#features/products/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The live topic, so that changes of others refetch. */
const key = topicKey("products");

/** All on one page: the browser searches and sorts a shop of this size while typing. */
const max = "1000";

export const productsQuery = queryOptions({
  queryKey: [...key, "list"],
  queryFn: ({ signal }) => call(listProducts, { query: { size: max } }, { signal }),
});

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, "one", id],
    queryFn: ({ signal }) => call(getProduct, { params: { id } }, { signal }),
  });

export function useAddReview(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: ReviewFields & { id: string }) => call(addReview, { params: { id }, body: review }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

type OrderRequest = { readonly id: string; readonly quantity: number };

/** The tables and figures that an order changes are live. */
export function useOrderProduct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderRequest) => call(orderProduct, { params: { id }, body }, { fields: ["quantity"] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
