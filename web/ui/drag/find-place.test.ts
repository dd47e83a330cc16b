import { expect, test } from "vitest";

import { type DragList, findPlace } from "#web/ui/drag/find-place.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const list = (key: string, left: number, tops: readonly number[]): DragList => ({
  key,
  box: box(left, 0, 100, 300),
  count: tops.length,
  items: tops.map((top, index) => ({ id: `${key}${index}`, index, box: box(left, top, 100, 40) })),
});
const lists = [list("a", 0, [0, 50, 100]), list("b", 200, [])];

test.each([
  ["above the first one's middle", 50, 10, { list: "a", index: 0 }],
  ["below it", 50, 30, { list: "a", index: 1 }],
  ["below the last one", 50, 290, { list: "a", index: 3 }],
  ["an empty list", 250, 100, { list: "b", index: 0 }],
  ["a little beside a list", 130, 60, { list: "a", index: 1 }],
  ["far from all", 600, 600, undefined],
])("a drop %s", (_, x, y, place) => {
  expect(findPlace(lists, x, y)).toEqual(place);
});

test("of a long list the drawn part counts by its own numbers", () => {
  const part = {
    ...list("a", 0, [0, 50]),
    count: 1000,
    items: list("a", 0, [0, 50]).items.map((item) => ({ ...item, index: item.index + 500 })),
  };
  expect(findPlace([part], 50, 60)).toEqual({ list: "a", index: 501 });
  expect(findPlace([part], 50, 250)).toEqual({ list: "a", index: 502 });
});
