/** A point that was chosen on the map. */
export type MapPoint = {
  readonly latitude: number;
  readonly longitude: number;
  /** In kilometres: the distance at which the point still means a city. */
  readonly radius: number;
  /** Whether it is in a country, and the country's two-letter code; some territories have none. */
  readonly isLand: boolean;
  readonly country: string | undefined;
};

/** In CSS pixels: the distance between a click and the dot of the city that it means. */
const reach = 20;
/** In kilometres: the equator. At zoom 0 the world is 512 pixels wide. */
const equator = 40_075;

/** The distance on the ground, in kilometres, that a click may be away from its city. */
export const radiusAt = (latitude: number, zoom: number) =>
  Math.min(2000, (reach * equator * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom));
