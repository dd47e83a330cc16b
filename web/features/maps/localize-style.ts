import type { StyleSpecification } from "maplibre-gl";

import type { MapStyle } from "#contract/maps.ts";

/** Every pair of letters that could be a country's. */
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** The countries' names in a language, by their two letters, as far as the browser knows them. */
export function nameCountries(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
}

/**
 * A style made ready for this page: the addresses of its tiles, which are relative to its own, are whole, and countries
 * are called as people call them. Cities keep the names that are written there in Latin letters.
 *
 * @param address of the style
 * @param names of countries; none where the style's own, English ones will do
 */
export function localizeStyle(
  style: MapStyle,
  address: string,
  names: ReadonlyMap<string, string> | undefined,
): StyleSpecification {
  const sources: Record<string, unknown> = Object.fromEntries(
    Object.entries(style.sources).map(([id, source]) => [
      id,
      { ...source, tiles: source.tiles.map((tile) => completeAddress(tile, address)) },
    ]),
  );
  const layers = style.layers.map((layer) =>
    layer.id === "country-names" && names
      ? {
          ...layer,
          // Letters that are joined, as in Arabic, may not be drawn apart.
          layout: { ...(layer["layout"] as object), "text-field": nameExpression(names), "text-letter-spacing": 0 },
        }
      : layer,
  );
  return { ...style, sources, layers } as unknown as StyleSpecification;
}

/** The braces of `{z}` stay as they are, which `new URL` would encode. */
const completeAddress = (tile: string, address: string) =>
  /^https?:/.test(tile) ? tile : `${address.replace(/[^/]*$/, "")}${tile}`;

const nameExpression = (names: ReadonlyMap<string, string>) => [
  "match",
  ["get", "code"],
  ...[...names].flat(),
  ["get", "name"],
];
