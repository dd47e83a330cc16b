import { globSync } from "node:fs";

import { root } from "../lib/run-command.ts";
import { writeIfChanged } from "../lib/write-if-changed.ts";

/** Writes a module with the texts of the platform and of all features. */
export function discoverWords(directory = root) {
  const files = globSync("{features,demos}/*/words.json", { cwd: directory }).map((file) => file.replaceAll("\\", "/"));
  const all = ["server/languages/words.json", ...files.toSorted()];
  const imports = all.map((file, index) => `import words${index} from "../${file}" with { type: "json" };\n`);
  const names = all.map((_, index) => `words${index}`).join(", ");
  const text = `import type { Words } from "../contract/text/words.ts";\n${imports.join("")}\nexport const words: readonly Words[] = [${names}];\n`;
  writeIfChanged(directory, "generated/words.gen.ts", text);
}
