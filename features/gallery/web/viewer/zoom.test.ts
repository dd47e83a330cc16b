import { expect, test } from "vitest";

import {
  fittedSize,
  limitView,
  maxZoom,
  readKey,
  readSwipe,
  toggleZoom,
  wholePicture,
  zoomBy,
} from "#features/gallery/web/viewer/zoom.ts";

const stage = { width: 1000, height: 500 };
const wide = { stage, picture: { width: 2000, height: 1000 } };
const tall = { stage, picture: { width: 100, height: 200 } };

test("a picture fits the stage in its own shape, also if it is smaller", () => {
  expect(fittedSize(wide)).toEqual({ width: 1000, height: 500 });
  expect(fittedSize(tall)).toEqual({ width: 250, height: 500 });
});

test.each([
  ["the whole picture stays in the middle", { scale: 1, x: 40, y: -3 }, wide, wholePicture],
  ["it moves up to its edge", { scale: 2, x: 900, y: -900 }, wide, { scale: 2, x: 500, y: -250 }],
  [
    "a side that is shorter than the stage stays in the middle",
    { scale: 2, x: 90, y: 90 },
    tall,
    { scale: 2, x: 0, y: 90 },
  ],
  ["it is no smaller than the stage", { scale: 0.2, x: 0, y: 0 }, wide, wholePicture],
  ["nor larger than the limit", { scale: 99, x: 0, y: 0 }, wide, { scale: maxZoom, x: 0, y: 0 }],
])("%s", (_name, view, place, limited) => {
  const found = limitView(view, place);
  expect({ ...found, x: found.x + 0, y: found.y + 0 }).toEqual(limited);
});

test("the point under the pointer stays where it is", () => {
  expect(zoomBy(wholePicture, 2, wide, { x: 100, y: 50 })).toEqual({ scale: 2, x: -100, y: -50 });
  const twice = zoomBy(zoomBy(wholePicture, 2, wide, { x: 100, y: 50 }), 0.5, wide, { x: 100, y: 50 });
  expect(twice).toMatchObject({ scale: 1 });
  expect(Math.abs(twice.x) + Math.abs(twice.y)).toBe(0);
});

test("a double click zooms in at its point, and back", () => {
  const close = toggleZoom(wholePicture, wide, { x: 10, y: 0 });
  expect(close).toMatchObject({ scale: 2.5, x: -15 });
  expect(toggleZoom(close, wide, { x: 10, y: 0 })).toBe(wholePicture);
});

test.each([
  [{ x: -80, y: 10 }, false, "next"],
  [{ x: 80, y: 10 }, false, "previous"],
  [{ x: -80, y: 10 }, true, "previous"],
  [{ x: 80, y: 10 }, true, "next"],
  [{ x: -30, y: 0 }, false, undefined],
  [{ x: -80, y: 70 }, false, undefined],
])("a movement by %j, right to left: %s, means %s", (movement, isRightToLeft, expected) => {
  expect(readSwipe(movement, isRightToLeft)).toBe(expected);
});

test.each([
  ["ArrowRight", false, "next"],
  ["ArrowRight", true, "previous"],
  ["ArrowLeft", false, "previous"],
  ["ArrowLeft", true, "next"],
  ["Home", true, "first"],
  ["End", true, "last"],
  ["=", false, "in"],
  ["-", false, "out"],
  ["0", false, "whole"],
  ["x", false, undefined],
])("%s, right to left: %s, is %s", (key, isRightToLeft, expected) => {
  expect(readKey(key, isRightToLeft)).toBe(expected);
});
