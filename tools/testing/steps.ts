import { stripVTControlCharacters } from "node:util";

import { addTotals, describeTotals, type Totals, totalsOf } from "./totals.ts";

/** A test file, and the seconds that its tests took. */
export type FileTime = { readonly file: string; readonly seconds: number };

/** A check or test that failed, and the first line of its error if there is one. */
export type Failure = { readonly name: string; readonly error?: string };

export type StepResult = Totals & {
  readonly files?: readonly FileTime[];
  readonly failures?: readonly Failure[];
};

export type Step = { readonly name: string; readonly run: () => Promise<StepResult> };

/** The number of slowest files to print. */
const shownFiles = 10;

type StepsRun = Totals & { readonly failures: readonly string[] };

/**
 * Runs steps one after the other, and prints what each took, the slowest test files, and what failed.
 *
 * @param stopsAtFailure leaves out the steps after one that fails
 * @returns the totals, and what failed: `Unit tests: server/app.test.ts > …`
 */
export async function runSteps(steps: readonly Step[], { stopsAtFailure = false } = {}): Promise<StepsRun> {
  const results: (StepResult & { readonly name: string; readonly seconds: number })[] = [];
  for (const { name, run } of steps) {
    console.log(`\n— ${name}`);
    const started = performance.now();
    const result = await run();
    results.push({ ...result, name, seconds: (performance.now() - started) / 1000 });
    if (stopsAtFailure && result.failed > 0) break;
  }
  const totals = results.reduce<Totals>(addTotals, totalsOf());
  const all = { ...totals, name: "Together", seconds: results.reduce((sum, { seconds }) => sum + seconds, 0) };
  console.log(["\nSteps", ...describeSteps([...results, all])].join("\n"));
  const files = results.flatMap((result) => result.files ?? []);
  if (files.length > 0) console.log(["\nSlowest files", ...describeSlowest(files)].join("\n"));
  const failures = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name: step, failures: found = [] }): readonly Failure[] =>
      found.length > 0 ? found.map(({ name, error }) => ({ name: `${step}: ${name}`, error })) : [{ name: step }],
    );
  if (failures.length > 0) console.log(["\nFailed", ...failures.flatMap(describeFailure)].join("\n"));
  return { ...totals, failures: failures.map(({ name }) => name) };
}

const describeFailure = ({ name, error = "" }: Failure) => [`  ${name}`, ...(error === "" ? [] : [`    ${error}`])];

/** The first line of a test's error, without colors. */
export const firstLineOf = (error = "") => stripVTControlCharacters(error).split("\n")[0] ?? "";

type Row = Totals & { readonly name: string; readonly seconds: number };

const describeSteps = (rows: readonly Row[]) =>
  rows.map((row) => `  ${row.name.padEnd(12)} ${row.seconds.toFixed(0).padStart(5)} s   ${describeTotals(row)}`);

/** The slowest files, as lines. A file's seconds are the sum of its tests', which may run side by side. */
export const describeSlowest = (files: readonly FileTime[]) =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownFiles)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s   ${file}`);
