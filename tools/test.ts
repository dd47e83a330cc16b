import { parseArgs } from "node:util";

import { runSteps } from "./steps.ts";
import { testSteps } from "./test-steps.ts";
import { printTotals } from "./totals.ts";

// Runs all checks and tests. With `--strict`, a browser test that fails is not tried once more.

const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });

printTotals(await runSteps(testSteps({ isStrict: values.strict })));
