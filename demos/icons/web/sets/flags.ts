import { createElement } from "react";

import folder from "flag-icons/package.json?icons";
import { english } from "#contract/text/english.ts";
import { continents } from "#demos/icons/web/sets/flag-names.ts";
import { FlagPicture } from "#demos/icons/web/sets/flag-picture.tsx";
import type { IconParams } from "#demos/icons/web/icon-params.ts";
import type { IconSet } from "#demos/icons/web/icon-set.ts";
import { loadText } from "#demos/icons/web/queries.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";
import { writeAddressImport } from "#demos/icons/web/sets/write-code.ts";

export const flagsFolder = folder;

const fileOf = ({ name }: Icon, { ratio }: IconParams) => `${ratio}/${name}.svg`;

export const flags: IconSet = {
  address: "/ui/icons-flags",
  searchText: (t, count) => t({ one: "Search {{count}} flag", other: "Search {{count}} flags" }, { count }),
  countText: (t, count) => t({ one: "{{count}} flag", other: "{{count}} flags" }, { count }),
  filter: { label: english("Continent"), options: continents.map((name) => ({ value: name, label: name })) },
  hasRatios: true,
  licence: "MIT",
  draw: ({ icon, size, alt, params }) =>
    createElement(FlagPicture, {
      address: new URL(fileOf(icon, params), folder).href,
      alt,
      ratio: params.ratio,
      size,
    }),
  writeImport: (icon, params) => writeAddressImport(icon.name, `flag-icons/flags/${fileOf(icon, params)}`),
  loadSvg: (icon, params) => loadText(folder, fileOf(icon, params)),
};
