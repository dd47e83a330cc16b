import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { deepestZoom, tileNumber } from "#server/maps/tile-number.ts";

/** What `tools/map-tiles.ts` has written; its comment tells how the file is laid out. */
const file = fileURLToPath(new URL("geography.tiles", import.meta.url));

type Geography = {
  /** Changes when the tiles do: it stands in their addresses, so that a browser may keep them for good. */
  readonly version: string;
  /** @returns a compressed tile, or nothing where there is only sea */
  readonly find: (zoom: number, x: number, y: number) => Uint8Array<ArrayBuffer> | undefined;
};

let opened: Geography | undefined;

/** Read when somebody looks at a map for the first time: some megabytes that most servers never need. */
export const openGeography = (): Geography => (opened ??= readGeography(readFileSync(file)));

function readGeography(bytes: Buffer<ArrayBuffer>): Geography {
  const count = bytes.readUInt32LE(0);
  const begin = 4 + count * 12;
  const places = new Map<number, { start: number; length: number }>();
  for (let row = 4; row < begin; row += 12) {
    places.set(bytes.readUInt32LE(row), {
      start: begin + bytes.readUInt32LE(row + 4),
      length: bytes.readUInt32LE(row + 8),
    });
  }
  return {
    version: createHash("sha256").update(bytes).digest("base64url").slice(0, 10),
    find: (zoom, x, y) => {
      const place = places.get(tileNumber(zoom, x, y));
      return place && bytes.subarray(place.start, place.start + place.length);
    },
  };
}

/** Whether there can be a tile of this number at all. */
export const isTile = (zoom: number, x: number, y: number) => zoom <= deepestZoom && x < 2 ** zoom && y < 2 ** zoom;
