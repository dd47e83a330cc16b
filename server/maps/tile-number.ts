/** The zoom up to which the geography is cut; closer than that a map enlarges the last tiles. */
export const deepestZoom = 6;

/** A number for every tile, counted through from the one of zoom 0. */
export const tileNumber = (zoom: number, x: number, y: number) => (4 ** zoom - 1) / 3 + y * 2 ** zoom + x;
