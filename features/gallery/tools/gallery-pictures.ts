import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

import { createRandom } from "#server/db/seed/random.ts";
import { type DemoPicture, demoPictures, type Subject } from "#features/gallery/server/demo-pictures.ts";
import { drawCity } from "#features/gallery/tools/city.ts";
import { drawCoast } from "#features/gallery/tools/coast.ts";
import type { Canvas } from "#features/gallery/tools/draw.ts";
import { drawForest } from "#features/gallery/tools/forest.ts";
import { drawMountains } from "#features/gallery/tools/mountains.ts";
import { drawNight } from "#features/gallery/tools/night.ts";
import { drawShapes } from "#features/gallery/tools/shapes.ts";

/**
 * Draws the pictures of the gallery's demo content. `node features/gallery/tools/gallery-pictures.ts` writes them to
 * `features/gallery/public/gallery/`; a test compares the files.
 */

export const directory = fileURLToPath(new URL("../public/gallery/", import.meta.url));

const subjects: Readonly<Record<Subject, (canvas: Canvas) => string>> = {
  mountains: drawMountains,
  coast: drawCoast,
  forest: drawForest,
  city: drawCity,
  night: drawNight,
  shapes: drawShapes,
};

/** The picture as an SVG file. */
export function drawPicture({ name, width, height }: DemoPicture) {
  const [subject, number] = name.split("-") as [Subject, string];
  const { below } = createRandom(
    Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003,
  );
  const between = (from: number, to: number) => from + (below(100_000) / 100_000) * (to - from);
  return subjects[subject]({ width, height, between, index: Number(number) - 1 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  mkdirSync(directory, { recursive: true });
  for (const picture of demoPictures) writeFileSync(`${directory}${picture.name}.svg`, drawPicture(picture));
}
