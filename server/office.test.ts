import { expect, test, vi } from "vitest";

import type { Db } from "#server/db/client.ts";
import { workInBackground } from "#server/office.ts";

const db = {} as Db;

test("background work that fails is logged with the name of its feature, and a stop is no failure", async () => {
  const log = vi.fn();
  const fails = { name: "maps", backgroundWork: () => Promise.reject(new Error("No cities")) };
  const context = { db, signal: new AbortController().signal, log, isDemo: true, noteOnline: () => async () => {} };
  await workInBackground(fails, context);
  expect(log).toHaveBeenCalledExactlyOnceWith("error", { error: "maps", message: "Error: No cities" });
  await workInBackground(fails, { ...context, signal: AbortSignal.abort() });
  await workInBackground({ name: "todo" }, context);
  expect(log).toHaveBeenCalledTimes(1);
});
