import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";

import type { City } from "#features/maps/contract.ts";
import type { MapPoint } from "#features/maps/web/map-point.ts";
import { type Nearest, namePoint } from "#features/maps/web/name-point.ts";
import { cityQuery, nearestCityQuery } from "#features/maps/web/queries.ts";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/**
 * The chosen place of the map: a city, or any other point.
 *
 * @param cityId of the chosen city, from the address
 * @param isPlaced whether the address has a position; if not, the map flies to the address's city
 */
export function usePlace(cityId: number | undefined, isPlaced: boolean, onCity: (id: number | undefined) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: known } = useQuery({ ...cityQuery(cityId ?? 0), enabled: cityId !== undefined });
  const city = cityId === undefined ? undefined : known;
  const [wasPlaced] = useState(isPlaced);
  const [target, setTarget] = useState<City>();
  const [point, setPoint] = useState<MapPoint & { readonly nearest: Nearest }>();
  const latestPoint = useRef<MapPoint>(undefined);
  const pointName = point && namePoint(point, point.nearest, t);

  const show = (next: City | undefined) => {
    latestPoint.current = undefined;
    setPoint(undefined);
    if (next) client.setQueryData(cityQuery(next.id).queryKey, next);
    onCity(next?.id);
  };
  /** A click on a city chooses it; anywhere else, it names the country and the nearest city. */
  const choosePoint = async (at: MapPoint) => {
    show(undefined);
    latestPoint.current = at;
    setPoint({ ...at, nearest: undefined });
    const found = await client.fetchQuery(nearestCityQuery(at)).catch(() => undefined);
    // Another place may have been chosen meanwhile.
    if (latestPoint.current !== at) return;
    const nearest = found?.city ? { city: found.city, distance: found.distance ?? 0 } : null;
    if (nearest && nearest.distance <= at.radius) show(nearest.city);
    else setPoint({ ...at, nearest });
  };

  return {
    city,
    point,
    /** The place in words. */
    name: city ? `${city.name}, ${nameRegion(city.country)}` : pointName,
    pin: useMemo(
      () => city ?? (point && { name: pointName ?? "", latitude: point.latitude, longitude: point.longitude }),
      [city, point, pointName],
    ),
    /** The city to fly to; a new object starts a new flight. */
    target: target ?? (wasPlaced ? undefined : city),
    choose: (next: City) => {
      show(next);
      setTarget({ ...next });
    },
    choosePoint: (at: MapPoint) => void choosePoint(at),
    clear: () => show(undefined),
  };
}
