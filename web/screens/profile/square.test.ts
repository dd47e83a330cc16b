import { expect, test } from "vitest";

import { squareOf } from "#web/screens/profile/square.ts";

test.each([
  ["the middle of a wide picture", { width: 400, height: 200 }, { zoom: 1, x: 0.5, y: 0.5 }, [100, 0, 200]],
  ["the top of a tall picture", { width: 200, height: 400 }, { zoom: 1, x: 0.5, y: 0 }, [0, 0, 200]],
  ["the bottom of a tall picture", { width: 200, height: 400 }, { zoom: 1, x: 0.5, y: 1 }, [0, 200, 200]],
  ["a corner of a square picture at double zoom", { width: 200, height: 200 }, { zoom: 2, x: 1, y: 0 }, [100, 0, 100]],
  ["the whole picture for a zoom below 1", { width: 200, height: 200 }, { zoom: 0.5, x: 0.5, y: 0.5 }, [0, 0, 200]],
])("a picture is cropped to a square: %s", (_, picture, crop, [left, top, size]) => {
  expect(squareOf(picture, crop)).toEqual({ left, top, size });
});
