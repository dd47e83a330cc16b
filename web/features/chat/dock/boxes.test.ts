import { expect, test } from "vitest";

import {
  type Box,
  boxGap,
  boxWidth,
  closeBox,
  countFitting,
  minimizeBox,
  openBox,
} from "#web/features/chat/dock/boxes.ts";

const boxes = (...usernames: string[]): Box[] => usernames.map((username) => ({ username, isMinimized: false }));
const names = (list: readonly Box[]) => list.map(({ username }) => username).join(" ");

test("spec §9: a box is 200 wide, and the next one 35 away", () => {
  expect([boxWidth, boxGap]).toEqual([200, 35]);
});

test.each<[number, boolean, number, number]>([
  [1440, false, 3, 3],
  [1440, false, 6, 6],
  [1440, false, 7, 5],
  [1440, true, 4, 4],
  [1440, true, 5, 4],
  [1024, true, 2, 2],
  [1024, true, 3, 2],
  [979, true, 2, 2],
  [979, false, 9, 3],
  [300, true, 1, 0],
  [1440, true, 0, 0],
])("in %i px with the panel open: %s, of %i boxes %i fit", (width, isPanelOpen, count, fitting) => {
  expect(countFitting(width, isPanelOpen, count)).toBe(fitting);
});

test.each<[string, string[], string, number, string]>([
  ["the first", [], "mei", 3, "mei"],
  ["one more, behind the others", ["mei"], "omar", 3, "mei omar"],
  ["one that shows stays where it is", ["mei", "omar"], "mei", 3, "mei omar"],
  ["one too many takes the last place that shows", ["a", "b", "c"], "d", 3, "a b d c"],
  ["one from the menu changes places with it", ["a", "b", "c", "d"], "d", 3, "a b d c"],
  ["where none fits it leads the others", ["a", "b"], "c", 0, "c a b"],
])("opening a box: %s", (_, open, username, fitting, expected) => {
  expect(names(openBox(boxes(...open), username, fitting))).toBe(expected);
});

test("a minimized box is opened by opening it", () => {
  const minimized = minimizeBox(boxes("mei", "omar"), "mei", true);
  expect(minimized.map(({ isMinimized }) => isMinimized)).toEqual([true, false]);
  expect(openBox(minimized, "mei", 3)).toEqual(boxes("mei", "omar"));
});

test("a box is closed, and the others stay", () => {
  expect(names(closeBox(boxes("mei", "omar", "jonas"), "omar"))).toBe("mei jonas");
});
