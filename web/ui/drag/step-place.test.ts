import { expect, test } from "vitest";

import { stepPlace } from "#web/ui/drag/step-place.ts";

const lists = [
  { key: "a", count: 3 },
  { key: "b", count: 0 },
];

test.each([
  ["ArrowDown", false, { list: "a", index: 2 }],
  ["ArrowUp", false, { list: "a", index: 0 }],
  ["ArrowRight", false, { list: "b", index: 0 }],
  ["ArrowLeft", false, { list: "a", index: 1 }],
  ["ArrowLeft", true, { list: "b", index: 0 }],
  ["Tab", false, { list: "a", index: 1 }],
])("%s at the second place of the first list, right to left: %s", (key, isRightToLeft, place) => {
  expect(stepPlace({ list: "a", index: 1 }, key, lists, isRightToLeft)).toEqual(place);
});

test("arrow keys stop at the ends of a list and at the last list", () => {
  expect(stepPlace({ list: "a", index: 3 }, "ArrowDown", lists, false).index).toBe(3);
  expect(stepPlace({ list: "a", index: 0 }, "ArrowUp", lists, false).index).toBe(0);
  expect(stepPlace({ list: "b", index: 0 }, "ArrowRight", lists, false).list).toBe("b");
});
