import { expect, test, vi } from "vitest";

import { lazyPart } from "#web/lib/lazy-part.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("what is preloaded and fails throws nothing, and is loaded anew the next time", async () => {
  const load = vi.fn(() => Promise.reject(new Error("away")));
  const Part = lazyPart(load);
  expect(Part.preload()).toBeUndefined();
  await settle();
  Part.preload();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test("what is here, or on its way, is loaded once", async () => {
  const load = vi.fn(() => Promise.resolve(() => null));
  const Part = lazyPart(load);
  Part.preload();
  Part.preload();
  await settle();
  Part.preload();
  expect(load).toHaveBeenCalledTimes(1);
});
