import { expect, test } from "vitest";

import { checkStateOf } from "#demos/library/web/check-state.ts";

test.each([
  ["an unchecked file", 1, 0, "none"],
  ["a checked file", 1, 1, "all"],
  ["a folder without checked files", 12, 0, "none"],
  ["a folder with some checked files", 12, 5, "some"],
  ["a folder with checked files only", 12, 12, "all"],
  ["a folder without files", 0, 0, undefined],
])("%s", (_name, files, checkedFiles, state) => {
  expect(checkStateOf({ files, checkedFiles })).toBe(state);
});
