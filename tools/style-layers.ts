import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../web/", import.meta.url)).replaceAll("\\", "/");

/**
 * The cascade layers, weakest first. A rule in a later layer wins, whatever the selectors and the order in which the
 * sheets are loaded: see `docs/decisions/0022-css-layers-and-scales.md`.
 */
export const layers = ["reset", "libraries", "base", "ui", "shell", "features", "forced"] as const;

/** Has to be the first thing that a page reads: the order of layers is that in which they are first named. */
export const layerOrder = `@layer ${layers.join(", ")};`;

/** The layer of each path in `web/`. The first that fits counts. */
const paths: readonly (readonly [start: string, layer: string])[] = [
  ["ui/theme/reset.css", "reset"],
  ["ui/theme/forced-colors.css", "forced"],
  ["ui/theme/", "base"],
  ["ui/skins/", "base"],
  // Other blocks of `ui` are built from these and adjust them. Within `ui`, a nested layer is the weaker one.
  ["ui/actions/", "ui.parts"],
  ["ui/display/", "ui.parts"],
  ["ui/", "ui"],
  ["shell/", "shell"],
  ["features/", "features"],
  ["app/", "features"],
];

/** The layer of a style sheet, by its absolute path. */
export function layerOf(file: string) {
  const path = file.replaceAll("\\", "/").replace(/\?.*$/, "");
  if (path.includes("/node_modules/")) return "libraries";
  const layer = paths.find(([start]) => path.startsWith(web + start))?.[1];
  if (layer === undefined) throw new Error(`${path} is in no folder that has a layer; see tools/style-layers.ts`);
  return layer;
}

/** Puts a style sheet into the layer of its folder. */
export const wrapInLayer = (css: string, file: string) => `@layer ${layerOf(file)} {\n${css}\n}\n`;
