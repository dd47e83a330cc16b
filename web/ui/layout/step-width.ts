/** In percent. */
const limits = { min: 20, max: 100 };
const stepSize = 5;

/** The next width of a resizable frame, in percent: a whole number within its limits. */
export function stepWidth(width: number, step: "further" | "back" | "first" | "last" | "none") {
  if (step === "first") return limits.min;
  if (step === "last") return limits.max;
  const change = { further: stepSize, back: -stepSize, none: 0 }[step];
  return Math.min(Math.max(Math.round(width + change), limits.min), limits.max);
}
