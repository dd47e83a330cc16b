import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import type { MapStyle } from "#features/maps/contract.ts";
import { localizeStyle, nameCountries } from "#features/maps/web/localize-style.ts";

const style: MapStyle = {
  version: 8,
  name: "metro",
  sources: {
    geography: { type: "vector", tiles: ["tiles/{z}/{x}/{y}.pbf?v=1"], maxzoom: 6, attribution: "A" },
    streets: { type: "raster", tiles: ["https://tiles.example/{z}/{x}/{y}.png"], attribution: "B" },
  },
  layers: [
    { id: "sea", type: "background" },
    {
      id: "country-names",
      type: "symbol",
      source: "geography",
      "source-layer": "names",
      layout: { "text-field": ["get", "name"], "text-size": 12 },
    },
  ],
};
const address = "https://office.example/admin/api/maps/metro.json";

test("relative addresses of tiles are resolved against the style's address, and absolute ones stay", () => {
  const { sources } = localizeStyle(style, address, undefined);
  expect(sources).toMatchObject({
    geography: {
      type: "vector",
      tiles: ["https://office.example/admin/api/maps/tiles/{z}/{x}/{y}.pbf?v=1"],
      maxzoom: 6,
    },
    streets: { tiles: ["https://tiles.example/{z}/{x}/{y}.png"] },
  });
});

test("countries have their names in the language; unknown ones keep their own", () => {
  const names = nameCountries("de");
  expect([names.get("DE"), names.get("JP"), names.get("ZZ"), names.get("QX")]).toEqual([
    "Deutschland",
    "Japan",
    "Unbekannte Region",
    undefined,
  ]);
  const localized = localizeStyle(style, address, names);
  expect(validateStyleMin(localized)).toEqual([]);
  const [, layer] = localized.layers;
  const field = (layer as { layout: { "text-field": unknown[] } }).layout["text-field"];
  expect([field.slice(0, 2), field.at(-1)]).toEqual([
    ["match", ["get", "code"]],
    ["get", "name"],
  ]);
  expect(field[field.indexOf("DE") + 1]).toBe("Deutschland");
  expect(localized.layers[1]).toMatchObject({ layout: { "text-size": 12 } });
  // The given style belongs to the cache and is not changed.
  expect(style.layers[1]).toMatchObject({ layout: { "text-field": ["get", "name"] } });
});
