import { pathToFileURL } from "node:url";

import packageJson from "../package.json" with { type: "json" };
import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { addTotals, printTotals, totalsOf } from "./testing/totals.ts";
import { compiler, type Ended, runCommand } from "./lib/run-command.ts";
import type { Failure, StepResult } from "./testing/steps.ts";

type Check = {
  readonly name: string;
  readonly run: () => Promise<Ended>;
  /** Whether it prints warnings, which are shown although they do not fail. */
  readonly warns?: true;
};

const command = (name: string, file: string, ...args: string[]): Check => ({
  name,
  run: () => runCommand(file, args),
});

/** All checks that do not run the app. */
const checks: readonly Check[] = [
  { name: "the pinned Node runs this", run: checkNode },
  command("formatting", "oxfmt", "--check", "."),
  command("types: browser", process.execPath, ...compiler, "-p", "tsconfig.web.json"),
  command("types: Node", process.execPath, ...compiler, "-p", "tsconfig.node.json"),
  command("types: tests", process.execPath, ...compiler, "-p", "tsconfig.test.json"),
  command("lint", "oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"),
  command("styles", "stylelint", "--max-warnings", "0", "{web,features,demos}/**/*.css"),
  command("boundaries", process.execPath, "tools/check-boundaries.ts"),
  command("unused code", "knip"),
  { ...command("dictionaries", process.execPath, "tools/words.ts", "--check"), warns: true },
  command("types of the tables", process.execPath, "tools/table-types.ts", "--verify"),
];

function checkNode(): Promise<Ended> {
  const pinned = `v${packageJson.devDependencies.node}`;
  const output = `This is Node ${process.version}, and package.json pins ${pinned}.`;
  return Promise.resolve({ code: process.version === pinned ? 0 : 1, output });
}

/** Runs every check, two at a time, and prints the result of each, with the output of those that failed or warn. */
export async function runChecks(): Promise<StepResult> {
  const waiting = [...checks];
  const failures: Failure[] = [];
  let totals = totalsOf();
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await check.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`);
      if ((code !== 0 || check.warns) && output !== "") console.log(output.trimEnd());
      if (code !== 0) failures.push({ name: check.name });
      totals = addTotals(totals, totalsOf(code === 0));
    }
  };
  await Promise.all([work(), work()]);
  return { ...totals, failures };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  cleanUpAtEnd();
  printTotals(await runChecks());
}
