import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { demoPictures } from "#features/gallery/server/demo-pictures.ts";
import { directory, drawPicture } from "#features/gallery/tools/gallery-pictures.ts";

test("the files are those of the demo pictures", () => {
  expect(readdirSync(directory).toSorted()).toEqual(demoPictures.map(({ name }) => `${name}.svg`).toSorted());
});

test.each(demoPictures)(
  "$name is drawn as its file has it; otherwise run: node features/gallery/tools/gallery-pictures.ts",
  (picture) => {
    expect(readFileSync(`${directory}${picture.name}.svg`, "utf8")).toBe(drawPicture(picture));
  },
);
