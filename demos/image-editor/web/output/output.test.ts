import { expect, test } from "vitest";

import { formatOf, nameOutput } from "#demos/image-editor/web/output/output.ts";

test.each([
  ["holiday.jpeg", "image/png", "holiday-20x10.png"],
  ["my.holiday.png", "image/jpeg", "my.holiday-20x10.jpg"],
  ["写真", "image/webp", "写真-20x10.webp"],
  [".png", "image/webp", "image-20x10.webp"],
] as const)("%s is written as %s: %s", (name, type, expected) => {
  expect(nameOutput(name, { width: 20, height: 10 }, formatOf(type))).toBe(expected);
});
