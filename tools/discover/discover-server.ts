import { globSync } from "node:fs";

import { sortByNeeds } from "#server/lib/sort-by-needs.ts";

import { root } from "../lib/run-command.ts";
import { writeIfChanged } from "../lib/write-if-changed.ts";

/**
 * Writes the list of the parts of the server that features have, each after those it needs.
 *
 * @param needs the names of the features that each feature needs
 */
export function discoverServer(needs: ReadonlyMap<string, readonly string[]>, directory = root) {
  const folders = globSync("{features,demos}/*/server/feature.ts", { cwd: directory }).map((file) =>
    file.replaceAll("\\", "/").replace("/server/feature.ts", ""),
  );
  const folderOf = new Map(folders.map((folder) => [folder.split("/")[1] ?? "", folder]));
  const names = sortByNeeds(needs).filter((name) => folderOf.has(name));
  const imports = names.map(
    (name, index) => `import { feature as feature${index} } from "#${folderOf.get(name)}/server/feature.ts";\n`,
  );
  const entries = names.map((name, index) => `  { name: "${name}", ...feature${index} },\n`);
  const text = `import type { Feature } from "#server/lib/feature.ts";\n${imports.join("")}\nexport const serverFeatures: readonly Feature[] = [\n${entries.join("")}];\n`;
  writeIfChanged(directory, "generated/server-features.gen.ts", text);
}
