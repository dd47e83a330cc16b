import { expect, test, vi } from "vitest";

import type { Db } from "#server/db/client.ts";
import { workInBackground } from "#server/office.ts";

const db = {} as Db;

test("background work that fails is logged with the name of its feature, and a stop is no failure", async () => {
  const log = vi.fn();
  const fails = { name: "maps", backgroundWork: () => Promise.reject(new Error("No cities")) };
  await workInBackground(fails, db, new AbortController().signal, log);
  expect(log).toHaveBeenCalledExactlyOnceWith("error", { error: "maps", message: "Error: No cities" });
  await workInBackground(fails, db, AbortSignal.abort(), log);
  await workInBackground({ name: "todo" }, db, new AbortController().signal, log);
  expect(log).toHaveBeenCalledTimes(1);
});
