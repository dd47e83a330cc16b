import { globSync } from "node:fs";

import { root } from "../lib/run-command.ts";
import { writeIfChanged } from "../lib/write-if-changed.ts";

type Place = {
  /** The file of `web/parts/` in a feature's folder, and what it exports. */
  readonly file: string;
  readonly exported: string;
  /** The generated module, the list that it exports, and the type of its entries, in `web/lib/parts.ts` or in a file of its own. */
  readonly module: string;
  readonly list: string;
  readonly type: string;
  readonly typeFile?: string;
};

/** The places outside of a feature's own screens where it shows something. `web/lib/parts.ts` describes them. */
const places: readonly Place[] = [
  { file: "header.tsx", exported: "headerPart", module: "header-parts", list: "headerParts", type: "HeaderPart" },
  { file: "account.tsx", exported: "accountPart", module: "account-parts", list: "accountParts", type: "AccountPart" },
  { file: "home.tsx", exported: "homePart", module: "home-parts", list: "homeParts", type: "HomePart" },
  {
    file: "dashboard.tsx",
    exported: "dashboardPart",
    module: "dashboard-parts",
    list: "dashboardParts",
    type: "DashboardPart",
  },
  { file: "social.tsx", exported: "socialPart", module: "social-parts", list: "socialParts", type: "SocialPart" },
  { file: "kept.tsx", exported: "keptPart", module: "kept-parts", list: "keptParts", type: "KeptPart" },
  { file: "idle-work.ts", exported: "startIdleWork", module: "idle-work", list: "idleWork", type: "StartIdleWork" },
  {
    file: "first-load.ts",
    exported: "firstLoad",
    module: "first-loads",
    list: "firstLoads",
    type: "FirstLoad",
    // Apart from the others, because the build reads it.
    typeFile: "first-load",
  },
];

/** Writes a module for each place, with the parts that the folders of features have for it. */
export function discoverParts(directory = root) {
  const known = new Set(places.map(({ file }) => file));
  for (const file of globSync("{features,demos}/*/web/parts/*.{ts,tsx}", { cwd: directory })) {
    if (!known.has(file.split(/[/\\]/).at(-1) ?? ""))
      throw new Error(`${file} is for no place that shows parts: ${[...known].join(", ")}`);
  }
  for (const { file, exported, module, list, type, typeFile = "parts" } of places) {
    const files = globSync(`{features,demos}/*/web/parts/${file}`, { cwd: directory })
      .map((each) => each.replaceAll("\\", "/"))
      .toSorted();
    // Relative, because the configuration of Vite reads some of them.
    const imports = files.map((each, index) => `import { ${exported} as part${index} } from "../${each}";\n`);
    const names = files.map((_, index) => `part${index}`).join(", ");
    const text = `import type { ${type} } from "../web/lib/${typeFile}.ts";\n${imports.join("")}\nexport const ${list}: readonly ${type}[] = [${names}];\n`;
    writeIfChanged(directory, `generated/${module}.gen.ts`, text);
  }
}
