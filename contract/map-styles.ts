/** The looks of the map (specification §7). */
export const mapStyles = [
  "colorful",
  "greyscale",
  "metro",
  "mono-color",
  "monochrome",
  "nightvision",
  "nightvision-highlight",
  "old-paper",
] as const;
export type MapStyleName = (typeof mapStyles)[number];

/** Where a map opens (specification §9). */
export const mapCentre = { latitude: 45, longitude: -73, zoom: 8 } as const;
