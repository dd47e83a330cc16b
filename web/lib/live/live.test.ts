import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LiveEvent } from "#contract/live.ts";

/** The streams of all windows, oldest first. */
let streams: FakeStream[];
let stops: (() => void)[];

class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  readonly search: URLSearchParams;
  constructor(address: string) {
    super();
    this.search = new URL(address, "http://office.example").searchParams;
    streams.push(this);
  }
  close() {
    this.readyState = 2;
  }
  send(id: string, event: LiveEvent) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event), lastEventId: id }));
  }
}

beforeEach(() => {
  streams = [];
  stops = [];
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A window with modules of its own, and the topics it has refetched. It closes with `stop`. */
async function openWindow() {
  vi.resetModules();
  const { followChanges } = await import("#web/lib/live/live.ts");
  const { RefetchingClient } = await import("#web/lib/api/query-client.ts");
  const client = new RefetchingClient();
  const renewed: unknown[] = [];
  vi.spyOn(client, "invalidateQueries").mockImplementation(async (filters) => {
    renewed.push(filters?.queryKey?.[0] ?? "everything");
  });
  const stop = followChanges(client);
  stops.push(stop);
  return { renewed, stop };
}

const open = () => streams.filter(({ readyState }) => readyState === 1);
const [uploads, activities] = [{ topics: ["uploads"] }, { topics: ["activities"] }] as LiveEvent[];

test("the windows of a browser share one stream, which the next window continues when its window is closed", async () => {
  const first = await openWindow();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const second = await openWindow();
  streams[0]?.send("1.2.3", uploads as LiveEvent);
  await vi.waitFor(() => expect(second.renewed).toContain("uploads"));
  expect(first.renewed).toEqual(["uploads"]);
  expect(streams).toHaveLength(1);

  first.stop();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  expect(streams[1]?.search.get("after")).toBe("1.2.3");
  streams[1]?.send("1.3.4", activities as LiveEvent);
  await vi.waitFor(() => expect(second.renewed.at(-1)).toBe("activities"));
  expect(first.renewed).toEqual(["uploads"]);
});

test("a window that opens later learns what changed while its page was loading", async () => {
  await openWindow();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send("1.2.3", uploads as LiveEvent);
  // All windows of this test have the time of its process as that of their page.
  const second = await openWindow();
  await vi.waitFor(() => expect(second.renewed).toEqual(["uploads"]));
});

test.each([
  ["after a minute in which it hears nothing", false],
  ["once it is shown again", true],
])("a window takes the stream from one that the browser has frozen: %s", async (_, isHidden) => {
  // A frozen window runs no timers.
  vi.stubGlobal("setTimeout", () => 0);
  await openWindow();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send("1.2.3", uploads as LiveEvent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const second = await openWindow();
  await vi.waitFor(() => expect(second.renewed).toEqual(["uploads"]));

  Object.assign(document, { hidden: isHidden });
  vi.advanceTimersByTime(59_000);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  if (isHidden) {
    expect(streams).toHaveLength(1);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
  }
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[1]?.search.get("after")).toBe("1.2.3");
  streams[1]?.send("1.3.4", activities as LiveEvent);
  await vi.waitFor(() => expect(second.renewed.at(-1)).toBe("activities"));
  await vi.waitFor(() => expect(open()).toHaveLength(1));
});

test("a hidden window keeps the stream, and closes it where windows cannot share one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hide = () => {
    Object.assign(document, { hidden: true });
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(15_000);
  };
  await openWindow();
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  hide();
  expect(open()).toHaveLength(1);
  for (const stop of stops.splice(0)) stop();

  vi.stubGlobal("navigator", {});
  Object.assign(document, { hidden: false });
  await openWindow();
  await openWindow();
  expect(open()).toHaveLength(2);
  hide();
  expect(open()).toHaveLength(0);
});

test("the wait doubles with each attempt, and is between 250 ms and 30 seconds", async () => {
  const { retryAfter } = await import("#web/lib/live/live.ts");
  expect([0, 1, 2, 3].map((attempt) => retryAfter(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const wait = retryAfter(attempt, chance);
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThanOrEqual(30_000);
    }),
  );
});
