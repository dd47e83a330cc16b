import { expect, test } from "vitest";

import { drawDot } from "#features/maps/web/draw-dot.ts";

test("the dot is a disk of 8 pixels around the middle, whose edge has the value that MapLibre looks for", () => {
  const { width, height, data } = drawDot();
  expect(data).toHaveLength(width * height * 4);
  const valueAt = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) / 255;
  expect(valueAt(16, 16)).toBe(1);
  // Half a pixel within the edge, and beyond it.
  expect(valueAt(23, 16)).toBeGreaterThan(0.75);
  expect(valueAt(24, 16)).toBeLessThan(0.75);
  expect(valueAt(0, 0)).toBe(0);
});
