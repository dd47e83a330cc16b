import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  type Edit,
  flipPicture,
  frameOf,
  handles,
  isSameEdit,
  largestCrop,
  moveCrop,
  moveCropTo,
  pictureCrop,
  placeCrop,
  ratioValue,
  ratios,
  resizeCrop,
  setHeight,
  setRatio,
  setWidth,
  startEdit,
  turnPicture,
} from "#demos/image-editor/web/crop/crop-state.ts";
import type { Size } from "#demos/image-editor/web/orientation.ts";

const picture: Size = { width: 600, height: 400 };
const start = startEdit(picture);
const cropped = (x: number, y: number, width: number, height: number, rest: Partial<Edit> = {}): Edit => ({
  ...start,
  ...rest,
  crop: { x, y, width, height },
});

describe("sizes that are typed", () => {
  test.each([
    ["a width alone", setWidth(start, picture, 250), [0, 0, 250, 400]],
    ["a height alone", setHeight(start, picture, 90), [0, 0, 600, 90]],
    ["a width beyond the picture", setWidth(start, picture, 9999), [0, 0, 600, 400]],
    ["nothing is the smallest", setWidth(start, picture, 0), [0, 0, 1, 400]],
    [
      "the crop moves where it would leave the picture",
      setWidth(cropped(500, 0, 100, 50), picture, 300),
      [300, 0, 300, 50],
    ],
    [
      "a width with 16:9 sets the height",
      setWidth(cropped(0, 0, 160, 90, { ratio: "16:9" }), picture, 320),
      [0, 0, 320, 180],
    ],
    [
      "a height with 16:9 sets the width",
      setHeight(cropped(0, 0, 160, 90, { ratio: "16:9" }), picture, 180),
      [0, 0, 320, 180],
    ],
    [
      "a height with 1:1 is at most the picture's",
      setHeight(cropped(0, 0, 9, 9, { ratio: "1:1" }), picture, 500),
      [0, 0, 400, 400],
    ],
    [
      "a width with 1:1 is at most the picture's height",
      setWidth(cropped(0, 0, 9, 9, { ratio: "1:1" }), picture, 500),
      [0, 0, 400, 400],
    ],
  ])("%s", (_, { crop }, expected) => {
    expect([crop.x, crop.y, crop.width, crop.height]).toEqual(expected);
  });
});

describe("ratios", () => {
  test.each([
    ["1:1", start, [100, 0, 400, 400]],
    ["16:9", start, [0, 31, 600, 338]],
    ["original", start, [0, 0, 600, 400]],
    ["4:3", start, [34, 0, 533, 400]],
    // As large as possible before and after.
    ["16:9", setRatio(start, picture, "1:1"), [0, 31, 600, 338]],
    // Around the middle, with the same area.
    ["1:1", cropped(200, 100, 200, 50), [250, 75, 100, 100]],
    ["free", cropped(200, 100, 200, 50, { ratio: "4:3" }), [200, 100, 200, 50]],
  ] as const)("%s", (ratio, edit, expected) => {
    const { crop } = setRatio(edit, picture, ratio);
    expect([crop.x, crop.y, crop.width, crop.height]).toEqual(expected);
  });
});

describe("handles that are moved by keys", () => {
  const edit = cropped(100, 100, 200, 100);
  test.each([
    ["e", 10, 0, [100, 100, 210, 100]],
    ["w", 10, 0, [110, 100, 190, 100]],
    ["n", 0, -10, [100, 90, 200, 110]],
    ["se", 10, 0, [100, 100, 210, 100]],
    ["nw", 0, 10, [100, 110, 200, 90]],
    ["n", 10, 0, [100, 100, 200, 100]],
    ["w", 500, 0, [299, 100, 1, 100]],
    ["e", 500, 0, [100, 100, 500, 100]],
  ] as const)("%s by %i, %i", (handle, right, down, expected) => {
    const { crop } = resizeCrop(edit, picture, handle, right, down);
    expect([crop.x, crop.y, crop.width, crop.height]).toEqual(expected);
  });

  test("with a ratio, the opposite corner stays", () => {
    const square = cropped(100, 100, 100, 100, { ratio: "1:1" });
    expect(resizeCrop(square, picture, "nw", -50, 0).crop).toEqual({ x: 50, y: 50, width: 150, height: 150 });
    expect(resizeCrop(square, picture, "se", 0, 50).crop).toEqual({ x: 100, y: 100, width: 150, height: 150 });
    expect(resizeCrop(square, picture, "nw", -500, 0).crop).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  });
});

test("turning and flipping show the same part of the picture", () => {
  const edit = cropped(10, 20, 100, 50);
  const turned = turnPicture(edit, picture, "right");
  expect(turned.crop).toEqual({ x: 330, y: 10, width: 50, height: 100 });
  expect(flipPicture(edit, picture, "horizontal").crop).toEqual({ x: 490, y: 20, width: 100, height: 50 });
  expect(flipPicture(edit, picture, "vertical").crop).toEqual({ x: 10, y: 330, width: 100, height: 50 });
});

