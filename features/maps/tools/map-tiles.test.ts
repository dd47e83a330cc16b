import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { isTile, openGeography } from "#features/maps/server/geography.ts";
import { prepareTiles } from "#features/maps/tools/map-tiles.ts";

test(
  "sampled tiles in the tree match the output of node features/maps/tools/map-tiles.ts",
  { timeout: 120_000 },
  async () => {
    const tileAt = await prepareTiles();
    const { find } = openGeography();
    const sample = [
      [0, 0, 0],
      [1, 1, 0],
      [2, 1, 1],
      [3, 4, 2],
      [4, 8, 5],
      [5, 9, 11],
      [6, 18, 23],
      [6, 19, 23],
      [6, 33, 22],
      [6, 8, 25],
      [6, 63, 20],
    ] as const;
    for (const [zoom, x, y] of sample) {
      const [written, made] = [find(zoom, x, y), tileAt(zoom, x, y)];
      expect(written === undefined, `${zoom}/${x}/${y}`).toBe(made === undefined);
      if (written && made) expect(gunzipSync(written).equals(made), `${zoom}/${x}/${y}`).toBe(true);
    }
  },
);

test.each([
  [0, 0, 0, true],
  [6, 63, 63, true],
  [6, 64, 0, false],
  [0, 0, 1, false],
  [7, 0, 0, false],
  [Number.NaN, 0, 0, false],
])("tile %s/%s/%s has valid coordinates: %s", (zoom, x, y, expected) => {
  expect(isTile(zoom, x, y)).toBe(expected);
});
