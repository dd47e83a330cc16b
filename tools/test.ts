import { parseArgs } from "node:util";

import { runChecks } from "./check.ts";
import { build, runBrowserTests, runEngines, runUnitTests, show } from "./run-tests.ts";
import { runSteps } from "./steps.ts";
import { printTotals, totalsOf } from "./totals.ts";

// Runs all checks and tests. With `--strict`, a browser test that fails is not tried once more.

const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });

let isBuilt = false;
const unlessBroken = async (run: () => ReturnType<typeof build>) => (isBuilt ? run() : totalsOf(false));

const totals = await runSteps([
  { name: "Checks", run: runChecks },
  { name: "Unit tests", run: () => runUnitTests() },
  {
    name: "Build",
    run: async () => {
      const built = await build();
      isBuilt = built.failed === 0;
      return built;
    },
  },
  {
    name: "Sizes",
    run: () => unlessBroken(async () => totalsOf(await show(process.execPath, "tools/check-sizes.ts"))),
  },
  { name: "Browser", run: () => unlessBroken(() => runBrowserTests({ isStrict: values.strict })) },
  { name: "Engines", run: () => unlessBroken(runEngines) },
]);
printTotals(totals);
