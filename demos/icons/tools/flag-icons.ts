import { readFileSync } from "node:fs";

import type { FlagIndex } from "#demos/icons/web/icon-files.ts";
import { type IconFiles, locate, readJson } from "#demos/icons/tools/icon-folder.ts";

type Entry = { readonly code: string; readonly continent?: string; readonly capital?: string };

const ratios = ["4x3", "1x1"] as const;

/** The flag of an unknown country, which has no name. */
const unknown = "xx";

/** The files of flag-icons: the index, and each flag as the package has it, with its colours. */
export function readFlagIcons(): IconFiles {
  const all = readJson(locate("flag-icons/country.json")) as readonly Entry[];
  const entries = all.filter(({ code }) => code !== unknown);
  const index: FlagIndex = {
    flags: entries.map(({ code, continent, capital }) => ({
      code,
      ...(continent !== undefined && { continent }),
      ...(capital !== undefined && { capital }),
    })),
  };
  const pictures = ratios.flatMap((ratio) =>
    entries.map(({ code }) => {
      const file = `${ratio}/${code}.svg`;
      return [file, readFileSync(locate(`flag-icons/flags/${file}`), "utf8")] as const;
    }),
  );
  return new Map([["index.json", JSON.stringify(index)], ...pictures]);
}
