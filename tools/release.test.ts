import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

import packageLock from "../package-lock.json" with { type: "json" };
import packageJson from "../package.json" with { type: "json" };
import { moveUnreleased, notesOf, planRelease, release, setVersion } from "./release.ts";
import { root } from "./lib/run-command.ts";
import { runGit } from "./lib/run-git.ts";

const changelog = `# Changelog

## [Unreleased]

### Added

- A clock.
  It ticks.

### Fixed

## [0.2.0] - 2026-11-28

### Fixed

- The bell.
`;

const notes = "### Added\n\n- A clock.\n  It ticks.";

const released = `# Changelog

## [Unreleased]

## [0.3.0] - 2026-12-24

${notes}

## [0.2.0] - 2026-11-28

### Fixed

- The bell.
`;

const nothing = changelog.replace("- A clock.\n  It ticks.\n", "");

test("the changelog describes the version of package.json and package-lock.json", () => {
  const text = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  expect(notesOf(text, packageJson.version)).not.toBe("");
  expect([packageLock.version, packageLock.packages[""].version]).toEqual([packageJson.version, packageJson.version]);
});

test("the entries get a heading, and Unreleased stays without any", () => {
  expect(moveUnreleased(changelog, "0.3.0", "2026-12-24")).toBe(released);
  expect(() => moveUnreleased(released, "0.4.0", "2027-01-01")).toThrow("nothing below Unreleased");
});

test("the first release has no earlier one below it", () => {
  expect(moveUnreleased("## [Unreleased]\n\n- All.\n", "0.1.0", "2026-11-26")).toBe(
    "## [Unreleased]\n\n## [0.1.0] - 2026-11-26\n\n- All.\n",
  );
});

test.each([
  ["0.3.0", notes],
  ["0.2.0", "### Fixed\n\n- The bell."],
  ["0.2", ""],
  ["0.4.0", ""],
])("the notes of %s", (version, text) => {
  expect(notesOf(released, version)).toBe(text);
});

test("only the version of the package is set", () => {
  const lock = (version: string) =>
    JSON.stringify({ name: "a", version, packages: { "": { version }, b: { version: "0.2.0" } } }, undefined, 2);
  expect(setVersion(lock("0.2.0"), "0.2.0", "0.3.0", 2)).toBe(lock("0.3.0"));
  expect(() => setVersion(lock("0.1.0"), "0.2.0", "0.3.0", 2)).toThrow("npm install");
});

const state = {
  version: "0.3.0",
  current: "0.2.0",
  branch: "main",
  changed: [],
  tags: ["v0.1.0", "v0.2.0"],
  changelog,
  date: "2026-12-24",
};

test("a release has a tag, notes and a changelog", () => {
  expect(planRelease(state)).toEqual({ tag: "v0.3.0", notes, changelog: released });
  expect(planRelease({ ...state, version: "0.10.0" }).tag).toBe("v0.10.0");
});

test.each([
  [{ version: "" }, "three numbers"],
  [{ version: "0.3" }, "three numbers"],
  [{ version: "v0.3.0" }, "three numbers"],
  [{ version: "0.03.0" }, "three numbers"],
  [{ version: "0.3.0-rc.1" }, "three numbers"],
  [{ version: "0.2.0" }, "later version than 0.2.0"],
  [{ version: "0.9.0", current: "0.10.0" }, "later version than 0.10.0"],
  [{ branch: "clock" }, "this is clock"],
  [{ branch: "" }, "this is no branch"],
  [{ changed: ["README.md", "web/clock.ts"] }, "README.md, web/clock.ts"],
  [{ tags: ["v0.3.0"] }, "v0.3.0 is there already"],
  [{ changelog: nothing }, "nothing below Unreleased"],
])("%o is refused: %s", (part, reason) => {
  expect(() => planRelease({ ...state, ...part })).toThrow(reason);
});

let directory = "";
const git = (...args: readonly string[]) => runGit(directory, args).trim();
const write = (file: string, text: string) => writeFileSync(join(directory, file), text);

/** Makes a repository with what a release changes. */
function createRepository() {
  directory = mkdtempSync(join(tmpdir(), "atrium-release-"));
  write("CHANGELOG.md", changelog);
  const version = "0.2.0";
  write("package.json", `${JSON.stringify({ version }, undefined, 2)}\n`);
  write("package-lock.json", `${JSON.stringify({ version, packages: { "": { version } } }, undefined, 2)}\n`);
  git("init", "--quiet", "--initial-branch=main");
  const settings = { "user.name": "Atrium", "user.email": "atrium@localhost", "commit.gpgSign": "false" };
  for (const [name, value] of Object.entries({ ...settings, "tag.gpgSign": "false" })) git("config", name, value);
  git("add", ".");
  git("commit", "--quiet", "--message=Before");
}

afterEach(() => {
  if (directory !== "") rmSync(directory, { recursive: true, force: true });
  directory = "";
});

/** A check that runs a script in the repository. */
const check = (script: string) => [process.execPath, "-e", script];
const releaseWith = (script: string) =>
  release({ version: "0.3.0", directory, date: "2026-12-24", checks: [check(script)] });

test("a release is committed and tagged once its checks have passed", async () => {
  createRepository();
  const done = await releaseWith('require("node:fs").writeFileSync(".git/checked", "")');
  expect(done).toEqual({ tag: "v0.3.0", notes });
  expect(existsSync(join(directory, ".git", "checked"))).toBe(true);
  expect(git("log", "--format=%s")).toBe("chore(release): 0.3.0\nBefore");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("show", "HEAD:CHANGELOG.md")).toBe(released.trim());
  for (const file of ["package.json", "package-lock.json"]) expect(git("show", `HEAD:${file}`)).not.toContain("0.2.0");
  expect(git("cat-file", "-t", "v0.3.0")).toBe("tag");
  expect(git("rev-parse", "v0.3.0^{commit}")).toBe(git("rev-parse", "HEAD"));
  expect(git("for-each-ref", "--format=%(contents)", "refs/tags/v0.3.0")).toBe(`v0.3.0\n\n${notes}`);
});

test.each([
  ["a check fails", "process.exit(1)", "Correct what failed"],
  ["a check leaves a file", 'require("node:fs").writeFileSync("left", "")', "in no commit: left"],
  [
    "a commit is made meanwhile",
    'require("node:child_process").execFileSync("git", ["commit", "--quiet", "--allow-empty", "--message=Meanwhile"])',
    "a commit was made",
  ],
])("nothing is released if %s", async (_, script, reason) => {
  createRepository();
  await expect(releaseWith(script)).rejects.toThrow(reason);
  expect(git("tag", "--list")).toBe("");
  expect(git("log", "--format=%s")).not.toContain("release");
  expect(readFileSync(join(directory, "package.json"), "utf8")).toContain("0.2.0");
});

test("a commit that a hook refuses leaves the files as they were", async () => {
  createRepository();
  writeFileSync(join(directory, ".git", "hooks", "commit-msg"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await expect(releaseWith("")).rejects.toThrow("git commit");
  expect(git("status", "--porcelain")).toBe("");
});
