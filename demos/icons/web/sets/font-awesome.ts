import folder from "@fortawesome/fontawesome-free/package.json?icons";
import { english } from "#contract/text/english.ts";
import { drawIcon } from "#demos/icons/web/sets/drawn-icon.tsx";
import { type IconSet, iconTexts } from "#demos/icons/web/icon-set.ts";
import { indexQuery, loadDrawing, shardQuery } from "#demos/icons/web/queries.ts";
import { writeMarkupImport, writeSvg } from "#demos/icons/web/sets/write-code.ts";
import { queryClient } from "#web/lib/api/query-client.ts";

export const fontAwesomeFolder = folder;

export const fontAwesome: IconSet = {
  address: "/ui/icons-font-awesome",
  ...iconTexts,
  filter: {
    label: english("Style"),
    options: [
      { value: "solid", label: english("Solid") },
      { value: "regular", label: english("Regular") },
      { value: "brands", label: english("Brands") },
    ],
  },
  hasRatios: false,
  licence: "CC BY 4.0",
  shardQuery: (shard) => shardQuery(folder, shard),
  draw: drawIcon,
  writeImport: ({ name, group }) => writeMarkupImport(name, `@fortawesome/fontawesome-free/svgs/${group}/${name}.svg`),
  loadSvg: async ({ index }) => {
    const { attribution } = await queryClient.fetchQuery(indexQuery(folder));
    return writeSvg(await loadDrawing(folder, index), attribution);
  },
};
