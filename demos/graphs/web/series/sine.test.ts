import { expect, test } from "vitest";

import { listSine, sineAxes } from "#demos/graphs/web/series/sine.ts";

test("spec §9: sine and cosine are drawn from 0 to 15, between -1.1 and 1.1", () => {
  expect(sineAxes).toEqual({ x: [0, 15], y: [-1.1, 1.1] });
  const points = listSine();
  expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, 15]);
  expect(points[0]).toEqual({ x: 0, sine: 0, cosine: 1 });
  for (const { x, sine, cosine } of points) {
    expect(sine).toBeCloseTo(Math.sin(x), 12);
    expect(sine ** 2 + cosine ** 2).toBeCloseTo(1, 12);
    expect(Math.max(Math.abs(sine), Math.abs(cosine))).toBeLessThan(1.1);
  }
});
