import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { screens } from "#contract/screens/screens.ts";

import { changesSince, findBase, listFiles, readTree } from "./changed/git.ts";
import { readProject } from "./changed/reach.ts";
import { selectTests } from "./changed/select.ts";
import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { runSteps } from "./testing/steps.ts";
import { testSteps } from "./testing/test-steps.ts";
import { printTotals } from "./testing/totals.ts";

// Runs the checks, and the tests that the changes since a commit can affect.
//
//   npm run test:changed [-- <commit>] [--list]
//
// With `--first-failure <file>`, it ends at the first failure, tries nothing twice, and writes what failed to the file.

const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false }, "first-failure": { type: "string" } },
  allowPositionals: true,
});
const base = findBase(positionals[0]);
const selection = selectTests(readProject(readTree(listFiles()), screens), changesSince(base));
const { everything, unitTests, browserTests, sweptScreens, reasons, leftOut } = selection;
const failureFile = values["first-failure"];

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
} else {
  if (everything !== undefined) console.log("\nRunning all tests");
  cleanUpAtEnd();
  const stopsAtFailure = failureFile !== undefined;
  const steps = testSteps(
    { isStrict: stopsAtFailure, stopsAtFailure },
    everything === undefined ? selection : undefined,
  );
  const { failures, ...totals } = await runSteps(steps, { stopsAtFailure });
  if (failureFile !== undefined) writeFileSync(failureFile, JSON.stringify(failures));
  printLines("Left out", leftOut);
  printTotals(totals);
}
