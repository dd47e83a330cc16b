import type { StyleSpecification } from "maplibre-gl";

import type { MapStyle } from "#features/maps/contract.ts";

/** All possible two-letter codes. */
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** The names of countries in a language, by two-letter code, as far as the browser knows them. */
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
 * Prepares a style for this page: resolves the addresses of its tiles, which are relative to its own, and translates
 * countries. Cities keep their names in Latin letters.
 *
 * @param address of the style
 * @param names of countries; empty for the style's own English names
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
          // Spacing would separate joined letters, as in Arabic.
          layout: { ...(layer["layout"] as object), "text-field": nameExpression(names), "text-letter-spacing": 0 },
        }
      : layer,
  );
  return { ...style, sources, layers } as unknown as StyleSpecification;
}

/** `new URL` would encode the braces of `{z}`, so they are restored. */
const completeAddress = (tile: string, address: string) =>
  /^https?:/.test(tile) ? tile : `${address.replace(/[^/]*$/, "")}${tile}`;

const nameExpression = (names: ReadonlyMap<string, string>) => [
  "match",
  ["get", "code"],
  ...[...names].flat(),
  ["get", "name"],
];
