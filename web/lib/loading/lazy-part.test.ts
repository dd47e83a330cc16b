import { expect, test, vi } from "vitest";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a failed preload throws nothing, and the next one loads again", async () => {
  const load = vi.fn(() => Promise.reject(new Error("away")));
  const Part = lazyPart(load);
  expect(Part.preload()).toBeUndefined();
  await settle();
  Part.preload();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that is loading or loaded is not loaded again", async () => {
  const load = vi.fn(() => Promise.resolve(() => null));
  const Part = lazyPart(load);
  Part.preload();
  Part.preload();
  await settle();
  Part.preload();
  expect(load).toHaveBeenCalledTimes(1);
});
