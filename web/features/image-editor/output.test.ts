import { expect, test } from "vitest";

import { fitInto, formatOf, nameOutput, outputSize } from "#web/features/image-editor/output.ts";

test.each([
  [{ width: 600, height: 401 }, 0.5, { width: 300, height: 201 }],
  [{ width: 600, height: 400 }, 1, { width: 600, height: 400 }],
  [{ width: 1, height: 1 }, 0.25, { width: 1, height: 1 }],
])("%j at %d is %j", (size, scale, expected) => {
  expect(outputSize(size, scale)).toEqual(expected);
});

test.each([
  [
    { width: 8000, height: 5000 },
    { width: 2048, height: 1280 },
  ],
  [
    { width: 500, height: 8000 },
    { width: 128, height: 2048 },
  ],
  [
    { width: 30, height: 20 },
    { width: 30, height: 20 },
  ],
  [
    { width: 50_000, height: 1 },
    { width: 2048, height: 1 },
  ],
])("%j is shown as %j", (size, expected) => {
  expect(fitInto(size, { width: 2048, height: 2048 })).toEqual(expected);
});

test.each([
  ["holiday.jpeg", "image/png", "holiday-20x10.png"],
  ["my.holiday.png", "image/jpeg", "my.holiday-20x10.jpg"],
  ["写真", "image/webp", "写真-20x10.webp"],
  [".png", "image/webp", "image-20x10.webp"],
] as const)("%s is written as %s: %s", (name, type, expected) => {
  expect(nameOutput(name, { width: 20, height: 10 }, formatOf(type))).toBe(expected);
});
