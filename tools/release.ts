import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { compareVersions } from "#server/lib/compare-versions.ts";

import { root, runCommand } from "./lib/run-command.ts";
import { namesIn, runGit } from "./lib/run-git.ts";

// Makes a release of the main branch: runs all checks and tests, dates the entries of the changelog, sets the version,
// commits and tags. Pushes nothing.
//
//   npm run release -- 0.3.0

const usage = "npm run release -- 0.3.0";

/** The heading of the changelog's entries that are in no release yet. */
const unreleased = "## [Unreleased]";

/** Returns the entries below a heading of the changelog, up to the next one. Subheadings without entries are left out. */
function entriesBelow(changelog: string, heading: string) {
  const lines = changelog.split("\n");
  const start = lines.findIndex((line) => line === heading || line.startsWith(`${heading} `));
  if (start < 0) return "";
  const end = lines.findIndex((line, index) => index > start && line.startsWith("## "));
  const text = lines.slice(start + 1, end < 0 ? undefined : end).join("\n");
  const sections = text.split(/^(?=### )/m).filter((section) => !/^### [^\n]*\s*$/.test(section));
  return sections
    .map((section) => section.trim())
    .filter(Boolean)
    .join("\n\n");
}

/** Returns what the changelog says of a version, without its heading. */
export const notesOf = (changelog: string, version: string) => entriesBelow(changelog, `## [${version}]`);

/**
 * Moves the entries below Unreleased to a heading of the version, and leaves Unreleased empty.
 *
 * @param date the day of the release, as `2026-11-28`
 * @throws {Error} if there are none
 */
export function moveUnreleased(changelog: string, version: string, date: string) {
  const notes = entriesBelow(changelog, unreleased);
  if (notes === "")
    throw new Error("CHANGELOG.md has nothing below Unreleased: write there what changes for adopters, and commit it");
  const [before = "", after = ""] = changelog.split(`${unreleased}\n`);
  const next = after.search(/^## /m);
  const earlier = next < 0 ? "" : `\n${after.slice(next)}`;
  return `${before}${unreleased}\n\n## [${version}] - ${date}\n\n${notes}\n${earlier}`;
}

/**
 * Replaces the version at the beginning of `package.json` or `package-lock.json`, which has it twice.
 *
 * @throws {Error} if it is another one
 */
export function setVersion(text: string, from: string, to: string, times = 1) {
  let found = 0;
  return text.replaceAll(/^ +"version": "([^"]*)"/gm, (line, version: string) => {
    found += 1;
    if (found > times) return line;
    if (version !== from)
      throw new Error(`package-lock.json has the version ${version}, and package.json ${from}: run npm install`);
    return line.replace(version, to);
  });
}

/** What a release follows from. */
type State = {
  readonly version: string;
  /** The version of `package.json`. */
  readonly current: string;
  readonly branch: string;
  /** The files that differ from the last commit. */
  readonly changed: readonly string[];
  readonly tags: readonly string[];
  readonly changelog: string;
  readonly date: string;
};

/**
 * Plans a release: its tag, its notes, and the changelog with its heading.
 *
 * @throws {Error} with a sentence on what has to be done first
 */
export function planRelease({ version, current, branch, changed, tags, changelog, date }: State) {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error(`Name the version, as three numbers: ${usage}`);
  if (compareVersions(version, current) <= 0)
    throw new Error(`Name a later version than ${current}, which package.json has: ${usage}`);
  if (branch !== "main")
    throw new Error(`Switch to main, from which releases are made: this is ${branch || "no branch"}`);
  if (changed.length > 0) throw new Error(`Commit or remove what is in no commit: ${changed.join(", ")}`);
  const tag = `v${version}`;
  if (tags.includes(tag)) throw new Error(`Name another version: the tag ${tag} is there already`);
  const moved = moveUnreleased(changelog, version, date);
  return { tag, changelog: moved, notes: notesOf(moved, version) };
}

/** The checks and tests before a release. They do not depend on npm, which Windows starts in another way. */
const allChecks = [
  [process.execPath, "tools/bootstrap.mjs", "check"],
  [process.execPath, "tools/bootstrap.mjs", "test"],
];

type Release = {
  readonly version: string;
  readonly directory?: string;
  /** The commands that have to succeed. Their output is shown. */
  readonly checks?: readonly (readonly string[])[];
  readonly date?: string;
};

/**
 * Makes a release, and returns its tag and its notes.
 *
 * @throws {Error} with a sentence on what has to be done first. Nothing is changed then
 */
export async function release({
  version,
  directory = root,
  checks = allChecks,
  date = new Date().toISOString().slice(0, 10),
}: Release) {
  const git = (args: readonly string[], input?: string) => runGit(directory, args, input).trimEnd();
  const read = (file: string) => readFileSync(join(directory, file), "utf8");
  const plan = () => {
    const { version: current } = JSON.parse(read("package.json")) as { version: string };
    const changed = namesIn(git(["status", "--porcelain", "-z", "--no-renames"])).map((line) => line.slice(3));
    const branch = git(["branch", "--show-current"]);
    const tags = git(["tag", "--list"]).split("\n");
    const planned = planRelease({ version, current, branch, changed, tags, changelog: read("CHANGELOG.md"), date });
    const files = {
      "CHANGELOG.md": planned.changelog,
      "package.json": setVersion(read("package.json"), current, version),
      "package-lock.json": setVersion(read("package-lock.json"), current, version, 2),
    };
    return { ...planned, files, commit: git(["rev-parse", "HEAD"]) };
  };

  const { tag, notes, files, commit } = plan();
  for (const [program = "", ...args] of checks) {
    const { code } = await runCommand(program, args, { cwd: directory, show: true });
    if (code !== 0) throw new Error("Correct what failed above. Nothing was released");
  }
  // The tests take minutes, in which somebody may have gone on working.
  if (plan().commit !== commit) throw new Error("Start again: a commit was made while the tests ran");

  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
  try {
    git(["commit", "--quiet", `--message=chore(release): ${version}`, "--", ...Object.keys(files)]);
  } catch (error) {
    git(["checkout", "--quiet", "HEAD", "--", ...Object.keys(files)]);
    throw error;
  }
  // Without --cleanup, Git takes the headings of the notes for comments.
  git(["tag", "--annotate", "--cleanup=whitespace", "--file=-", tag], `${tag}\n\n${notes}\n`);
  return { tag, notes };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const { tag, notes } = await release({ version: process.argv[2] ?? "" });
    console.log(`\n${tag}\n\n${notes}\n\nPublish it: git push --atomic origin main ${tag}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
