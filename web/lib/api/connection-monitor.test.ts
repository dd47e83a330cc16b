import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { checker, connection, onReconnect, suspectConnection } from "#web/lib/api/connection.ts";
import { monitorConnection, waitBeforeProbe } from "#web/lib/api/connection-monitor.ts";

/** A browser and a server, each of which may be unavailable. */
const world = { hasNetwork: true, hasServer: true, page: new EventTarget() };
const probe = vi.fn(() => Promise.resolve(world.hasNetwork && world.hasServer));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(world, { hasNetwork: true, hasServer: true });
  const browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  vi.stubGlobal("dispatchEvent", browser.dispatchEvent.bind(browser));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("navigator", {
    get onLine() {
      return world.hasNetwork;
    },
  });
  probe.mockClear();
  stop = monitorConnection({ probe });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setNetwork = (hasNetwork: boolean) => {
  world.hasNetwork = hasNetwork;
  dispatchEvent(new Event(hasNetwork ? "online" : "offline"));
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("no probe is sent without a reason", async () => {
  await pass(600_000);
  expect(probe).not.toHaveBeenCalled();
  expect(connection.get()).toBe("online");
});

test("losing the network and regaining it take effect immediately", async () => {
  setNetwork(false);
  expect(connection.get()).toBe("offline");
  await pass(10_000);
  expect(connection.get()).toBe("offline");
  setNetwork(true);
  await pass(0);
  expect(connection.get()).toBe("online");
});

test("requests without a response cause one probe, and a server that responds stays online", async () => {
  suspectConnection();
  suspectConnection();
  await pass(0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(connection.get()).toBe("online");
});

test("a server that does not respond is unreachable, and its return is noticed within two seconds", async () => {
  const isBack = vi.fn();
  const stopListening = onReconnect(isBack);
  world.hasServer = false;
  suspectConnection();
  await pass(0);
  expect(connection.get()).toBe("unreachable");
  await pass(30_000);
  expect(connection.get()).toBe("unreachable");
  expect(isBack).not.toHaveBeenCalled();
  world.hasServer = true;
  await pass(2000);
  expect(connection.get()).toBe("online");
  expect(isBack).toHaveBeenCalledTimes(1);
  stopListening();
});

test("a simulated loss lasts until it ends, although the server responds", async () => {
  checker.simulateLoss?.(true);
  await pass(5000);
  suspectConnection();
  await pass(0);
  expect([connection.get(), probe.mock.calls.length]).toEqual(["unreachable", 0]);
  checker.simulateLoss?.(false);
  await pass(0);
  expect(connection.get()).toBe("online");
});

test("a server that responds is online even if the browser reports no network", async () => {
  probe.mockResolvedValue(true);
  setNetwork(false);
  await pass(2000);
  expect(connection.get()).toBe("online");
  probe.mockImplementation(() => Promise.resolve(world.hasNetwork && world.hasServer));
});

test("the response to a probe sent before the network was lost is ignored", async () => {
  let answer: (isReached: boolean) => void = () => {};
  probe.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  suspectConnection();
  setNetwork(false);
  answer(true);
  await pass(0);
  expect(connection.get()).toBe("offline");
});

test("a hidden window does not repeat its probe until it becomes visible", async () => {
  world.hasServer = false;
  Object.assign(document, { hidden: true });
  suspectConnection();
  await pass(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
  world.hasServer = true;
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(connection.get()).toBe("online");
});

test.each([
  [0, 1000],
  [60, 1000],
  [62, 2250],
  [200, 15_000],
])("the wait before probe %d is %d ms", (attempt, milliseconds) => {
  expect(waitBeforeProbe(attempt)).toBe(milliseconds);
});
