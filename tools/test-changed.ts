import { parseArgs } from "node:util";

import { screens } from "#contract/screens.ts";

import { changesSince, findBase, listFiles, readTree } from "./changed/git.ts";
import { readProject } from "./changed/reach.ts";
import { selectTests } from "./changed/select.ts";
import { runChecks } from "./check.ts";
import { build, runBrowserTests, runUnitTests, show } from "./run-tests.ts";
import { runSteps, type Step } from "./steps.ts";
import { printTotals } from "./totals.ts";

// Runs the checks, and the tests that the changes since a commit can affect.
//
//   npm run test:changed [-- <commit>] [--list]

const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false } },
  allowPositionals: true,
});
const base = findBase(positionals[0]);
const selection = selectTests(readProject(readTree(listFiles()), screens), changesSince(base));
const { everything, unitTests, browserTests, sweptScreens, needsBuild, reasons, leftOut } = selection;

const steps: readonly Step[] = [
  { name: "Checks", run: runChecks },
  ...(unitTests.size > 0 ? [{ name: "Unit tests", run: () => runUnitTests([...unitTests]) }] : []),
  ...(needsBuild ? [{ name: "Build", run: build }] : []),
  ...(browserTests.size > 0
    ? [{ name: "Browser", run: () => runBrowserTests({ tests: [...browserTests], screens: [...sweptScreens] }) }]
    : []),
];

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
  if (!(await show(process.execPath, "tools/test.ts"))) process.exitCode = 1;
} else {
  const totals = await runSteps(steps);
  printLines("Left out", leftOut);
  printTotals(totals);
}
