/** Returns a function that finds a percentile, rounded: `at(0.95)`. That of no values is NaN. */
export function percentilesOf(values: readonly number[]) {
  const sorted = Float64Array.from(values).toSorted();
  return (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}
