import {
  InfiniteQueryObserver,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { connection } from "#web/lib/api/connection.ts";
import { prefetchForScreen, queryClient, RefetchingClient, renewQueries } from "#web/lib/api/query-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that responds after some milliseconds, and its mocked function. */
function answerAfter(milliseconds: number) {
  const ask = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("here"), milliseconds)));
  return { ask, query: { queryKey: unannouncedKey("messages"), queryFn: ask, retry: false as const, staleTime: 1000 } };
}

/** The arguments for loading a screen that is navigated to, or one that is already shown. */
const load = (queryClient: QueryClient, cause: "enter" | "stay" = "enter") => ({ cause, context: { queryClient } });

/** Returns whether the screen is rendered after some milliseconds. */
async function isDrawnAfter(milliseconds: number, waiting: Promise<void>) {
  let isDrawn = false;
  void waiting.then(() => (isDrawn = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isDrawn;
}

test("a screen is rendered with data that arrives immediately", async () => {
  const client = new QueryClient();
  const { query } = answerAfter(40);
  expect(await isDrawnAfter(40, prefetchForScreen(load(client), query))).toBe(true);
  expect(client.getQueryData(query.queryKey)).toBe("here");
});

test("a screen does not wait for slow or cached data", async () => {
  const client = new QueryClient();
  const { query } = answerAfter(5000);
  expect(await isDrawnAfter(99, prefetchForScreen(load(client), query))).toBe(false);
  expect(await isDrawnAfter(100, prefetchForScreen(load(client), query))).toBe(true);
  client.setQueryData(query.queryKey, "old", { updatedAt: 1 });
  expect(await isDrawnAfter(0, prefetchForScreen(load(client), query))).toBe(true);
});

test("a screen that is already shown does not wait, and its query starts", async () => {
  const client = new QueryClient();
  const { ask, query } = answerAfter(40);
  expect(await isDrawnAfter(0, prefetchForScreen(load(client, "stay"), query))).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a screen is also rendered if its query fails", async () => {
  const query = {
    queryKey: unannouncedKey("messages"),
    queryFn: () => Promise.reject(new Error("away")),
    retry: false as const,
  };
  expect(await isDrawnAfter(0, prefetchForScreen(load(new QueryClient()), query))).toBe(true);
});

test("a failed query of a screen that is already shown is not repeated", async () => {
  const client = new QueryClient();
  const { ask, query } = answerAfter(10);
  ask.mockRejectedValue(new Error("away"));
  const stop = new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(20);
  await prefetchForScreen(load(client), query);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test("a further page arrives although the data changes meanwhile, and all pages are refetched", async () => {
  const client = new QueryClient();
  let version = 1;
  const ask = ({ pageParam }: { pageParam: number }) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(`${pageParam}, version ${version}`), 20));
  const posts = new InfiniteQueryObserver(client, {
    queryKey: ["people"],
    queryFn: ask,
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
    retry: false,
  });
  const stop = posts.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(20);
  void posts.fetchNextPage();
  await vi.advanceTimersByTimeAsync(10);
  version = 2;
  void renewQueries(client, ["people"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(posts.getCurrentResult().data?.pages).toEqual(["1, version 2", "2, version 2"]);
  stop();
});

test("without a network, a query and a mutation are tried once and fail immediately", async () => {
  onlineManager.setOnline(false);
  const ask = vi.fn(() => Promise.reject(new Error("away")));
  const query = queryClient.fetchQuery({ queryKey: unannouncedKey("held-back"), queryFn: ask });
  await expect(query).rejects.toThrow("away");
  const send = vi.fn(() => Promise.reject(new Error("away")));
  const mutation = new MutationObserver(queryClient, { mutationFn: send }).mutate();
  await expect(mutation).rejects.toThrow("away");
  expect([ask.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  onlineManager.setOnline(true);
});

test("a failed query is refetched once the server can be reached, but not before", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("away")));
  const stop = new QueryObserver(queryClient, { queryKey: unannouncedKey("away"), queryFn: ask }).subscribe(() => {});
  queryClient.mount();
  await vi.advanceTimersByTimeAsync(0);
  connection.set("unreachable");
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  connection.set("online");
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  queryClient.unmount();
  stop();
});

test("hovering a link sends no request while there is no connection", async () => {
  const client = new QueryClient();
  const { ask, query } = answerAfter(10);
  connection.set("offline");
  await prefetchForScreen({ cause: "preload", context: { queryClient: client } }, query);
  expect(ask).not.toHaveBeenCalled();
  connection.set("online");
});

test.each([true, false])(
  "a change during the first fetch causes another one, shown on a screen: %s",
  async (isShown) => {
    const client = new RefetchingClient({ defaultOptions: { queries: { retry: false } } });
    let stored = "old";
    const ask = vi.fn(() => {
      const read = stored;
      return new Promise<string>((resolve) => setTimeout(() => resolve(read), 50));
    });
    const query = { queryKey: unannouncedKey("posts"), queryFn: ask, staleTime: 1000 };
    if (isShown) new QueryObserver(client, query).subscribe(() => {});
    else void client.prefetchQuery(query);
    await vi.advanceTimersByTimeAsync(10);
    stored = "new";
    void client.invalidateQueries({ queryKey: query.queryKey });
    await vi.advanceTimersByTimeAsync(100);
    if (!isShown) await Promise.all([client.prefetchQuery(query), vi.advanceTimersByTimeAsync(50)]);
    expect(client.getQueryData(query.queryKey)).toBe("new");
    expect(ask).toHaveBeenCalledTimes(2);
  },
);

test("a first fetch that fails is not repeated by an invalidation during it", async () => {
  const client = new RefetchingClient({ defaultOptions: { queries: { retry: false } } });
  const ask = vi.fn(() => new Promise<string>((_resolve, reject) => setTimeout(() => reject(new Error("no")), 50)));
  const query = { queryKey: unannouncedKey("posts"), queryFn: ask };
  new QueryObserver(client, query).subscribe(() => {});
  const invalidation = client.invalidateQueries({ queryKey: query.queryKey });
  await vi.advanceTimersByTimeAsync(200);
  await invalidation;
  expect(ask).toHaveBeenCalledTimes(1);
});
