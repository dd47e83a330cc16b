import { parseArgs } from "node:util";

import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { installPackages } from "./testing/debian-packages.ts";
import { findTestChromium, packagesOfTests } from "./testing/chromium.ts";
import { runSteps } from "./testing/steps.ts";
import { testSteps } from "./testing/test-steps.ts";
import { printTotals } from "./testing/totals.ts";

// Runs all checks and tests. With `--strict`, a browser test that fails is not tried once more.

const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });

cleanUpAtEnd();
// From the beginning, so that one line names all that a person without permission has to install.
const browsers = installPackages(packagesOfTests(process.env["CHROMIUM_PATH"] || findTestChromium()));
printTotals(await runSteps(testSteps({ isStrict: values.strict, browsers })));
