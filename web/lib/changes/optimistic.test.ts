import {
  InfiniteQueryObserver,
  infiniteQueryOptions,
  MutationObserver,
  notifyManager,
  QueryClient,
  QueryObserver,
  queryOptions,
} from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { optimistic, together, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

const lettersQuery = queryOptions({ queryKey: unannouncedKey("letters"), queryFn: () => ["from the server"] });
const countQuery = queryOptions({ queryKey: unannouncedKey("count"), queryFn: () => 0 });

const append = (letters: readonly string[], letter: string) => [...letters, letter];

/** A client that shows `a`, and mutations whose responses the test controls. */
function setUp(callbacks = optimistic(lettersQuery, append)) {
  const client = new QueryClient();
  client.setQueryData(lettersQuery.queryKey, ["a"]);
  client.setQueryData(countQuery.queryKey, 1);
  const invalidate = vi.spyOn(client, "invalidateQueries");
  const send = async (letter: string) => {
    const answer = Promise.withResolvers<void>();
    const mutation = new MutationObserver(client, { mutationFn: () => answer.promise, retry: false, ...callbacks });
    const settled = mutation.mutate(letter).catch(() => {});
    // The change is shown asynchronously, after fetches have been cancelled.
    await vi.waitFor(() => expect(shown()).toContain(letter));
    return {
      succeed: () => (answer.resolve(), settled),
      fail: () => (answer.reject(new Error("refused")), settled),
    };
  };
  const shown = () => client.getQueryData(lettersQuery.queryKey);
  return { client, invalidate, send, shown };
}

test("a change is shown before the response, and its query is invalidated after it", async () => {
  const { invalidate, send, shown } = setUp();
  const change = await send("b");
  expect(shown()).toEqual(["a", "b"]);
  expect(invalidate).not.toHaveBeenCalled();
  await change.succeed();
  expect(shown()).toEqual(["a", "b"]);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ["letters"] }]]);
});

test("if the first of two pending changes fails, the second stays", async () => {
  const { send, shown } = setUp();
  const first = await send("b");
  const second = await send("c");
  await first.fail();
  expect(shown()).toEqual(["a", "c"]);
  await second.succeed();
  expect(shown()).toEqual(["a", "c"]);
});

test("if the second of two pending changes fails, the first stays", async () => {
  const { send, shown } = setUp();
  const first = await send("b");
  const second = await send("c");
  await second.fail();
  expect(shown()).toEqual(["a", "b"]);
  await first.succeed();
  expect(shown()).toEqual(["a", "b"]);
});

test("a successful change stays when later ones fail", async () => {
  const { send, shown } = setUp();
  const [first, second, third] = [await send("b"), await send("c"), await send("d")];
  await first.succeed();
  await third.fail();
  expect(shown()).toEqual(["a", "b", "c"]);
  await second.fail();
  expect(shown()).toEqual(["a", "b"]);
});

