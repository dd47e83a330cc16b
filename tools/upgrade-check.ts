import { pathToFileURL } from "node:url";

import { GitFailure, namesIn, runGit } from "./lib/run-git.ts";
import { root } from "./lib/run-command.ts";
import { describeFieldChanges } from "./upgrade/office-fields.ts";
import { describeUpgrade, needsWork, parseMergeTree, planUpgrade, type Upgrade } from "./upgrade/plan-upgrade.ts";

// Says what merging a release would do to what was changed here, and changes nothing.
//
//   npm run upgrade:check -- v0.3.0

/** Git in a folder, and the commits that a merge of a release is about. */
function openMerge(release: string, directory: string) {
  const git = (...args: readonly string[]) => runGit(directory, args);
  const find = (...args: readonly string[]) => {
    try {
      return git(...args).trim();
    } catch {
      return "";
    }
  };
  if (release === "") throw new Error("Name the release: npm run upgrade:check -- v0.3.0");
  const commit = find("rev-parse", "--verify", "--quiet", `${release}^{commit}`);
  if (commit === "") throw new Error(`Git knows no ${release}. Fetch the releases first: docs/UPGRADING.md`);
  const base = find("merge-base", "HEAD", commit);
  if (base === "")
    throw new Error(`${release} and this branch have no commit in common. docs/UPGRADING.md says how they get one`);
  const changes = (from: string, to: string) =>
    new Set(namesIn(git("diff", "--name-only", "--no-renames", "-z", from, to)));
  return { git, find, changes, commit, base };
}

/**
 * Returns what a merge of a release would do to the last commit of this branch.
 *
 * @throws {Error} if the release is not known, or has no commit in common with this branch
 */
export function readUpgrade(release: string, directory = root): Upgrade {
  const { git, changes, commit, base } = openMerge(release, directory);
  const filesOf = (tree: string) => new Set(namesIn(git("ls-tree", "-r", "-z", "--name-only", tree)));
  const { tree, conflicts } = parseMergeTree(mergeTree(directory, commit));
  return planUpgrade({
    base: filesOf(base),
    ours: filesOf("HEAD"),
    theirs: filesOf(commit),
    result: filesOf(tree),
    changedHere: changes(base, "HEAD"),
    touched: changes("HEAD", tree),
    conflicts,
  });
}

/**
 * Compares the last commit of this branch with a release.
 *
 * @returns what to know of the merge, and whether Git can do it alone
 * @throws {Error} as `readUpgrade`
 */
export function checkUpgrade(release: string, directory = root) {
  const { git, find, changes, commit, base } = openMerge(release, directory);
  if (base === commit) return { text: `${release} is merged already`, isClean: true };
  const officeOf = (at: string) => ({
    type: find("show", `${at}:contract/office.ts`),
    config: find("show", `${at}:office.config.ts`),
  });
  const upgrade = readUpgrade(release, directory);
  const isClean = !needsWork(upgrade);
  const uncommitted = namesIn(git("status", "--porcelain", "-z", "--no-renames")).length;
  const since = find("describe", "--tags", "--always", base);
  const [theirs, ours] = [changes(base, commit).size, changes(base, "HEAD").size];
  const text = [
    `Since ${since}, ${release} has changed ${theirs} files, and this branch ${ours}`,
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
