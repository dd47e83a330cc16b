import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

import {
  type BrowserReport,
  findFailed,
  findFlaky,
  type Flaky,
  timesOfFiles,
  totalsOfReport,
} from "./browser-report.ts";
import { ensureChromium } from "./chromium.ts";
import { root, runCommand } from "../lib/run-command.ts";
import { type Failure, firstLineOf, type StepResult } from "./steps.ts";
import { type Totals, totalsOf, totalsOfRun } from "./totals.ts";

const cache = join(root, ".cache");
const reports = join(cache, "reports");

type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number> & {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Runs a program, and shows its output. @returns whether it succeeded */
export async function show(file: string, ...args: readonly string[]) {
  const { code } = await runCommand(file, args, { show: true });
  return code === 0;
}

type UnitRun = {
  /** Files. All if there are none. */
  readonly files?: readonly string[];
  readonly stopsAtFailure?: boolean;
  /** One of those in `vitest.config.ts`. All by default. */
  readonly project?: string;
  /** Patterns of files. */
  readonly exclude?: readonly string[];
  readonly env?: Record<string, string>;
};

/** Runs the unit tests, or some files of them. */
export async function runUnitTests({
  files = [],
  stopsAtFailure = false,
  project,
  exclude = [],
  env = {},
}: UnitRun = {}): Promise<StepResult> {
  const path = prepareReport("vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const bail = stopsAtFailure ? ["--bail=1"] : [];
  const projects = project === undefined ? [] : [`--project=${project}`];
  const excludes = exclude.map((pattern) => `--exclude=${pattern}`);
  const options = [...reporters, ...bail, ...projects, ...excludes];
  const { code } = await runCommand("vitest", ["run", ...options, ...files], { show: true, env });
  const report = readReport(path) as VitestReport | undefined;
  if (!report) return totalsOfRun(code, undefined);
  const totals = totalsOfRun(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
  return {
    ...totals,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: report.testResults.flatMap(failuresIn),
  };
}

/** The tests of a file that failed, or the file, if it does not load. */
function failuresIn({ name, status, assertionResults }: VitestReport["testResults"][number]): readonly Failure[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [{ name: file }];
  return failed.map(({ fullName, failureMessages: [error] }) => ({
    name: `${file} > ${fullName}`,
    error: firstLineOf(error),
  }));
}

/** Builds the app. */
export const build = async (): Promise<StepResult> =>
  totalsOf(await show(process.execPath, "tools/bootstrap.mjs", "build", "--logLevel", "warn"));

type BrowserRun = {
  /** Files, or `file:line`. All if there are none. */
  readonly tests?: readonly string[];
  /** The paths of the screens to which the sweeps are limited. */
  readonly screens?: readonly string[];
  /** A test that fails once has failed. */
  readonly isStrict?: boolean;
  readonly stopsAtFailure?: boolean;
};

/** Runs the browser tests of the built app. A test that fails is tried once more, in a new browser. */
export async function runBrowserTests({
  tests = [],
  screens,
  isStrict = false,
  stopsAtFailure = false,
}: BrowserRun = {}): Promise<StepResult> {
  if (!(await ensureChromium())) return totalsOf(false);
  const path = prepareReport("playwright.json");
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    // By default in the temporary directory, which is deleted after the run.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, "playwright"),
    ...(screens && { ATRIUM_SCREENS: screens.join(",") }),
  };
  const options = [`--retries=${isStrict ? 0 : 1}`, "--trace=on-first-retry", ...(stopsAtFailure ? ["-x"] : [])];
  const args = ["test", ...options, ...tests];
  const { code } = await runCommand("playwright", args, { show: true, env });
  const report = readReport(path) as BrowserReport | undefined;
  if (!report) return totalsOfRun(code, undefined);
  const flaky = findFlaky(report, root);
  if (flaky.length > 0) keepFlaky(flaky);
  return {
    ...totalsOfRun(code, totalsOfReport(report)),
    files: timesOfFiles(report, root),
    failures: findFailed(report, root),
  };
}

/**
 * Opens a screen of each kind of the built app in the other engines. Those that cannot be installed are skipped. If a
 * check fails, all are tried once more.
 */
export async function runEngines({ isStrict = false } = {}): Promise<StepResult> {
  const path = prepareReport("engines.json");
  const smoke = ["e2e/engines/main.ts", "--smoke", "--report", path];
  const isPassed = (await show(process.execPath, ...smoke)) || (!isStrict && (await show(process.execPath, ...smoke)));
  const totals = readReport(path) as Totals | undefined;
  return isPassed && totals ? totals : totalsOfRun(1, totals);
}

/** Names the flaky tests, and keeps them with their traces in `.cache/flaky`, which later runs add to. */
function keepFlaky(flaky: readonly Flaky[]) {
  const date = new Date().toISOString();
  const folder = join(cache, "flaky", date.replaceAll(":", "-"));
  mkdirSync(folder, { recursive: true });
  console.log("\nFlaky: failed, and passed when tried once more");
  for (const [index, { test, error, traces }] of flaky.entries()) {
    const kept = traces.map((trace, attempt) => {
      const copy = join(folder, `${index + 1}-attempt-${attempt + 1}.zip`);
      cpSync(join(root, trace), copy);
      return relative(root, copy);
    });
    const line = { date, test, error, traces: kept };
    appendFileSync(join(cache, "flaky", "report.jsonl"), `${JSON.stringify(line)}\n`);
    console.log([`  ${test}`, `    ${error}`, ...kept.map((trace) => `    ${trace}`)].join("\n"));
  }
}

/** @returns the path of a report, where none is left of an earlier run */
function prepareReport(name: string) {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** Reads a runner's report, which is missing if the runner ended early. */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
