import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { screens } from "#contract/screens.ts";

import { changesSince, findBase, listFiles, readTree } from "./changed/git.ts";
import { readProject } from "./changed/reach.ts";
import { selectTests } from "./changed/select.ts";
import { runChecks } from "./check.ts";
import { ensureChromium } from "./chromium.ts";
import { root, runCommand } from "./run-command.ts";
import { addTotals, printTotals, type Totals, totalsOf, totalsOfRun } from "./totals.ts";

// Runs the checks, and the tests that the changes since a commit can affect.
//
//   npm run test:changed [-- <commit>] [--list]

const reports = join(root, ".cache", "reports");

const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false } },
  allowPositionals: true,
});
const base = findBase(positionals[0]);
const selection = selectTests(readProject(readTree(listFiles()), screens), changesSince(base));
const { everything, unitTests, browserTests, sweptScreens, needsBuild, reasons, leftOut } = selection;

const show = async (file: string, args: readonly string[], env?: Record<string, string>) =>
  (await runCommand(file, args, { show: true, ...(env && { env }) })).code;

/** Reads the numbers of a runner's report, which may be missing. */
function readNumbers(file: string): Partial<Record<string, number>> {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as { stats?: Record<string, number> };
    return report.stats ?? (report as Record<string, number>);
  } catch {
    return {};
  }
}

async function runUnitTests() {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await show("vitest", ["run", ...reporters, ...unitTests]);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readNumbers(report);
  return totalsOfRun(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

const build = async () =>
  totalsOf((await show(process.execPath, ["tools/bootstrap.mjs", "build", "--logLevel", "warn"])) === 0);

async function runBrowserTests() {
  if (!(await ensureChromium())) return totalsOf(false);
  const report = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ATRIUM_SCREENS: [...sweptScreens].join(",") };
  const code = await show("playwright", ["test", ...browserTests], env);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readNumbers(report);
  return totalsOfRun(code, { passed: expected, failed: unexpected + flaky, skipped });
}

async function runSelected() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let totals = totalsOf();
  const step = async (name: string, run: () => Promise<Totals>) => {
    console.log(`\n— ${name}`);
    totals = addTotals(totals, await run());
  };
  await step("Checks", runChecks);
  if (unitTests.size > 0) await step("Tests", runUnitTests);
  if (needsBuild) await step("Build", build);
  // Without a build that passed, they would test an older one.
  if (browserTests.size > 0 && totals.failed === 0) await step("Browser", runBrowserTests);
  return totals;
}

/** Prints lines below a title, the first ones if there are many. */
function printLines(title: string, lines: readonly string[], limit = 20) {
  if (lines.length === 0) return;
  const rest = lines.length - limit;
  console.log([`\n${title}`, ...lines.slice(0, limit).map((line) => `  ${line}`)].join("\n"));
  if (rest > 0) console.log(`  and ${rest} more`);
}

console.log(`Changes since ${base.slice(0, 12)}: ${reasons.length} files`);
printLines("Selected by", reasons);
if (values.list) {
  printLines("Unit tests", [...unitTests], Infinity);
  printLines("Browser tests", [...browserTests], Infinity);
  printLines("Swept screens", [...sweptScreens], Infinity);
  printLines("Left out", leftOut);
} else if (everything !== undefined) {
  console.log("\nRunning all tests");
  process.exitCode = await show(process.execPath, ["tools/test.ts"]);
} else {
  const totals = await runSelected();
  printLines("Left out", leftOut);
  printTotals(totals);
}
