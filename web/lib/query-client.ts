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

/** For what a route asks for: once it was refused, and that was told, the screen does not ask for it a second time. */
export const retryOnMount = false;

/** In milliseconds: what is here within this is drawn with its screen, which is then drawn once, and without a skeleton. */
const atOnce = 100;

/** What a route's loader is told. */
type Loading = {
  /** `stay`: the screen is shown already, and is to show something else. */
  readonly cause: "preload" | "enter" | "stay";
  readonly context: { readonly queryClient: QueryClient };
};

/**
 * Asks for what a screen is going to show, before it is drawn, and waits for what comes at once: no longer, since the
 * screen itself shows that something is loading, or could not be loaded. Where the screen has come first, it has asked,
 * and a failure has been told: then nothing is done.
 */
export async function prefetchForScreen<Data, Key extends QueryKey>(
  { cause, context: { queryClient } }: Loading,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  const known = queryClient.getQueryCache().find({ queryKey: query.queryKey });
  if (known && known.getObserversCount() > 0) return;
  const isComing = queryClient.prefetchQuery(query);
  if (cause !== "stay" && known?.state.data === undefined) await Promise.race([isComing, wait(atOnce)]);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks again for what has changed elsewhere. A further page that somebody has asked for comes first: asking for all of it
 * anew would break that off, and what they have asked for would never come.
 */
export async function renewQueries(client: QueryClient, queryKey: QueryKey) {
  const growing = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching" })
    .filter(({ state }) => state.fetchMeta?.fetchMore !== undefined);
  await Promise.allSettled(growing.map(({ promise }) => Promise.resolve(promise)));
  await client.invalidateQueries({ queryKey });
}
