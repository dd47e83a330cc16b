import { expect, test, vi } from "vitest";

import { createImporter } from "#web/lib/loading/import-chunk.ts";

const chunk = { name: "chunk" };

/** A browser that remembers failed imports by address, and cannot load anything while `isAway` is true. */
function createRememberingBrowser() {
  const remembered = new Set<string>();
  const state = { isAway: true };
  const load = vi.fn((path: string) => {
    if (state.isAway) remembered.add(path);
    return remembered.has(path) ? Promise.reject(new Error(`cannot load ${path}`)) : Promise.resolve(chunk);
  });
  return { state, load };
}

test("a chunk that loads is imported by its own address", async () => {
  const load = vi.fn(() => Promise.resolve(chunk));
  expect(await createImporter(load)("./a.js")).toBe(chunk);
  expect(load.mock.calls).toEqual([["./a.js"]]);
});

test("a failed import is not repeated automatically", async () => {
  const { load } = createRememberingBrowser();
  await expect(createImporter(load)("./a.js")).rejects.toThrow("cannot load ./a.js");
  expect(load).toHaveBeenCalledTimes(1);
});

test("if the browser remembers the failure, another address is used from then on", async () => {
  const { state, load } = createRememberingBrowser();
  const importChunk = createImporter(load);
  await expect(importChunk("./a.js")).rejects.toThrow();
  await expect(importChunk("./a.js")).rejects.toThrow();
  state.isAway = false;
  expect(await importChunk("./a.js")).toBe(chunk);
  const { length } = load.mock.calls;
  expect(await importChunk("./a.js")).toBe(chunk);
  // The module is not loaded twice, since each copy would have its own state.
  expect(load.mock.calls).toHaveLength(length);
});

test("if the browser forgets the failure, the chunk keeps its own address", async () => {
  let isAway = true;
  const load = vi.fn((_path: string) => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(chunk)));
  const importChunk = createImporter(load);
  await expect(importChunk("./a.js")).rejects.toThrow();
  isAway = false;
  expect(await importChunk("./a.js")).toBe(chunk);
  expect(load.mock.calls).toEqual([["./a.js"], ["./a.js"]]);
});
