import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";

import type { Mode } from "#contract/layout.ts";
import type { MapStyleName } from "#features/maps/map-styles.ts";
import type { MapPreview, MapStyle } from "#features/maps/contract.ts";
import { type Theme, themeOf } from "#features/maps/server/themes.ts";
import type { Streets } from "#server/lib/streets.ts";
import { maxTileZoom } from "#features/maps/server/tile-number.ts";

type Source = MapStyle["sources"][string];

type StyleOptions = {
  /** The version of the geography; see `geography.ts`. */
  readonly version: string;
  readonly streets?: Streets | undefined;
  readonly mode?: Mode | undefined;
};

/**
 * No font is loaded: the browser draws the letters with its own. The first name selects the weight and is not a font.
 */
const fonts = {
  plain: { bold: ["Map Semibold", "Inter", "system-ui", "sans-serif"], regular: ["Map Medium", "Inter", "system-ui"] },
  book: { bold: ["Map Semibold", "Georgia", "serif"], regular: ["Map Italic", "Georgia", "serif"] },
} as const;

/** Builds a MapLibre style, from the sea up to the names. */
export function buildStyle(name: MapStyleName, { version, streets, mode }: StyleOptions): MapStyle {
  const theme = themeOf(name, mode);
  const geography: Source = {
    type: "vector",
    tiles: [`tiles/{z}/{x}/{y}.pbf?v=${version}`],
    maxzoom: maxTileZoom,
    attribution: "Natural Earth (public domain), GeoNames (CC BY 4.0)",
  };
  const pictures: Source | undefined = streets && {
    type: "raster",
    tiles: [streets.url],
    tileSize: 256,
    attribution: streets.attribution,
  };
  const layers: LayerSpecification[] = [
    ...groundLayers(theme),
    // Street tiles contain their own names.
    ...(streets ? [streetsLayer(theme)] : [...borderLayers(theme), ...nameLayers(theme)]),
  ];
  return { version: 8, name, sources: { geography, ...(pictures && { streets: pictures }) }, layers };
}

/** The colours of a style's preview. */
export function previewOf(name: MapStyleName, mode?: Mode): MapPreview {
  const { sea, land, coast, border, city } = themeOf(name, mode);
  return {
    sea,
    land: typeof land === "string" ? land : land[0],
    neighbour: typeof land === "string" ? land : land[1],
    coast: coast.color,
    border: border.color,
    city: city.glow ?? city.ring,
  };
}

const from = (layer: string) => ({ source: "geography", "source-layer": layer });

/** As wide as given on a world map, and wider when zoomed in. */
const widening = (width: number): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  1,
  width * 0.5,
  5,
  width,
  9,
  width * 1.8,
];

function groundLayers({ sea, land, coast, river }: Theme): LayerSpecification[] {
  const color: DataDrivenPropertyValueSpecification<string> =
    typeof land === "string"
      ? land
      : ["match", ["get", "hue"], 1, land[1], 2, land[2], 3, land[3], 4, land[4], 5, land[5], land[0]];
  const round = { "line-join": "round", "line-cap": "round" } as const;
  return [
    { id: "sea", type: "background", paint: { "background-color": sea } },
    ...(coast.glow
      ? [
          {
            id: "shallows",
            type: "line",
            ...from("countries"),
            layout: round,
            paint: { "line-color": coast.glow, "line-width": widening(10), "line-blur": widening(8) },
          } as const,
        ]
      : []),
    {
      id: "coast",
      type: "line",
      ...from("countries"),
      layout: round,
      paint: { "line-color": coast.color, "line-width": widening(coast.width * 2) },
    },
    { id: "countries", type: "fill", ...from("countries"), paint: { "fill-color": color, "fill-antialias": false } },
    {
      id: "rivers",
      type: "line",
      ...from("rivers"),
      minzoom: 3,
      layout: round,
      paint: { "line-color": river.color, "line-width": widening(river.width) },
    },
  ];
}

