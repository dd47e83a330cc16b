import { QueryClient } from "@tanstack/react-query";

/**
 * One attempt each: a failed request shows its red box once, and the person retries where the screen offers it.
 * What was fetched counts as fresh for half a minute, so that moving to and fro asks nothing twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});
