import { expect, test } from "vitest";

import {
  type Box,
  boxGap,
  boxWidth,
  closeBox,
  countFitting,
  minimizeBox,
  openBox,
  type Panel,
} from "#features/chat/web/dock/boxes.ts";

const boxes = (...usernames: string[]): Box[] => usernames.map((username) => ({ username, isMinimized: false }));
const names = (list: readonly Box[]) => list.map(({ username }) => username).join(" ");

test("spec §9: a box is 200 px wide, with a gap of 35 px to the next one", () => {
  expect([boxWidth, boxGap]).toEqual([200, 35]);
});

test.each<[number, Panel, number, number]>([
  [1440, "closed", 3, 3],
  [1440, "closed", 6, 6],
  [1440, "closed", 7, 5],
  [1440, "open", 4, 4],
  [1440, "open", 5, 4],
  [1024, "open", 2, 2],
  [1024, "open", 3, 2],
  [979, "open", 2, 2],
  [979, "closed", 9, 3],
  [300, "open", 1, 0],
  [1440, "open", 0, 0],
  [1440, "minimized", 5, 5],
])("in a window of %i px, panel %s, of %i boxes %i fit", (width, panel, count, fitting) => {
  expect(countFitting(width, panel, count)).toBe(fitting);
});

test.each<[string, string[], string, number, string]>([
  ["the first one", [], "mei", 3, "mei"],
  ["another one, after the others", ["mei"], "omar", 3, "mei omar"],
  ["a visible one stays in its place", ["mei", "omar"], "mei", 3, "mei omar"],
  ["without room, it takes the last visible place", ["a", "b", "c"], "d", 3, "a b d c"],
  ["one from the menu takes the last visible place", ["a", "b", "c", "d"], "d", 3, "a b d c"],
  ["if none fits, it comes first", ["a", "b"], "c", 0, "c a b"],
])("opening a box: %s", (_, open, username, fitting, expected) => {
  expect(names(openBox(boxes(...open), username, fitting))).toBe(expected);
});

test("opening a minimized box restores it", () => {
  const minimized = minimizeBox(boxes("mei", "omar"), "mei", true);
  expect(minimized.map(({ isMinimized }) => isMinimized)).toEqual([true, false]);
  expect(openBox(minimized, "mei", 3)).toEqual(boxes("mei", "omar"));
});

test("closing a box keeps the others", () => {
  expect(names(closeBox(boxes("mei", "omar", "jonas"), "omar"))).toBe("mei jonas");
});
