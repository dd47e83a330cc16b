import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { runChecks } from "./check.ts";
import { ensureChromium } from "./chromium.ts";
import { root, runCommand } from "./run-command.ts";
import { type Totals, addTotals, printTotals, totalsOf, totalsOfRun } from "./totals.ts";

const reports = join(root, ".cache", "reports");
const routeTree = join(root, "web", "app", "route-tree.gen.ts");

type Step = { readonly name: string; readonly run: () => Promise<Totals> };

type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>;
type PlaywrightReport = { readonly stats: Partial<Record<"expected" | "unexpected" | "flaky" | "skipped", number>> };

let built = false;

const steps: readonly Step[] = [
  { name: "Checks", run: runChecks },
  { name: "Tests", run: runVitest },
  { name: "Build", run: build },
  { name: "Sizes", run: async () => totalsOf(built && (await show(process.execPath, "tools/check-sizes.ts"))) },
  { name: "Browser", run: runPlaywright },
];

async function show(file: string, ...args: string[]) {
  const { code } = await runCommand(file, args, { show: true });
  return code === 0;
}

async function runVitest() {
  const report = join(reports, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runCommand("vitest", args, { show: true });
  const counts = readReport<VitestReport>(report);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = counts;
  return totalsOfRun(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

/** Builds the app, and checks that the committed route tree is the one that the build generates. */
async function build() {
  const before = readFileSync(routeTree, "utf8");
  built = await show(process.execPath, "tools/bootstrap.mjs", "build", "--logLevel", "warn");
  const current = readFileSync(routeTree, "utf8") === before;
  console.log(current ? "✓ the tree of routes is current" : "✗ the build changed web/app/route-tree.gen.ts: commit it");
  return addTotals(totalsOf(built), totalsOf(current));
}

async function runPlaywright() {
  if (!built || !(await ensureChromium())) return totalsOf(false);
  const report = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runCommand("playwright", ["test"], { show: true, env });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport<PlaywrightReport>(report).stats ?? {};
  return totalsOfRun(code, { passed: expected, failed: unexpected + flaky, skipped });
}

/** Reads a runner's report, which may be incomplete. */
function readReport<Report>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return {};
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let totals = totalsOf();
for (const { name, run } of steps) {
  console.log(`\n— ${name}`);
  totals = addTotals(totals, await run());
}
printTotals(totals);