test("a crop of 16:9 is still one after a turn, with its size if that fits", () => {
  const wide = cropped(0, 0, 160, 90, { ratio: "16:9" });
  expect(turnPicture(wide, picture, "right").crop).toEqual({ x: 240, y: 35, width: 160, height: 90 });
  const largest = setRatio(start, picture, "16:9");
  expect(turnPicture(largest, picture, "left").crop).toEqual({ x: 0, y: 188, width: 400, height: 225 });
});

describe("whatever is done", () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  const number = fc.integer({ min: -20_000, max: 20_000 });
  const real = fc.double({ min: -20_000, max: 20_000, noNaN: true });
  const step: fc.Arbitrary<(edit: Edit, picture: Size) => Edit> = fc.oneof(
    number.map((width) => (edit: Edit, of: Size) => setWidth(edit, of, width)),
    number.map((height) => (edit: Edit, of: Size) => setHeight(edit, of, height)),
    fc.tuple(number, number).map(
      ([right, down]) =>
        (edit: Edit, of: Size) =>
          moveCrop(edit, of, right, down),
    ),
    fc.tuple(number, number).map(
      ([x, y]) =>
        (edit: Edit, of: Size) =>
          moveCropTo(edit, of, { x, y }),
    ),
    fc.tuple(real, real, real, real).map(
      ([x, y, width, height]) =>
        (edit: Edit, of: Size) =>
          placeCrop(edit, of, { x, y, width, height }),
    ),
    fc.tuple(fc.constantFrom(...handles), number, number).map(
      ([handle, right, down]) =>
        (edit: Edit, of: Size) =>
          resizeCrop(edit, of, handle, right, down),
    ),
    fc.constantFrom(...ratios).map((ratio) => (edit: Edit, of: Size) => setRatio(edit, of, ratio)),
    fc.constantFrom("left", "right").map((way) => (edit: Edit, of: Size) => turnPicture(edit, of, way)),
    fc.constantFrom("horizontal", "vertical").map((axis) => (edit: Edit, of: Size) => flipPicture(edit, of, axis)),
  );
  const edited = fc
    .record({ size: fc.record({ width: side, height: side }), steps: fc.array(step, { maxLength: 12 }) })
    .map(({ size, steps }) => ({ size, edit: steps.reduce((edit, next) => next(edit, size), startEdit(size)) }));

  test("the crop is at least one pixel, in whole pixels, and within the picture", () => {
    fc.assert(
      fc.property(edited, ({ size, edit }) => {
        const frame = frameOf(edit, size);
        const { x, y, width, height } = edit.crop;
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(frame.width);
        expect(y + height).toBeLessThanOrEqual(frame.height);
      }),
    );
  });

  test("the ratio is kept, as far as whole pixels can", () => {
    fc.assert(
      fc.property(edited, ({ size, edit }) => {
        const ratio = ratioValue(edit, size);
        if (ratio === undefined) return;
        const { width, height } = edit.crop;
        const isNearest = Math.abs(width - height * ratio) <= 0.51 || Math.abs(height - width / ratio) <= 0.51;
        // In a picture of a pixel or two, no other size fits.
        const { width: widest, height: highest } = largestCrop(edit, size);
        expect(isNearest || Math.min(width, height) === 1 || (width === widest && height === highest)).toBe(true);
      }),
    );
  });

  test("four turns, or two equal flips, lead back", () => {
    fc.assert(
      fc.property(edited, ({ size, edit: state }) => {
        const edit: Edit = { ...state, ratio: "free" };
        const turned = [1, 2, 3, 4].reduce((state) => turnPicture(state, size, "right"), edit);
        expect(isSameEdit(turned, edit)).toBe(true);
        expect(isSameEdit(turnPicture(turnPicture(edit, size, "left"), size, "right"), edit)).toBe(true);
        for (const axis of ["horizontal", "vertical"] as const)
          expect(isSameEdit(flipPicture(flipPicture(edit, size, axis), size, axis), edit)).toBe(true);
        const half = turnPicture(turnPicture(edit, size, "right"), size, "right");
        expect(isSameEdit(flipPicture(flipPicture(edit, size, "horizontal"), size, "vertical"), half)).toBe(true);
      }),
    );
  });

  test("turning and flipping do not change which part of the picture is cropped, if the ratio is free", () => {
    fc.assert(
      fc.property(edited, ({ size, edit }) => {
        const free: Edit = { ...edit, ratio: "free" };
        const part = pictureCrop(free, size);
        expect(pictureCrop(turnPicture(free, size, "right"), size)).toEqual(part);
        expect(pictureCrop(turnPicture(free, size, "left"), size)).toEqual(part);
        expect(pictureCrop(flipPicture(free, size, "horizontal"), size)).toEqual(part);
        expect(pictureCrop(flipPicture(free, size, "vertical"), size)).toEqual(part);
      }),
    );
  });
});
