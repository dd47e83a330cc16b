import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { cleanUpAtEnd } from "../../tools/testing/clean-up.ts";
import { installPackages } from "../../tools/testing/debian-packages.ts";
import { addTotals, printTotals, type Totals, totalsOf } from "../../tools/testing/totals.ts";
import { englishPreferences } from "../support/test-language.ts";
import { bundleScript } from "./engine.ts";
import { firefoxPackages, openFirefox } from "./firefox.ts";
import { startOffices } from "./office.ts";
import { type EnginePage, pageOf } from "./page.ts";
import { allScreens, smokeScreens, visitScreen } from "./routes.ts";
import { noticeErrors, signIn, things } from "./things.ts";
import { openWebkit, webkitPackages } from "./webkit.ts";

// Opens all screens in Firefox and in WebKit, side by side, and does what depends most on the engine. With `--smoke`,
// only the sign-in and one screen of each kind; `--engine` and `--only` choose an engine and checks.

const { values } = parseArgs({
  options: {
    smoke: { type: "boolean", default: false },
    engine: { type: "string" },
    only: { type: "string", default: "" },
    report: { type: "string" },
  },
});

const engines = [
  { name: "Firefox", packages: firefoxPackages, open: openFirefox },
  { name: "WebKit", packages: webkitPackages, open: openWebkit },
].filter(({ name }) => values.engine === undefined || values.engine === name);

/** Runs a check, and prints its result in one line. It fails, too, if the page has logged an error meanwhile. */
async function check(
  { engine, readDocument, takeErrors }: EnginePage,
  name: string,
  run: () => Promise<void>,
): Promise<Totals> {
  const started = performance.now();
  const failures: string[] = [];
  try {
    await run();
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
    const { heading, address } = await readDocument();
    failures.push(`The page shows "${heading}" at ${address}`);
  }
  failures.push(...(await takeErrors()));
  const isPassed = failures.length === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isPassed ? "✓" : "✗"} ${engine.name}: ${name} (${seconds} s)`);
  for (const failure of failures) console.log(`    ${failure}`);
  return totalsOf(isPassed);
}

async function runChecks(page: EnginePage): Promise<Totals> {
  let totals = totalsOf();
  // The screens behind the sign-in are read in English.
  if (englishPreferences) await page.request("PUT", "/preferences.json", englishPreferences);
  for (const { name, run } of [noticeErrors, signIn, ...(values.smoke ? [] : things)]) {
    if (name.includes(values.only)) totals = addTotals(totals, await check(page, name, () => run(page)));
  }
  await page.open("/blank");
  for (const screen of values.smoke ? smokeScreens : allScreens) {
    if (screen.path.includes(values.only))
      totals = addTotals(totals, await check(page, screen.path, () => visitScreen(page, screen)));
  }
  return totals;
}

/** The engines that are installed, or could be. */
async function installEngines() {
  const installed = [];
  // Two installers would wait for each other's lock.
  for (const engine of engines) {
    if (await installPackages(engine.packages)) installed.push(engine);
    else console.log(`– ${engine.name} is skipped`);
  }
  return installed;
}

// The browsers, the screen and the servers end with this process.
cleanUpAtEnd();

const installed = await installEngines();
let totals: Totals = { ...totalsOf(), skipped: engines.length - installed.length };
if (installed.length > 0) {
  const [script, offices] = await Promise.all([bundleScript(), startOffices()]);
  const results = await Promise.all(
    installed.map(async ({ name, open }, index) => {
      try {
        const engine = await open(script);
        try {
          return await runChecks(pageOf(engine, await offices.open(index)));
        } finally {
          await engine.close();
        }
      } catch (error) {
        console.error(`✗ ${name}`, error);
        return totalsOf(false);
      }
    }),
  );
  await offices.stop();
  totals = results.reduce(addTotals, totals);
}
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(totals));
printTotals(totals);
