import { join, relative } from "node:path";

import { type Failure, type FileTime, firstLineOf } from "./steps.ts";
import type { Totals } from "./totals.ts";

/** The fields of Playwright's JSON report that are read here. */
export type BrowserReport = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
};

type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = { readonly title: string; readonly file: string; readonly line: number; readonly tests: readonly Test[] };
type Test = { readonly status: string; readonly results: readonly Attempt[] };
type Attempt = {
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
};

/** A test that failed and then passed. */
export type Flaky = {
  readonly test: string;
  readonly error: string;
  /** The paths of the traces of both attempts. */
  readonly traces: readonly string[];
};

/** A run with more flaky tests has failed: by then, they are no exceptions. */
const maxFlaky = 2;

const isTooFlaky = ({ stats }: BrowserReport) => stats.flaky > maxFlaky;

const specsIn = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];
const specsOf = ({ suites }: BrowserReport) => suites.flatMap(specsIn);

const pathOf = (file: string, { config }: BrowserReport, root: string) => join(relative(root, config.rootDir), file);

const nameOf = ({ title, file, line }: Spec, report: BrowserReport, root: string) =>
  `${pathOf(file, report, root)}:${line} ${title}`;

const errorOf = (attempts: readonly Attempt[]) => firstLineOf(attempts.find(({ error }) => error)?.error?.message);

export function findFlaky(report: BrowserReport, root: string): readonly Flaky[] {
  return specsOf(report).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ results }) => ({
        test: nameOf(spec, report, root),
        error: errorOf(results),
        traces: results
          .flatMap(({ attachments }) => attachments.filter(({ name }) => name === "trace"))
          .flatMap(({ path }) => (path === undefined ? [] : relative(root, path))),
      })),
  );
}

/** The tests that failed, and did not pass when tried once more; with more than two flaky tests, these too. */
export const findFailed = (report: BrowserReport, root: string): readonly Failure[] =>
  specsOf(report).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || (status === "flaky" && isTooFlaky(report)))
      .map(({ results }) => ({ name: nameOf(spec, report, root), error: errorOf(results) })),
  );

/** Flaky tests have passed, unless there are more than two. */
export function totalsOfReport(report: BrowserReport): Totals {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return isTooFlaky(report)
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped };
}

/** The seconds of each file's tests, failed attempts included. */
export function timesOfFiles(report: BrowserReport, root: string): readonly FileTime[] {
  const times = new Map<string, number>();
  for (const { file, tests } of specsOf(report)) {
    const sum = tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0);
    times.set(file, (times.get(file) ?? 0) + sum / 1000);
  }
  return [...times].map(([file, seconds]) => ({ file: pathOf(file, report, root), seconds }));
}
