import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { endServer, launchServer } from "#server/testing.ts";

import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { writeOtherOffice } from "./lib/other-office.ts";
import { root, runOrThrow } from "./lib/run-command.ts";
import { runGit } from "./lib/run-git.ts";
import { removalOf } from "./upgrade/plan-upgrade.ts";
import { checkUpgrade, readUpgrade } from "./upgrade-check.ts";

// Takes the last commit over into a team's copy of an earlier release: without demos, with another name and logo, and with a feature
// of its own that has stored a row. Installs, builds and starts both. It takes as long as `npm test`.
//
//   npm run test:upgrade                       from the last release
//   npm run test:upgrade -- --from v0.2.0      from this one, or from a commit
//   npm run test:upgrade -- --remove forum     also without this feature
//   with --checks                              the checks instead of `npm test`

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    remove: { type: "string" },
    checks: { type: "boolean", default: false },
  },
});

const note = { id: "0190f3f0-0000-7000-8000-000000000001", title: "Stored before the upgrade" };

cleanUpAtEnd();
const directory = mkdtempSync(join(tmpdir(), "atrium-upgrade-"));

const npmRun = (...args: readonly string[]) =>
  runOrThrow(process.execPath, ["tools/bootstrap.mjs", ...args], { cwd: directory });
const git = (...args: readonly string[]) =>
  runGit(directory, ["-c", "user.name=Test", "-c", "user.email=test@office.example", ...args]);

function commit(message: string) {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** Starts the copy as `npm start` does, and stops it after the action. */
async function whileServed(act: (address: string) => Promise<void>) {
  const { child, settled } = launchServer(directory, {}, ["tools/bootstrap.mjs", "start"]);
  try {
    const { address, said } = await settled;
    assert.notEqual(address, "", `The server did not start:\n${said}`);
    await act(address);
  } finally {
    await endServer(child, "SIGTERM");
  }
}

async function addNote(address: string) {
  const answer = await fetch(new URL("api/notes.json", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(note),
  });
  assert.equal(answer.status, 200, await answer.text());
}

async function expectNote(address: string) {
  const answer = await fetch(new URL("api/notes.json", address));
  const notes = (await answer.json()) as readonly { readonly id: string; readonly title: string }[];
  assert.deepEqual(
    notes.map(({ id, title }) => ({ id, title })),
    [note],
  );
  const page = await (await fetch(address)).text();
  assert.match(page, /<title>Nordlicht/, "The page lacks the team's name");
}

/** Merges as docs/UPGRADING.md describes. @throws {Error} if anything but what was deleted here conflicts */
function merge(release: string) {
  console.log(checkUpgrade(release, directory).text);
  const upgrade = readUpgrade(release, directory);
  assert.deepEqual(upgrade.conflicts, [], "The merge conflicts");
  try {
    git("merge", "--no-edit", release);
  } catch (error) {
    if (upgrade.returning.size === 0) throw error;
    const [, ...removal] = removalOf(upgrade).split(" ");
    git(...removal);
    git("commit", "--quiet", "--no-edit");
  }
}

async function run() {
  const release = runGit(root, ["rev-parse", "HEAD"]).trim();
  const from = values.from ?? runGit(root, ["describe", "--tags", "--abbrev=0", "HEAD^"]).trim();
  git("clone", "--quiet", root, ".");
  git("checkout", "--quiet", "-B", "main", from);
  await npmRun("strip", "--demos", ...(values.remove ? ["--remove", values.remove] : []), "--yes");
  writeOtherOffice(directory, { title: "Nordlicht", shortTitle: "Nord" });
  await npmRun("new", "feature", "notes");
  commit("feat: an office of our own");
  await whileServed(addNote);
  console.log(`✓ ${from}, without demos, with a name and a feature of its own, has stored a row`);
  merge(release);
  await npmRun("upgrade:imports", from, release);
  for (const command of ["words", "db:types"]) await npmRun(command);
  await runOrThrow("npm", ["run", "format"], { cwd: directory });
  if (git("status", "--porcelain") !== "") commit("chore: what follows from the merge");
  await whileServed(expectNote);
  console.log("✓ The row is there after the upgrade, and the name has stayed");
  const output = await npmRun(values.checks ? "check" : "test");
  console.log(`✓ ${output.trim().split("\n").at(-1)}`);
}

try {
  await run();
  console.log("\n1 passed, 0 failed");
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  // On Windows, the run has no temporary directory of its own.
  rmSync(directory, { recursive: true, force: true });
}
