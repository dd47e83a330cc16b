/** The numbers of passed and failed checks and tests. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The totals of one check, or zero. */
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
 * Compares a runner's totals with its exit code. A run that fails without naming a failed test (a file that does not
 * load, a broken set-up) counts as a failure, and so does one that ran no test.
 */
export function totalsOfRun(code: number, reported: Totals | undefined): Totals {
  const totals = reported ?? totalsOf();
  const silent = totals.failed === 0 && (code !== 0 || totals.passed === 0);
  return silent ? addTotals(totals, totalsOf(false)) : totals;
}

export function describeTotals({ passed, failed, skipped }: Totals) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Prints the totals as the last line, and sets the exit code. */
export function printTotals(totals: Totals) {
  console.log(`\n${describeTotals(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}
