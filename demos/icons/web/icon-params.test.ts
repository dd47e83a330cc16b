import { expect, test } from "vitest";

import { readIconParams, writeIconParams } from "#demos/icons/web/icon-params.ts";

const filters = ["solid", "brands"];
const defaults = { q: "", filter: "all", icon: undefined, ratio: "4x3" };

test.each([
  [{}, defaults],
  [
    { q: "haus", filter: "brands", icon: "solid/house", ratio: "1x1" },
    { q: "haus", filter: "brands", icon: "solid/house", ratio: "1x1" },
  ],
  [{ q: 42 }, { ...defaults, q: "42" }],
  [{ filter: "thin", ratio: "2x1", icon: "" }, defaults],
  [{ q: "a".repeat(500) }, { ...defaults, q: "a".repeat(200) }],
])("%j is read as %j", (search, expected) => {
  expect(readIconParams(search, filters)).toEqual(expected);
});

test("default values are not written", () => {
  expect(writeIconParams(readIconParams({}, filters))).toEqual({});
  const search = { q: "haus", filter: "brands", icon: "solid/house", ratio: "1x1" };
  expect(writeIconParams(readIconParams(search, filters))).toEqual(search);
});
