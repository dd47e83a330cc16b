import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { root } from "../lib/run-command.ts";

/** A small fault that the tests have to catch: a patch below a line that describes it. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  readonly description: string;
  /** The files that it changes. */
  readonly paths: readonly string[];
};

export function readFaults(directory = root): readonly Fault[] {
  const files = globSync("tools/planted-faults/*.patch", { cwd: directory }).map((each) => join(directory, each));
  return files.toSorted().map((file) => {
    const text = readFileSync(file, "utf8");
    return {
      name: basename(file, ".patch"),
      file,
      description: (/^[\s\S]*?(?=^diff )/m.exec(text)?.[0] ?? "").trim(),
      paths: [...text.matchAll(/^diff --git a\/(\S+)/gm)].map(([, path = ""]) => path),
    };
  });
}

/** The error for a patch that does not apply. */
export const renewal = "the patch does not apply: the code has changed, so plant the fault anew";
