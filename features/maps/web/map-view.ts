import { mapCentre } from "#features/maps/map-styles.ts";
import type { MapsParams } from "#features/maps/web/maps-params.ts";

/** The visible part of a map: its centre and zoom. */
export type MapView = { readonly latitude: number; readonly longitude: number; readonly zoom: number };

export const viewOf = ({ lat, lng, zoom }: MapsParams): MapView => ({
  latitude: lat ?? mapCentre.latitude,
  longitude: lng ?? mapCentre.longitude,
  zoom: zoom ?? mapCentre.zoom,
});

/** The view as in the address, precise to ten metres. The initial view is left out. */
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
  // Going around the world leads back to the same longitude.
  longitude: roundTo(longitude - 360 * Math.round(longitude / 360), 4),
  zoom: roundTo(zoom, 2),
});

// Rounds, and avoids -0.
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/** Returns whether two views have the same address. */
export function isSameView(one: MapView, other: MapView) {
  const [a, b] = [roundView(one), roundView(other)];
  return a.latitude === b.latitude && a.longitude === b.longitude && a.zoom === b.zoom;
}
