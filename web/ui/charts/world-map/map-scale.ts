/** The number of classes of a map. */
export const mapSteps = 5;

/** The maximum ratio between classes, so that a few visits from one island do not determine the scale. */
const widest = 2.5;

/**
 * The lower limit of each class, as distinct integers. Limits grow geometrically, because visits do: a few regions have
 * most of them.
 */
export function mapLimits(values: readonly number[]): readonly number[] {
  const counted = values.filter((value) => value > 0);
  if (counted.length === 0) return [];
  const [min, max] = [Math.min(...counted), Math.max(...counted)];
  const factor = Math.min((max / min) ** (1 / mapSteps), widest);
  const limits = Array.from({ length: mapSteps }, (_, step) =>
    step === 0 ? min : Math.max(roundDown(max / factor ** (mapSteps - step)), min),
  );
  return limits.filter((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0));
}

/** Rounds down to two significant digits, for a readable legend: 4372 becomes 4300. */
function roundDown(value: number) {
  const unit = 10 ** Math.max(Math.floor(Math.log10(value)) - 1, 0);
  return Math.floor(value / unit) * unit;
}

/** The class of a value, from 1 (lowest) to 5; 0 if there is no value. */
export function mapStep(value: number | undefined, limits: readonly number[]) {
  if (value === undefined || value <= 0 || limits.length === 0) return 0;
  const reached = limits.filter((limit) => value >= limit).length;
  // If there are few classes, they use the strong end of the scale.
  return Math.max(reached, 1) + mapSteps - limits.length;
}
