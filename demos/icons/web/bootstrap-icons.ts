import folder from "bootstrap-icons/package.json?icons";
import { english } from "#contract/english.ts";
import { drawIcon } from "#web/features/icons/drawn-icon.tsx";
import { type IconSet, iconTexts } from "#web/features/icons/icon-set.ts";
import { loadDrawing, shardQuery } from "#web/features/icons/queries.ts";
import { writeMarkupImport, writeSvg } from "#web/features/icons/write-code.ts";

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
