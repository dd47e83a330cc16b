import { type QueryKey, queryOptions } from "@tanstack/react-query";

/** In milliseconds: the interval of requests while the server loads its list. */
const loadingPause = 2000;

/**
 * The suggestions for a typed text. While the server loads its list, it is asked again.
 *
 * @param key contains the text
 * @param ask requests the suggestions
 */
export const suggestionsQuery = <Answer extends { readonly isLoading?: boolean | undefined }>(
  key: QueryKey,
  ask: (signal: AbortSignal) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => ask(signal),
    staleTime: 300_000,
    refetchInterval: ({ state }) => (state.data?.isLoading ? loadingPause : false),
  });
