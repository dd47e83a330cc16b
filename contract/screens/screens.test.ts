import { expect, test } from "vitest";

import { iconOf, placeOf, type Screen, screens } from "#contract/screens/screens.ts";

const [first] = screens;
const inMenu = screens.find(({ menu }) => menu !== undefined && menu !== "top");

test("a screen without an icon, which is in no menu, has the icon and the title of the screen above it", () => {
  const screen: Screen = { path: "/below", title: "Below", parent: first?.path ?? "" };
  expect(iconOf(screen)).toBe(first && iconOf(first));
  expect(placeOf(screen)).toBe(first?.title);
});

test("a screen of a group is below it, and one of the top level below nothing", () => {
  expect(inMenu && placeOf(inMenu)).toBe(inMenu?.menu);
  expect(first && placeOf(first)).toBeUndefined();
});
