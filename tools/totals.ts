/** How many checks and tests a step ran, and how they ended. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The totals of one check, or of nothing yet. */
export const totalsOf = (passed?: boolean): Totals => ({
  passed: passed === true ? 1 : 0,
  failed: passed === false ? 1 : 0,
  skipped: 0,
});

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * The totals that a runner reports, held against its exit code: a run that ended badly without naming a failed test
 * (a file that does not load, a set-up that broke) is a failure all the same, and so is one that ran no test.
 */
export function totalsOfRun(code: number, reported: Totals | undefined): Totals {
  const totals = reported ?? totalsOf();
  const silent = totals.failed === 0 && (code !== 0 || totals.passed === 0);
  return silent ? addTotals(totals, totalsOf(false)) : totals;
}

export function describeTotals({ passed, failed, skipped }: Totals) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Ends a run: the last line says how it went, and so does the exit code. */
export function printTotals(totals: Totals) {
  console.log(`\n${describeTotals(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