test("the query is invalidated once, after the last pending change, even if it fails", async () => {
  const { invalidate, send } = setUp();
  const [first, second, third] = [await send("b"), await send("c"), await send("d")];
  await second.succeed();
  await first.fail();
  expect(invalidate).not.toHaveBeenCalled();
  await third.fail();
  expect(invalidate).toHaveBeenCalledTimes(1);
  // A later change starts a new count.
  await (await send("e")).succeed();
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test("a rollback does not replace a newer response of the server", async () => {
  const { client, send, shown } = setUp();
  const first = await send("b");
  client.setQueryData(lettersQuery.queryKey, ["x"]);
  const second = await send("c");
  await first.fail();
  expect(shown()).toEqual(["x", "c"]);
  await second.fail();
  expect(shown()).toEqual(["x"]);
});

test("a pending fetch does not overwrite the change", async () => {
  const { client, send, shown } = setUp();
  const old = Promise.withResolvers<string[]>();
  const fetching = client.fetchQuery({ ...lettersQuery, queryFn: () => old.promise }).catch(() => {});
  const change = await send("b");
  old.resolve(["old"]);
  await fetching;
  expect(shown()).toEqual(["a", "b"]);
  await change.succeed();
});

test("a fetch that starts while a change is pending does not hide it, not even for one render", async () => {
  const { client, send, shown } = setUp();
  const change = await send("b");
  const observer = new QueryObserver(client, { ...lettersQuery, enabled: false });
  const rendered: unknown[] = [];
  // As `useQuery` subscribes, and renders the current result.
  const render = () => void rendered.push(observer.getCurrentResult().data);
  const stop = observer.subscribe(notifyManager.batchCalls(render));
  await client.fetchQuery({ ...lettersQuery, queryFn: () => ["without b"] });
  expect(shown()).toEqual(["a", "b"]);
  await change.succeed();
  await vi.waitFor(() => expect(rendered.length).toBeGreaterThan(0));
  expect(rendered).toEqual(rendered.map(() => ["a", "b"]));
  stop();
  // Later fetches are shown again.
  await client.fetchQuery({ ...lettersQuery, queryFn: () => ["a", "b", "c"] });
  expect(shown()).toEqual(["a", "b", "c"]);
});

test("a failed change is rolled back also if a fetch was answered meanwhile", async () => {
  const { client, send, shown } = setUp();
  const change = await send("b");
  await client.fetchQuery({ ...lettersQuery, queryFn: () => ["a", "z"] });
  await change.fail();
  expect(shown()).toEqual(["a"]);
});

test("a further page that arrives while a change is pending is kept", async () => {
  const client = new QueryClient();
  const pagesQuery = infiniteQueryOptions({
    queryKey: unannouncedKey("pages"),
    queryFn: ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
  });
  const observer = new InfiniteQueryObserver(client, pagesQuery);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(["page 1"]));
  const answer = Promise.withResolvers<void>();
  const mutation = new MutationObserver(client, {
    mutationFn: () => answer.promise,
    ...optimistic(pagesQuery, ({ pages, pageParams }, word: string) => ({
      pages: pages.map((page) => `${word} ${page}`),
      pageParams,
    })),
  });
  const settled = mutation.mutate("changed");
  await vi.waitFor(() => expect(client.getQueryData(pagesQuery.queryKey)?.pages).toEqual(["changed page 1"]));
  await observer.fetchNextPage();
  expect(client.getQueryData(pagesQuery.queryKey)?.pages).toEqual(["changed page 1", "page 2"]);
  answer.resolve();
  await settled;
  stop();
});

test("every query with data below the key is changed with its own key, and rolled back", async () => {
  const pages = { queryKey: unannouncedKey("pages") as unknown as TypedKey<readonly string[]> };
  const { client, send } = setUp(
    together(
      optimistic(lettersQuery, append),
      optimistic(pages, (page, letter: string, [, number]) => [...page, `${letter}${String(number)}`]),
    ),
  );
  client.setQueryData(unannouncedKey("pages", 1), ["one"]);
  client.setQueryData(unannouncedKey("pages", 2), ["two"]);
  void client.prefetchQuery({ queryKey: unannouncedKey("pages", 3), queryFn: () => new Promise<string[]>(() => {}) });
  const change = await send("b");
  expect([1, 2, 3].map((page) => client.getQueryData(unannouncedKey("pages", page)))).toEqual([
    ["one", "b1"],
    ["two", "b2"],
    undefined,
  ]);
  await change.fail();
  expect([1, 2].map((page) => client.getQueryData(unannouncedKey("pages", page)))).toEqual([["one"], ["two"]]);
});

test("changes of several queries that invalidate the same keys wait for each other", async () => {
  const invalidates = [lettersQuery.queryKey, countQuery.queryKey];
  const { client, invalidate, send } = setUp(
    together(
      optimistic(lettersQuery, append, { invalidates }),
      optimistic(countQuery, (count, _letter: string) => count + 1, { invalidates }),
    ),
  );
  const first = await send("b");
  const second = await send("c");
  expect(client.getQueryData(countQuery.queryKey)).toBe(3);
  await first.succeed();
  expect(invalidate).not.toHaveBeenCalled();
  await second.fail();
  expect(client.getQueryData(countQuery.queryKey)).toBe(2);
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(invalidates);
});

test("a mutation without an optimistic change also delays the invalidation until it has settled", async () => {
  const { client, invalidate, send } = setUp();
  const change = await send("b");
  const answer = Promise.withResolvers<void>();
  const other = new MutationObserver(client, { mutationFn: () => answer.promise, ...optimistic(lettersQuery) });
  const settled = other.mutate(undefined);
  await change.succeed();
  expect(invalidate).not.toHaveBeenCalled();
  answer.resolve();
  await settled;
  expect(invalidate).toHaveBeenCalledTimes(1);
});
