import { QueryClient } from "@tanstack/react-query";

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
