import { queryOptions } from "@tanstack/react-query";

import type { MapStyleName } from "#features/maps/map-styles.ts";
import { findNearestCity, getCity, getMapStyle, listMapStyles } from "#features/maps/contract.ts";
import type { Mode } from "#contract/layout.ts";
import type { MapPoint } from "#features/maps/web/map-point.ts";
import { call } from "#web/lib/api/api-client.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** A light page asks for the plain address, which a folder of files also has. */
const inMode = (mode: Mode) => (mode === "dark" ? { mode } : {});

export const mapStylesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "styles", mode),
    queryFn: ({ signal }) => call(listMapStyles, { query: inMode(mode) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A style that cannot be loaded is logged, and the query fails (specification §8). */
export const mapStyleQuery = (style: MapStyleName, mode: Mode) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "style", style, mode),
    queryFn: ({ signal }) => call(getMapStyle, { params: { style }, query: inMode(mode) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A chosen city, for an address that was reloaded or shared. */
export const cityQuery = (id: number) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "city", id),
    queryFn: ({ signal }) => call(getCity, { params: { id: String(id) } }, { signal, handles: [404] }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Six decimals, a tenth of a metre: the digits of a computed number can be more than the server takes. */
const decimal = (value: number) => value.toFixed(6);

/** Failures leave the place without the name of a city. */
export const nearestCityQuery = ({
  latitude,
  longitude,
  radius,
}: Pick<MapPoint, "latitude" | "longitude" | "radius">) =>
  queryOptions({
    queryKey: unannouncedKey("maps", "nearest", latitude, longitude, radius),
    queryFn: ({ signal }) =>
      call(
        findNearestCity,
        {
          params: { latitude: decimal(latitude), longitude: decimal(longitude) },
          query: { radius: decimal(radius) },
        },
        { signal, quiet: true },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
