/** The highest zoom for which there are tiles; beyond it the map enlarges the last ones. */
export const maxTileZoom = 6;

/** A consecutive number for every tile, starting at zoom 0. */
export const tileNumber = (zoom: number, x: number, y: number) => (4 ** zoom - 1) / 3 + y * 2 ** zoom + x;
