import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { mapStyles } from "./map-styles.ts";

export const MapStyleName = z.enum(mapStyles);

/** The colours by which a look is known before it is chosen. */
export const MapPreview = z.object({
  sea: z.string(),
  land: z.string(),
  /** Of the country beside it, which may be the same. */
  neighbour: z.string(),
  coast: z.string(),
  border: z.string(),
  city: z.string(),
});
export type MapPreview = z.infer<typeof MapPreview>;

export const listMapStyles = endpoint({
  method: "GET",
  path: "/maps.json",
  summary: "The looks of the map: name, address below the root of the API, and the colours to know it by",
  response: z.object({ data: z.array(z.object({ name: MapStyleName, url: z.string(), preview: MapPreview })) }),
});

/**
 * A style as MapLibre reads it, without what we do not use of it. The addresses of its tiles are relative to its own:
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
      /** What has to be said of where they come from, as plain text. */
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
  summary: "One of the looks of the map, as a style of MapLibre",
  params: z.object({ style: z.string().check(z.maxLength(40)) }),
  response: MapStyle,
});

/** In characters: with fewer the list would be of no help (specification §5), and no city's name has more. */
export const minCityQuery = 3;
export const maxCityQuery = 100;

/** Characters that stand for a syllable or a word: with two of them, a name such as 北京 is complete. */
const syllable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** True for a trimmed text of at least three characters, or two in a script whose characters are syllables or words. */
export const isCityQuery = (text: string) =>
  text.length <= maxCityQuery && (text.length >= minCityQuery || (text.match(syllable)?.length ?? 0) >= 2);

export const City = z.object({
  id: z.number(),
  name: z.string(),
  /** The other name by which the city was found: `Wien` for Vienna. Absent where the name itself was meant. */
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
  summary: "Cities by a part of any of their names, best first; a country may follow after a comma",
  query: z.object({
    q: z.string().check(z.trim(), z.refine(isCityQuery, { error: "At least 3 characters are expected" })),
  }),
  response: z.object({
    data: z.array(City),
    /** The cities are still being written, at the very first start. Ask again in a few seconds. */
    isLoading: z.optional(z.boolean()),
  }),
});
