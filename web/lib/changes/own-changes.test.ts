import { expect, test } from "vitest";

import { createOwnChanges } from "#web/lib/changes/own-changes.ts";

test("the latest version follows the window's own changes", () => {
  const own = createOwnChanges();
  own.note("a", 1, 2);
  own.note("a", 2, 3);
  expect([own.latest("a", 1), own.latest("a", 2), own.latest("a", 3), own.latest("b", 1)]).toEqual([3, 3, 3, 1]);
});

test("a version created elsewhere is not skipped", () => {
  const own = createOwnChanges();
  own.note("a", 1, 3);
  expect(own.latest("a", 1)).toBe(1);
  // A change without effect keeps the version.
  own.note("a", 3, 3);
  expect(own.latest("a", 3)).toBe(3);
});

test("a change is sent with the latest version, and the version of its answer is recorded", async () => {
  const own = createOwnChanges();
  const request = (version: number) => Promise.resolve({ version: version + 1 });
  expect(await own.send("a", 1, request)).toEqual({ version: 2 });
  expect(await own.send("a", 1, request)).toEqual({ version: 3 });
});
