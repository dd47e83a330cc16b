/** The styles of the map (specification §7). */
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

/** The initial position of a map (specification §9). */
export const mapCentre = { latitude: 45, longitude: -73, zoom: 8 } as const;
