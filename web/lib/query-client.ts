import { type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * One attempt each: a failed request shows its red box once, and the person retries where the screen offers it.
 * What was fetched counts as fresh for half a minute, so that moving to and fro asks nothing twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      // Who comes back to the window finds the offer to try again, not another red box.
      refetchOnWindowFocus: ({ state }) => state.status !== "error",
    },
    mutations: { retry: false },
  },
});

/**
 * Asks for what a screen is going to show, while its code is still on the way. Where the screen has come first it has
 * asked itself, and a failure has been told: then nothing is done.
 */
export function prefetchForScreen<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  const isShown = (client.getQueryCache().find({ queryKey: query.queryKey })?.getObserversCount() ?? 0) > 0;
  if (!isShown) void client.prefetchQuery(query);
}
