import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../lib/run-command.ts";
import { namesIn, runGit } from "../lib/run-git.ts";
import type { Tree } from "./graph.ts";
import type { Change } from "./select.ts";

/** The output of a command of Git, or undefined if it fails. */
function git(...args: readonly string[]) {
  try {
    return runGit(root, args);
  } catch {
    return undefined;
  }
}

/** The files of the working tree that are not ignored, new ones included. */
export const listFiles = () =>
  namesIn(git("ls-files", "--cached", "--others", "--exclude-standard", "-z") ?? "").filter((file) =>
    existsSync(join(root, file)),
  );

export function readTree(files: readonly string[]): Tree {
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readFileSync(join(root, file), "utf8");
    sources.set(file, source);
    return source;
  };
  return { files, read };
}

/**
 * The commit to compare with: the one that is named, or where this branch left the main branch.
 *
 * @throws {Error} if there is no such commit
 */
export function findBase(commit: string | undefined) {
  const names = commit === undefined ? ["main", "origin/main"] : [commit];
  const found = names.find((name) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`) !== undefined);
  const base = found !== undefined && commit === undefined ? git("merge-base", "HEAD", found) : found;
  if (base === undefined)
    throw new Error(`Git knows no ${names.join(" or ")}. Name a commit: npm run test:changed -- <commit>`);
  return base.trim();
}

/** The files that differ from a commit, whether committed or not. */
export function changesSince(base: string): readonly Change[] {
  const differing = namesIn(git("diff", "--name-only", "--no-renames", "-z", base) ?? "");
  const untracked = namesIn(git("ls-files", "--others", "--exclude-standard", "-z") ?? "");
  return [...new Set([...differing, ...untracked])].map((file) => ({ file, before: git("show", `${base}:${file}`) }));
}
