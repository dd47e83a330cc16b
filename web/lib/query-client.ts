import { type FetchQueryOptions, onlineManager, QueryClient, type QueryKey } from "@tanstack/react-query";

import { connection, isConnected } from "#web/lib/connection.ts";

/**
 * One attempt each, also where the browser says that it has no network: a request that is held back until there is one
 * looks like a control that does nothing. A failed request shows its red box once, and the person retries where the
 * screen offers it. What was fetched counts as fresh for half a minute, so that moving to and fro asks nothing twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: "always",
      staleTime: 30_000,
      // Who comes back to the window finds the offer to try again, not another red box.
      refetchOnWindowFocus: ({ state }) => state.status !== "error" && isConnected(),
      // With the network mode above it has to be said.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// What is stale, or could not be loaded, is asked for again once the server can be reached, which is later than the
// browser's own event and also comes after an interruption that the browser does not notice.
onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(isConnected())));

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
  // Pointing at a link is no reason for a red box.
  if (cause === "preload" && !isConnected()) return;
  const isComing = queryClient.prefetchQuery(query);
  if (cause !== "stay" && known?.state.data === undefined) await Promise.race([isComing, wait(atOnce)]);
}

/**
 * The same for a screen that is not drawn without its data: waits until they are here, and fails if they do not come.
 */
export async function ensureForScreen<Data, Key extends QueryKey>(
  { cause, context: { queryClient } }: Loading,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (cause !== "preload" || isConnected()) await queryClient.ensureQueryData(query);
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
