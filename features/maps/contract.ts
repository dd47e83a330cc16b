import { z } from "zod/mini";

import { endpoint, wholeNumber } from "#contract/endpoint.ts";
import { mapStyles } from "./map-styles.ts";

export const MapStyleName = z.enum(mapStyles);

/** The colours of a style's preview. */
export const MapPreview = z.object({
  sea: z.string(),
  land: z.string(),
  /** The colour of a neighbouring country, which may be the same. */
  neighbour: z.string(),
  coast: z.string(),
  border: z.string(),
  city: z.string(),
});
export type MapPreview = z.infer<typeof MapPreview>;

/** The mode of the page, which the first style follows. The others have colours of their own. */
const InMode = z.object({ mode: z.optional(z.enum(["light", "dark"])) });

export const listMapStyles = endpoint({
  method: "GET",
  path: "/maps.json",
  summary: "The styles of the map: name, address below the API's root, and preview colours",
  query: InMode,
  response: z.object({ data: z.array(z.object({ name: MapStyleName, url: z.string(), preview: MapPreview })) }),
});

/**
 * A MapLibre style, reduced to the parts in use. The addresses of its tiles are relative to its own:
 * `tiles/{z}/{x}/{y}.pbf`.
 */
export const MapStyle = z.object({
  version: z.literal(8),
  name: MapStyleName,
  sources: z.record(
    z.string(),
    z.object({
      type: z.enum(["vector", "raster"]),
      tiles: z.array(z.string()),
      /** The required attribution, as plain text. */
      attribution: z.string(),
      maxzoom: z.optional(z.number()),
      tileSize: z.optional(z.number()),
    }),
  ),
  layers: z.array(z.record(z.string(), z.unknown())),
});
export type MapStyle = z.infer<typeof MapStyle>;

export const getMapStyle = endpoint({
  method: "GET",
  path: "/maps/{style}.json",
  summary: "A style of the map, for MapLibre",
  params: z.object({ style: z.string().check(z.maxLength(40)) }),
  query: InMode,
  response: MapStyle,
});

/** In characters (specification §5): shorter queries return too many cities. */
export const minCityQuery = 3;
export const maxCityQuery = 100;

/** Characters that stand for a syllable or a word. Two of them can be a complete name, such as 北京. */
const syllable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Returns true for a trimmed text of at least three characters, or two in a script whose characters are syllables or
 * words.
 */
export const isCityQuery = (text: string) =>
  text.length <= maxCityQuery && (text.length >= minCityQuery || (text.match(syllable)?.length ?? 0) >= 2);

export const City = z.object({
  id: z.number(),
  name: z.string(),
  /** The alternate name that matched: `Wien` for Vienna. Absent if the name itself matched. */
  matchedName: z.optional(z.string()),
  /** The two-letter country code of ISO 3166-1. */
  country: z.string(),
  population: z.number(),
  longitude: z.number(),
  latitude: z.number(),
});
export type City = z.infer<typeof City>;

export const findCities = endpoint({
  method: "GET",
  path: "/cities.json",
  summary: "Cities by a part of any of their names, best match first; a country may follow after a comma",
  readsFrom: "replica",
  query: z.object({
    q: z.string().check(z.trim(), z.refine(isCityQuery, { error: "Enter at least 3 characters" })),
  }),
  response: z.object({
    data: z.array(City),
    /** The cities are still being imported, at the very first start. Ask again in a few seconds. */
    isLoading: z.optional(z.boolean()),
  }),
});

export const getCity = endpoint({
  method: "GET",
  path: "/cities/{id}.json",
  summary: "A city by its GeoNames number",
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  response: City,
});

/** A decimal number in a query string. */
const decimal = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,15})?$/, { error: "Enter a number" })),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );

/** In kilometres: cities that are farther away do not name a place. */
export const maxCityDistance = 100;

export const findNearestCity = endpoint({
  method: "GET",
  path: "/nearest-city/{latitude}/{longitude}.json",
  summary:
    "The city at a place: the largest within the radius in kilometres, otherwise the nearest within 100 kilometres",
  params: z.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
  query: z.object({ radius: z.optional(decimal(0, 2000)) }),
  response: z.object({
    /** Null in a place without cities. */
    city: z.nullable(City),
    /** In kilometres. */
    distance: z.nullable(z.number()),
  }),
});
