import { type MapStyleName, mapStyles } from "#features/maps/map-styles.ts";

export type MapsParams = {
  style?: MapStyleName | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  zoom?: number | undefined;
  /** The number of the chosen city. */
  city?: number | undefined;
};

export const defaultStyle: MapStyleName = "colorful";

/** The range of the zoom; the maximum applies to streets. */
export const maxZoom = 18;
export const farthest = 0;

/** Parses the address. Missing or invalid parameters mean the initial position of the specification (§9). */
export function readParams({ style, lat, lng, zoom, city }: Record<string, unknown>): MapsParams {
  const place = { lat: readNumber(lat, -85, 85), lng: readNumber(lng, -180, 180) };
  // Latitude and longitude count only together.
  const isPlace = place.lat !== undefined && place.lng !== undefined;
  return {
    style: mapStyles.find((each) => each === style && each !== defaultStyle),
    lat: isPlace ? place.lat : undefined,
    lng: isPlace ? place.lng : undefined,
    zoom: readNumber(zoom, farthest, maxZoom),
    city: Number.isInteger(city) ? readNumber(city, 1, 999_999_999) : undefined,
  };
}

const readNumber = (value: unknown, min: number, max: number) =>
  typeof value === "number" && value >= min && value <= max ? value : undefined;
