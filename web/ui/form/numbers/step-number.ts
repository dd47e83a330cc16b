/**
 * Moves a number by an amount, within its limits and without the rounding errors of binary fractions. What is not a
 * number starts at the lower limit, or at 0.
 */
export function stepNumber(
  value: number | string,
  amount: number,
  {
    min = -Number.MAX_SAFE_INTEGER,
    max = Number.MAX_SAFE_INTEGER,
  }: { min?: number | undefined; max?: number | undefined },
) {
  const start = typeof value === "number" ? value : Math.min(Math.max(0, min), max);
  const moved = typeof value === "number" ? start + amount : start;
  const decimals = Math.max(decimalsOf(start), decimalsOf(amount));
  return Math.min(Math.max(Number(moved.toFixed(decimals)), min), max);
}

/** The number of decimals with which a number is written; at most 20. */
const decimalsOf = (value: number) => Math.min(String(value).split(".")[1]?.length ?? 0, 20);
