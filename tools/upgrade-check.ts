import { pathToFileURL } from "node:url";

import { GitFailure, namesIn, runGit } from "./run-git.ts";
import { root } from "./run-command.ts";
import { describeFieldChanges } from "./upgrade/office-fields.ts";
import { describeUpgrade, needsWork, parseMergeTree, planUpgrade } from "./upgrade/plan-upgrade.ts";

// Says what merging a release would do to what was changed here, and changes nothing.
//
//   npm run upgrade:check -- v0.3.0

/**
 * Compares the last commit of this branch with a release.
 *
 * @returns what to know of the merge, and whether Git can do it alone
 * @throws {Error} if the release is not known, or has no commit in common with this branch
 */
export function checkUpgrade(release: string, directory = root) {
  const git = (...args: readonly string[]) => runGit(directory, args);
  const find = (...args: readonly string[]) => {
    try {
      return git(...args).trim();
    } catch {
      return "";
    }
  };
  const filesOf = (tree: string) => new Set(namesIn(git("ls-tree", "-r", "-z", "--name-only", tree)));
  const changes = (from: string, to: string) =>
    new Set(namesIn(git("diff", "--name-only", "--no-renames", "-z", from, to)));
  const officeOf = (commit: string) => ({
    type: find("show", `${commit}:contract/office.ts`),
    config: find("show", `${commit}:office.config.ts`),
  });

  if (release === "") throw new Error("Name the release: npm run upgrade:check -- v0.3.0");
  const commit = find("rev-parse", "--verify", "--quiet", `${release}^{commit}`);
  if (commit === "") throw new Error(`Git knows no ${release}. Fetch the releases first: docs/UPGRADING.md`);
  const base = find("merge-base", "HEAD", commit);
  if (base === "")
    throw new Error(`${release} and this branch have no commit in common. docs/UPGRADING.md says how they get one`);
  if (base === commit) return { text: `${release} is merged already`, isClean: true };

  const { tree, conflicts } = parseMergeTree(mergeTree(directory, commit));
  const changedHere = changes(base, "HEAD");
  const upgrade = planUpgrade({
    base: filesOf(base),
    ours: filesOf("HEAD"),
    theirs: filesOf(commit),
    result: filesOf(tree),
    changedHere,
    touched: changes("HEAD", tree),
    conflicts,
  });
  const isClean = !needsWork(upgrade);
  const uncommitted = namesIn(git("status", "--porcelain", "-z", "--no-renames")).length;
  const since = find("describe", "--tags", "--always", base);
  const text = [
    `Since ${since}, ${release} has changed ${changes(base, commit).size} files, and this branch ${changedHere.size}`,
    ...describeUpgrade(upgrade, describeFieldChanges(officeOf(base), officeOf(commit))),
    ...(uncommitted > 0 ? [`Left out, because they are in no commit: ${uncommitted} files`] : []),
    isClean ? `Nothing conflicts: git merge ${release}` : "docs/UPGRADING.md says how to resolve what conflicts",
  ].join("\n\n");
  return { text, isClean };
}

/** Merges without touching a file. Exits with 1 if there are conflicts. */
function mergeTree(directory: string, commit: string) {
  try {
    return runGit(directory, ["merge-tree", "--write-tree", "--name-only", "-z", "HEAD", commit]);
  } catch (error) {
    if (error instanceof GitFailure && error.code === 1) return error.output;
    throw new Error(`Git 2.38 or later is needed. ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const { text, isClean } = checkUpgrade(process.argv[2] ?? "");
    console.log(text);
    process.exitCode = isClean ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
