import { expect, test } from "vitest";

import { fitInto, scaleSize } from "#web/lib/pictures/picture-size.ts";

test.each([
  [{ width: 600, height: 401 }, 0.5, { width: 300, height: 201 }],
  [{ width: 600, height: 400 }, 1, { width: 600, height: 400 }],
  [{ width: 1, height: 1 }, 0.25, { width: 1, height: 1 }],
])("%j at %d is %j", (size, scale, expected) => {
  expect(scaleSize(size, scale)).toEqual(expected);
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
  ["a wide picture", { width: 4000, height: 2000 }, { width: 1200, height: 600 }],
  ["a high picture", { width: 1000, height: 4000 }, { width: 300, height: 1200 }],
  ["a small picture", { width: 20, height: 10 }, { width: 20, height: 10 }],
  ["a thin line", { width: 12_000, height: 1 }, { width: 1200, height: 1 }],
])("%s keeps its proportions", (_, size, fitted) => {
  expect(fitInto(size, { width: 1200, height: 1200 })).toEqual(fitted);
});
