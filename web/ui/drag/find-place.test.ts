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
  ["above the middle of the first item", 50, 10, { list: "a", index: 0 }],
  ["below the middle of the first item", 50, 30, { list: "a", index: 1 }],
  ["below the last item", 50, 290, { list: "a", index: 3 }],
  ["on an empty list", 250, 100, { list: "b", index: 0 }],
  ["slightly beside a list", 130, 60, { list: "a", index: 1 }],
  ["far from all lists", 600, 600, undefined],
])("a drop %s", (_, x, y, place) => {
  expect(findPlace(lists, x, y)).toEqual(place);
});

test("a drop on a partly rendered list returns the index in the whole list", () => {
  const part = {
    ...list("a", 0, [0, 50]),
    count: 1000,
    items: list("a", 0, [0, 50]).items.map((item) => ({ ...item, index: item.index + 500 })),
  };
  expect(findPlace([part], 50, 60)).toEqual({ list: "a", index: 501 });
  expect(findPlace([part], 50, 250)).toEqual({ list: "a", index: 502 });
});