function borderLayers({ sea, coast, border, province }: Theme): LayerSpecification[] {
  const round = { "line-join": "round" } as const;
  return [
    {
      id: "provinces",
      type: "line",
      ...from("borders"),
      minzoom: 3,
      filter: ["==", ["get", "kind"], "province"],
      layout: round,
      paint: { "line-color": province, "line-width": widening(border.width * 0.6), "line-dasharray": [4, 2] },
    },
    {
      id: "borders",
      type: "line",
      ...from("borders"),
      filter: ["==", ["get", "kind"], "country"],
      layout: round,
      paint: {
        "line-color": border.color,
        "line-width": widening(border.width),
        ...(border.dash && { "line-dasharray": [...border.dash] }),
      },
    },
    // Above the borders, some of which cross lakes.
    { id: "lakes", type: "fill", ...from("lakes"), minzoom: 2, paint: { "fill-color": sea } },
    {
      id: "shores",
      type: "line",
      ...from("lakes"),
      minzoom: 2,
      layout: round,
      paint: { "line-color": coast.color, "line-width": widening(coast.width * 0.8) },
    },
  ];
}

/** The minimum size of cities shown at each zoom: ten times the logarithm of their population. */
const minSize: ExpressionSpecification = ["step", ["zoom"], 69, 4, 64, 5, 58, 6, 53, 7, 46, 8, 40, 9, 38, 10, 37];

/** The maximum rank of countries named at each zoom: on a world map, islands would take the place of others. */
const lastRank: ExpressionSpecification = ["step", ["zoom"], 12, 2, 17, 3, 23, 4, 28, 5, 36, 6, 99];

function nameLayers({ city, country, font }: Theme): LayerSpecification[] {
  // A capital is treated as if it were six times as large.
  const size: ExpressionSpecification = ["+", ["get", "size"], ["case", ["has", "capital"], 8, 0]];
  const isShown: ExpressionSpecification = [">=", size, minSize];
  const grown = (min: number, max: number): ExpressionSpecification => [
    "interpolate",
    ["linear"],
    ["get", "size"],
    40,
    min,
    70,
    max,
  ];
  return [
    ...(city.glow
      ? [
          {
            id: "lights",
            type: "circle",
            ...from("cities"),
            minzoom: 3,
            paint: {
              "circle-color": city.glow,
              "circle-radius": grown(city.radius * 2, city.radius * 12),
              "circle-blur": 1,
              "circle-opacity": 0.55,
            },
          } as const,
        ]
      : []),
    {
      id: "country-names",
      type: "symbol",
      ...from("names"),
      maxzoom: 7,
      filter: ["<=", ["get", "rank"], lastRank],
      layout: {
        "text-field": ["get", "name"],
        "text-font": [...fonts[font].bold],
        "text-size": ["interpolate", ["linear"], ["zoom"], 1, 10, 4, 13, 7, 20],
        "text-transform": "uppercase",
        "text-letter-spacing": 0.12,
        "text-max-width": 7,
        "text-padding": 8,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: { "text-color": country, "text-halo-color": city.halo, "text-halo-width": 1.4, "text-opacity": 0.9 },
    },
    // Dot and name in one layer: a city whose name has no room has no dot either, which would lie on other names.
    {
      id: "cities",
      type: "symbol",
      ...from("cities"),
      filter: isShown,
      layout: {
        "icon-image": "dot",
        // The radius of the image is 8 pixels.
        "icon-size": grown(city.radius / 8, (city.radius * 1.8) / 8),
        "text-field": ["get", "name"],
        "text-font": [...fonts[font].regular],
        "text-size": grown(11.5, 17),
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.6,
        "text-justify": "auto",
        "text-max-width": 8,
        "text-padding": 3,
        "symbol-sort-key": ["-", 0, size],
      },
      paint: {
        "icon-color": city.dot,
        "icon-halo-color": city.ring,
        "icon-halo-width": city.radius * 0.55,
        "text-color": city.text,
        "text-halo-color": city.halo,
        "text-halo-width": 1.5,
      },
    },
  ];
}

/** Street tiles above the plain map, which stays visible while they load or if they fail. */
const streetsLayer = ({ streets = {} }: Theme): LayerSpecification => ({
  id: "streets",
  type: "raster",
  source: "streets",
  paint: streets,
});
