import {
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

import { connection, isConnected } from "#web/lib/api/connection.ts";

/**
 * A client that also refetches queries which are being fetched for the first time when they are invalidated. The library
 * joins such a fetch, whose response may be older than the change: a post that was sent while the posts were loading
 * stayed invisible.
 */
export class RefetchingClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    const loading = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...loading.map(async (query) => {
        await Promise.allSettled([query.promise]);
        if (query.state.data === undefined) return;
        await super.invalidateQueries({ ...filters, queryKey: query.queryKey, exact: true } as typeof filters, options);
      }),
    ]);
  }
}

/**
 * Queries are tried once, also while the browser is offline: a request that waits for the network looks like a control
 * without effect. A failed request shows an alert once, and screens offer to try again. Data is fresh for half a
 * minute, so that moving back and forth causes no requests.
 */
export const queryClient = new RefetchingClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: "always",
      staleTime: 30_000,
      // Returning to the window leaves failed queries alone, so that no further alert appears.
      refetchOnWindowFocus: ({ state }) => state.status !== "error" && isConnected(),
      // The network mode above turns it off by default.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// Stale and failed queries are refetched once the server can be reached. That is later than the browser's own event,
// and includes interruptions that the browser does not notice.
onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(isConnected())));

/** For queries of route loaders: if one has failed and was reported, the screen does not repeat it. */
export const retryOnMount = false;

/** In milliseconds: data that arrives within this time is rendered together with its screen, without a skeleton. */
const atOnce = 100;

/** The relevant part of a route loader's arguments. */
export type Loading = {
  /** `stay`: the screen is already shown, and its parameters have changed. */
  readonly cause: "preload" | "enter" | "stay";
  readonly context: { readonly queryClient: QueryClient };
};

/**
 * Starts a screen's query before the screen is rendered, and waits briefly for it. The screen itself shows the loading
 * and error states. If the screen is rendered first, it has started the query, and nothing is done.
 */
export async function prefetchForScreen<Data, Key extends QueryKey>(
  { cause, context: { queryClient } }: Loading,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  const known = queryClient.getQueryCache().find({ queryKey: query.queryKey });
  if (known && known.getObserversCount() > 0) return;
  // Hovering a link is no reason for an alert.
  if (cause === "preload" && !isConnected()) return;
  const isComing = queryClient.prefetchQuery(query);
  if (cause !== "stay" && known?.state.data === undefined) await Promise.race([isComing, wait(atOnce)]);
}

/** Waits for a query without which a screen cannot be rendered, and throws if it fails. */
export async function ensureForScreen<Data, Key extends QueryKey>(
  { cause, context: { queryClient } }: Loading,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  if (cause !== "preload" || isConnected()) await queryClient.ensureQueryData(query);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The `meta` of queries that are refetched while the window is hidden: they are heard, or shown in the title. */
export const followedWhenHidden = { isFollowedWhenHidden: true };

/** Whether the latest fetch of an infinite query is that of a further page. */
export const isFurtherPage = ({ state }: Pick<Query, "state">) => state.fetchMeta?.fetchMore !== undefined;

/**
 * Refetches what has changed elsewhere. If a further page is being loaded, that has priority: refetching the whole list
 * would cancel it, and it would never arrive. A hidden window refetches only what is followed then; the rest when it is
 * shown.
 */
export async function renewQueries(client: QueryClient, queryKey: QueryKey) {
  const growing = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" }).filter(isFurtherPage);
  await Promise.allSettled(growing.map(({ promise }) => Promise.resolve(promise)));
  if (!globalThis.document?.hidden) return client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey, refetchType: "none" });
  await client.refetchQueries({ queryKey, type: "active", predicate: ({ meta }) => meta === followedWhenHidden });
}
