import { addTotals, totalsOf } from "../testing/totals.ts";

/** @param found what is printed if it does not hold */
export type Check = (name: string, holds: boolean, found: unknown) => void;

/** Runs checks, and prints and counts them. */
export async function runChecks(subject: string, run: (check: Check) => Promise<void>) {
  let totals = totalsOf();
  const check: Check = (name, holds, found) => {
    totals = addTotals(totals, totalsOf(holds));
    console.log(holds ? `  ✓ ${name}` : `  × ${name}: ${String(found)}`);
  };
  await run(check).catch((error: unknown) => check(subject, false, error));
  return { totals, failures: [] };
}
