import { parseArgs } from "node:util";

import { cleanUpAtEnd } from "./clean-up.ts";
import { installPackages } from "./debian-packages.ts";
import { findTestChromium, packagesOfTests } from "./chromium.ts";
import { runSteps } from "./steps.ts";
import { testSteps } from "./test-steps.ts";
import { printTotals } from "./totals.ts";

// Runs all checks and tests. With `--strict`, a browser test that fails is not tried once more.

const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });

cleanUpAtEnd();
// From the beginning, so that one line names all that a person without permission has to install.
const browsers = installPackages(packagesOfTests(process.env["CHROMIUM_PATH"] || findTestChromium()));
printTotals(await runSteps(testSteps({ isStrict: values.strict, browsers })));
