import {
  type dataTagSymbol,
  hashKey,
  type MutationFunctionContext,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

import { isFurtherPage } from "#web/lib/api/query-client.ts";

/** A key that carries the type of its data, as `queryOptions` returns it. */
export type TypedKey<Data> = QueryKey & { readonly [dataTagSymbol]: Data };

type Change = (data: unknown, key: QueryKey) => unknown;

/** The displayed data of a query during pending changes: `changes` applied to `base`, in order. */
type View = {
  readonly key: QueryKey;
  readonly base: unknown;
  readonly changes: readonly Change[];
  readonly shown: unknown;
};

/** Pending changes that end in the same invalidation. */
type Group = { underWay: number; readonly views: Map<string, View>; readonly stop: () => void };

const groups = new WeakMap<QueryClient, Map<string, Group>>();

type Options = {
  /** The keys that are invalidated; by default that of the query. */
  invalidates?: readonly QueryKey[];
  /** False for a query that stores parts of its answer while it fetches: to cancel it would lose them. */
  cancels?: boolean;
};

/**
 * The callbacks of a mutation that is shown before the server has answered:
 *
 *     useMutation({ mutationFn, ...optimistic(todosQuery, applyChange) });
 *
 * Fetches under way are cancelled and the change is applied to the cached data. A failed change is rolled back alone:
 * others that were made before or after it stay. Responses to fetches that start while changes are pending, such as
 * after a live update, are dropped because they may lack these changes. The query is invalidated once the last change
 * has settled.
 *
 * @param query its key may be a prefix; then all queries below it are changed
 * @param apply returns the data with the change, from the cached data, the mutation's input, and the key of the query.
 *   Pure: it is called again when an earlier change is rolled back. Without it nothing is shown, and the mutation takes
 *   part in the invalidation only.
 */
export function optimistic<Data, Input>(
  { queryKey }: { readonly queryKey: TypedKey<Data> },
  apply?: (data: Data, input: Input, key: QueryKey) => Data,
  { invalidates = [queryKey], cancels = true }: Options = {},
) {
  const groupKey = hashKey(invalidates);
  return {
    async onMutate(input: Input, { client }: MutationFunctionContext): Promise<readonly Change[]> {
      const group = joinGroup(client, groupKey);
      if (!apply) return [];
      if (cancels) await client.cancelQueries({ queryKey });
      const change: Change = (data, key) => apply(data as Data, input, key);
      for (const [key, data] of client.getQueriesData({ queryKey })) {
        if (data !== undefined) showChange(client, group, key, data, change);
      }
      return [change];
    },
    onError(
      _error: unknown,
      _input: Input,
      changes: readonly Change[] | undefined,
      { client }: MutationFunctionContext,
    ) {
      const group = groups.get(client)?.get(groupKey);
      if (group) for (const change of changes ?? []) rollBack(client, group, change);
    },
    async onSettled(
      _data: unknown,
      _error: unknown,
      _input: Input,
      _changes: readonly Change[] | undefined,
      { client }: MutationFunctionContext,
    ) {
      const group = groups.get(client)?.get(groupKey);
      if (group && --group.underWay > 0) return;
      group?.stop();
      groups.get(client)?.delete(groupKey);
      await Promise.all(invalidates.map((key) => client.invalidateQueries({ queryKey: key })));
    },
  };
}

type Callbacks<Input> = ReturnType<typeof optimistic<unknown, Input>>;

/** For one change that shows in several queries. */
export const together = <Input>(...parts: readonly Callbacks<Input>[]): Callbacks<Input> => ({
  onMutate: async (...args) => (await Promise.all(parts.map((part) => part.onMutate(...args)))).flat(),
  onError(...args) {
    for (const part of parts) part.onError(...args);
  },
  async onSettled(...args) {
    await Promise.all(parts.map((part) => part.onSettled(...args)));
  },
});

/** Called before anything is awaited, so that a change that settles meanwhile does not count as the last one. */
function joinGroup(client: QueryClient, groupKey: string) {
  const ofClient = groups.get(client) ?? new Map<string, Group>();
  groups.set(client, ofClient);
  const group = ofClient.get(groupKey) ?? startGroup(client);
  ofClient.set(groupKey, group);
  group.underWay += 1;
  return group;
}

/** Begins a group, which restores its changes whenever a response replaces them. */
function startGroup(client: QueryClient): Group {
  const views = new Map<string, View>();
  const stop = client.getQueryCache().subscribe((event) => {
    const view = hasReplacedData(event) && views.get(event.query.queryHash);
    if (!view || event.query.state.data === view.shown) return;
    client.setQueryData(view.key, view.shown);
    views.set(event.query.queryHash, { ...view, shown: client.getQueryData(view.key) });
  });
  return { underWay: 0, views, stop };
}

/** Whether a fetch has replaced the cached data. A further page only adds to it. */
const hasReplacedData = (event: QueryCacheNotifyEvent) =>
  event.type === "updated" &&
  event.action.type === "success" &&
  event.action.manual !== true &&
  !isFurtherPage(event.query);

function showChange(client: QueryClient, { views }: Group, key: QueryKey, data: unknown, change: Change) {
  const hash = hashKey(key);
  const known = views.get(hash);
  // Data that is not what was shown last is a newer answer of the server.
  const view = known && known.shown === data ? known : { base: data, changes: [] };
  client.setQueryData(key, change(data, key));
  views.set(hash, { ...view, key, changes: [...view.changes, change], shown: client.getQueryData(key) });
}

function rollBack(client: QueryClient, { views }: Group, change: Change) {
  for (const [hash, view] of views) {
    const { key, base } = view;
    // A newer answer of the server needs no rolling back.
    if (!view.changes.includes(change) || client.getQueryData(key) !== view.shown) continue;
    const changes = view.changes.filter((each) => each !== change);
    client.setQueryData(
      key,
      changes.reduce((data, each) => each(data, key), base),
    );
    views.set(hash, { ...view, changes, shown: client.getQueryData(key) });
  }
}
