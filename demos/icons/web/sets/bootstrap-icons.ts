import folder from "bootstrap-icons/package.json?icons";
import { english } from "#contract/text/english.ts";
import { drawIcon } from "#demos/icons/web/sets/drawn-icon.tsx";
import { type IconSet, iconTexts } from "#demos/icons/web/icon-set.ts";
import { loadDrawing, shardQuery } from "#demos/icons/web/queries.ts";
import { writeMarkupImport, writeSvg } from "#demos/icons/web/sets/write-code.ts";

export const bootstrapIconsFolder = folder;

export const bootstrapIcons: IconSet = {
  address: "/ui/icons-glyph",
  ...iconTexts,
  filter: {
    label: english("Style"),
    options: [
      { value: "outline", label: english("Outline") },
      { value: "filled", label: english("Filled") },
    ],
  },
  hasRatios: false,
  licence: "MIT",
  shardQuery: (shard) => shardQuery(folder, shard),
  draw: drawIcon,
  writeImport: ({ name }) => writeMarkupImport(name, `bootstrap-icons/icons/${name}.svg`),
  loadSvg: async ({ index }) => writeSvg(await loadDrawing(folder, index)),
};
