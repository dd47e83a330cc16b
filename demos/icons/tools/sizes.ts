import type { PartSize } from "#tools/sizes/measure-sizes.ts";

/** Of a set of icons, a file of 64 drawings is loaded at a time. */
export const sizes: readonly PartSize[] = [
  ...["font-awesome", "bootstrap-icons"].flatMap((set) => [
    { name: `the index of ${set}`, largest: `assets/${set}-*/index.json` },
    { name: `the search terms of ${set}`, largest: `assets/${set}-*/terms.json` },
    { name: `64 drawings of ${set}`, largest: `assets/${set}-*/[0-9]*.json` },
  ]),
  { name: "the search terms in a language", largest: "assets/icon-words-*/*.json" },
  { name: "the index of flag-icons", largest: "assets/flag-icons-*/index.json" },
];
