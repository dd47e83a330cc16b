import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { maxTileZoom, tileNumber } from "#features/maps/server/tile-number.ts";

/** Written by `features/maps/tools/map-tiles.ts`, which documents the file format. */
const file = fileURLToPath(new URL("geography.tiles", import.meta.url));

type Geography = {
  /** Changes with the tiles. It is part of their addresses, so that browsers may cache them permanently. */
  readonly version: string;
  /** @returns a compressed tile, or undefined for open sea */
  readonly find: (zoom: number, x: number, y: number) => Uint8Array<ArrayBuffer> | undefined;
};

let opened: Geography | undefined;

/** Read when a map is first opened: several megabytes that most servers never need. */
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

/** Returns whether a tile with these numbers can exist. */
export const isTile = (zoom: number, x: number, y: number) => zoom <= maxTileZoom && x < 2 ** zoom && y < 2 ** zoom;
