import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "./lib/run-command.ts";
import { namesIn, runGit } from "./lib/run-git.ts";

// Rewrites the imports of files that a release has moved, in the features of a team that takes the release over.
//
//   npm run upgrade:imports -- v0.2.0 v0.3.0

/** The new paths of the files that were moved between two commits, by their old paths. */
export function readMoves(from: string, to: string, directory = root): ReadonlyMap<string, string> {
  // -l0: however many were moved.
  const options = ["--name-status", "--find-renames", "-l0", "--diff-filter=R", "-z"];
  const fields = namesIn(runGit(directory, ["diff", ...options, from, to]));
  const moves = new Map<string, string>();
  for (let index = 0; index < fields.length; index += 3) moves.set(fields[index + 1] ?? "", fields[index + 2] ?? "");
  return moves;
}

/** Replaces the specifiers of moved files, such as `"#web/lib/format/format.ts"`, in a source. */
export const rewriteImports = (source: string, moves: ReadonlyMap<string, string>) =>
  source.replaceAll(/(["'])#([\w./-]+)\1/g, (specifier: string, quote: string, path: string) => {
    const moved = moves.get(path);
    return moved === undefined ? specifier : `${quote}#${moved}${quote}`;
  });

/**
 * Rewrites the imports of files that were moved between two commits.
 *
 * @returns the files that it has changed
 */
export function updateImports(from: string, to: string, directory = root): readonly string[] {
  const moves = readMoves(from, to, directory);
  const sources = namesIn(runGit(directory, ["ls-files", "-z", "--", "*.ts", "*.tsx", "*.css"]));
  return sources.filter((name) => {
    const file = join(directory, name);
    const before = readFileSync(file, "utf8");
    const after = rewriteImports(before, moves);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [from, to] = process.argv.slice(2);
  try {
    if (from === undefined || to === undefined)
      throw new Error("Name the release before and the one after: npm run upgrade:imports -- v0.2.0 v0.3.0");
    const changed = updateImports(from, to);
    console.log(changed.length > 0 ? changed.join("\n") : "No import leads to a file that was moved");
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
