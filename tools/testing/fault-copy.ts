import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";

import { listFiles } from "../changed/git.ts";
import { root } from "../lib/run-command.ts";
import { runGit } from "../lib/run-git.ts";
import { readFaults } from "./read-faults.ts";

/** The arguments for Node that run the selected tests in a copy. The entry point first writes the generated files, which Git ignores. */
export const testCommand = ["tools/bootstrap.mjs", "test:changed", "HEAD"] as const;

/**
 * Makes a repository with one commit, the working tree.
 *
 * @param planted the files that the fault will change. The patches of other faults in these files are left out, because the
 *   test that applies them would notice the fault
 */
export function copyTree(directory: string, planted: readonly string[]) {
  const patches = readFaults().filter(({ paths }) => paths.some((path) => planted.includes(path)));
  const leftOut = new Set(patches.map(({ file }) => relative(root, file)));
  const files = listFiles().filter((file) => !leftOut.has(file));
  for (const file of files) cpSync(join(root, file), join(directory, file));
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction");
  const git = (...args: readonly string[]) => runGit(directory, args);
  git("init", "--quiet");
  appendFileSync(join(directory, ".git", "info", "exclude"), "/node_modules\n");
  git("add", ".");
  const author = ["-c", "user.name=Atrium", "-c", "user.email=atrium@localhost"];
  git(...author, "commit", "--quiet", "--no-verify", "--no-gpg-sign", "--message=Without a fault");
}
