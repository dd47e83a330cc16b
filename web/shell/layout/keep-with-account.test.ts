import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { keepWithAccount } from "#web/shell/layout/account-preferences.ts";

const account = { layout: defaultLayout, changedAt: "2026-01-01T10:00:00.000Z" };
const changed = { layout: defaultLayout, changedAt: "2026-01-01T11:00:00.000Z" };

/** Answers the page's request for the account's preferences. */
let answerRead: () => void;
let saves: number;
let status: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  saves = 0;
  status = 200;
  const isRead = Promise.withResolvers<void>();
  answerRead = isRead.resolve;
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { cookie: "", documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", async (_: unknown, { method }: { method: string }) => {
    if (method === "PUT") saves += 1;
    else await isRead.promise;
    if (method === "PUT" && status !== 200) return Response.json({ code: "invalid_input", message: "No" }, { status });
    return Response.json(account);
  });
  preferences.set(account);
  stop = keepWithAccount();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("(§8) a change while the page compares its settings with the account's is saved once", async () => {
  preferences.set(changed);
  answerRead();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toBe(1);
});

test("(§8) what the server has rejected is not sent again once the page has compared", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  status = 400;
  preferences.set(changed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toBe(1);
  answerRead();
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toBe(1);
});
