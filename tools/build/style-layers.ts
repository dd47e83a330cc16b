import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");

/**
 * The cascade layers, weakest first. A rule in a later layer wins, whatever the selectors and the order in which the
 * sheets are loaded: see `docs/decisions/0022-css-layers-and-scales.md`.
 */
const layers = ["reset", "libraries", "base", "ui", "shell", "features", "forced"] as const;

/** Has to be the first thing that a page reads: the order of layers is that in which they are first named. */
export const layerOrder = `@layer ${layers.join(", ")};`;

/** The layer of each path. The first that fits counts. */
const paths: readonly (readonly [start: string, layer: string])[] = [
  ["web/ui/theme/reset.css", "reset"],
  ["web/ui/theme/forced-colors.css", "forced"],
  ["web/ui/theme/more-contrast.css", "forced"],
  ["web/ui/theme/", "base"],
  ["web/ui/skins/", "base"],
  // Other blocks of `ui` are built from these and adjust them. Within `ui`, a nested layer is the weaker one.
  ["web/ui/actions/", "ui.parts"],
  ["web/ui/display/", "ui.parts"],
  ["web/ui/", "ui"],
  ["web/shell/", "shell"],
  ["features/", "features"],
  ["demos/", "features"],
  ["web/screens/", "features"],
  ["web/app/", "features"],
];

/** The layer of a style sheet, by its absolute path. */
export function layerOf(file: string) {
  const path = file.replaceAll("\\", "/").replace(/\?.*$/, "");
  if (path.includes("/node_modules/")) return "libraries";
  const layer = paths.find(([start]) => path.startsWith(root + start))?.[1];
  if (layer === undefined) throw new Error(`${path} is in no folder that has a layer; see tools/build/style-layers.ts`);
  return layer;
}

/** Puts a style sheet into the layer of its folder. */
export const wrapInLayer = (css: string, file: string) => `@layer ${layerOf(file)} {\n${css}\n}\n`;
