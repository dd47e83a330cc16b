import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { root } from "./run-command.ts";

/** A small fault that the tests have to catch: a patch below a line that describes it. */
export type Fault = { readonly name: string; readonly file: string; readonly description: string };

export function readFaults(): readonly Fault[] {
  const files = globSync("tools/planted-faults/*.patch", { cwd: root }).map((each) => join(root, each));
  return files.toSorted().map((file) => ({
    name: basename(file, ".patch"),
    file,
    description: (/^[\s\S]*?(?=^diff )/m.exec(readFileSync(file, "utf8"))?.[0] ?? "").trim(),
  }));
}

/** The error for a patch that does not apply. */
export const renewal = "the patch does not apply: the code has changed, so plant the fault anew";
