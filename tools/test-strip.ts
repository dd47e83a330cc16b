import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createRandom } from "#server/db/seed/random.ts";

import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { linkModules } from "./lib/link-modules.ts";
import { writeOtherOffice } from "./lib/other-office.ts";
import { needsOf, readFeatures } from "./lib/read-features.ts";
import { root, runOrThrow } from "./lib/run-command.ts";
import { withDependents } from "./strip.ts";

// Removes features from clones of the last commit, and tests what is left. It takes hours.
//
//   npm run test:strip                      all of the following
//   npm run test:strip -- each              the checks without each feature in turn
//   npm run test:strip -- each --of forum   the checks without this one
//   npm run test:strip -- demos             `npm test` without demos
//   npm run test:strip -- platform          `npm test` without features and demos
//   npm run test:strip -- random --seed 7   `npm test` with five random sets of features
//   npm run test:strip -- office            `npm test` with another name, logo, language and currency
//   with --checks                           the checks instead of `npm test`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: "string" }, seed: { type: "string" }, checks: { type: "boolean", default: false } },
});

type Trial = {
  readonly name: string;
  /** The arguments of `npm run strip`, unless nothing is removed. */
  readonly strip?: readonly string[];
  readonly command: "check" | "test";
  readonly prepare?: (directory: string) => void;
};

const features = await readFeatures();
const needs = needsOf(features);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const whole = values.checks ? "check" : "test";

const random = createRandom(seed);
const randomSet = () => [...features.keys()].filter(() => random.below(3) === 0);

/** What the tests must not depend on. */
const others = { title: "Nordlicht", shortTitle: "Nord", languages: ["de", "en"], currency: "CHF" };

const trials: Readonly<Record<string, () => readonly Trial[]>> = {
  each: () =>
    (values.of?.split(",") ?? [...features.keys()]).map((name) => ({
      name: `without ${name}`,
      strip: ["--remove", withDependents(needs, [name]).join(",")],
      command: "check",
    })),
  demos: () => [{ name: "without demos", strip: ["--demos"], command: whole }],
  platform: () => [{ name: "without features", strip: ["--keep", ""], command: whole }],
  random: () =>
    Array.from({ length: 5 }, () => {
      const kept = randomSet();
      return { name: `with ${kept.join(", ")} (seed ${seed})`, strip: ["--keep", kept.join(",")], command: whole };
    }),
  office: () => [
    { name: "another office", command: whole, prepare: (directory) => writeOtherOffice(directory, others) },
  ],
};

/** @returns whether it has passed */
async function run({ name, strip, command, prepare }: Trial) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const directory = mkdtempSync(join(tmpdir(), "atrium-strip-"));
  const execute = (program: string, ...args: readonly string[]) => runOrThrow(program, args, { cwd: directory });
  try {
    await execute("git", "clone", "--quiet", root, ".");
    linkModules(directory);
    prepare?.(directory);
    if (strip) await execute(process.execPath, "tools/strip.ts", ...strip, "--yes");
    const author = ["-c", "user.name=Test", "-c", "user.email=test@office.example"];
    await execute("git", "add", "--all");
    await execute("git", ...author, "commit", "--quiet", "--message", "chore: a copy of our own");
    const output = await execute(process.execPath, "tools/bootstrap.mjs", command);
    console.log(`✓ ${output.trim().split("\n").at(-1)} (${Math.round((Date.now() - started) / 1000)} s)`);
    return true;
  } catch (error) {
    console.log(`✗ ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

cleanUpAtEnd();
const chosen = positionals.length > 0 ? positionals : Object.keys(trials);
const unknown = chosen.filter((name) => !(name in trials));
if (unknown.length > 0) throw new Error(`There is no trial ${unknown.join(", ")}: ${Object.keys(trials).join(", ")}`);
let failed = 0;
let passed = 0;
for (const name of chosen) {
  for (const trial of trials[name]?.() ?? []) {
    if (await run(trial)) passed += 1;
    else failed += 1;
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
