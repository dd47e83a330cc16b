import { expect, test } from "vitest";

import { drawCover } from "#features/blog/web/cover-shapes.ts";

const ids = Array.from({ length: 200 }, (_, number) => `${number}f3a`);

test("a post always has the same cover, and two posts have different ones", () => {
  expect(drawCover("a")).toEqual(drawCover("a"));
  expect(new Set(ids.map((id) => JSON.stringify(drawCover(id)))).size).toBe(ids.length);
});

test("no shape of a cover is drawn twice", () => {
  for (const id of ids) {
    const paths = drawCover(id).shapes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test("all shapes are finite, have a colour of the charts, and differ from the ground", () => {
  for (const id of ids) {
    const { ground, shapes } = drawCover(id);
    expect(shapes.length).toBeGreaterThan(2);
    for (const { path, tone, opacity } of shapes) {
      expect(path).toMatch(/^M[-\d .A-Za-z]+Z$/);
      expect(path).not.toContain("NaN");
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(tone);
      expect(opacity).toBeGreaterThan(0.3);
    }
    expect(ground).toBeGreaterThan(0);
  }
});
