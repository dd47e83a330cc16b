import { mapCentre } from "#contract/map-styles.ts";
import type { MapsParams } from "#web/features/maps/maps-params.ts";

/** What a map shows: its centre, and how near it is. */
export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

export const viewOf = ({ lat, lng, zoom }: MapsParams): MapView => ({
  latitude: lat ?? mapCentre.latitude,
  longitude: lng ?? mapCentre.longitude,
  zoom: zoom ?? mapCentre.zoom,
});

/** The view as the address has it: ten metres are exact enough, and where the map opens needs no saying. */
export function writeView(view: MapView): Pick<MapsParams, "lat" | "lng" | "zoom"> {
  const { latitude, longitude, zoom } = roundView(view);
  const isCentre = latitude === mapCentre.latitude && longitude === mapCentre.longitude;
  return {
    lat: isCentre ? undefined : latitude,
    lng: isCentre ? undefined : longitude,
    zoom: zoom === mapCentre.zoom ? undefined : zoom,
  };
}

const roundView = ({ latitude, longitude, zoom }: MapView): MapView => ({
  latitude: roundTo(latitude, 4),
  // Who has gone around the world is where they began.
  longitude: roundTo(longitude - 360 * Math.round(longitude / 360), 4),
  zoom: roundTo(zoom, 2),
});

// Without a zero that is negative.
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/** Whether two views are the same as far as the address tells. */
export function isSameView(one: MapView, other: MapView) {
  const [a, b] = [roundView(one), roundView(other)];
  return a.latitude === b.latitude && a.longitude === b.longitude && a.zoom === b.zoom;
}
