/** The classes of a map, from little to much. */
export const mapSteps = 5;

/** A class covers so many times the one before at the most: otherwise a few visits from one island would decide all. */
const widest = 2.5;

/**
 * Where each class begins, in whole numbers that differ. Each covers as many times the one before, because visits are
 * spread like that: a few regions have most of them.
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

/** To two digits, so that a legend can be read: 4372 becomes 4300. */
function roundDown(value: number) {
  const unit = 10 ** Math.max(Math.floor(Math.log10(value)) - 1, 0);
  return Math.floor(value / unit) * unit;
}

/** The class of a value, from 1 for the least to 5 for the most; 0 for nothing. */
export function mapStep(value: number | undefined, limits: readonly number[]) {
  if (value === undefined || value <= 0 || limits.length === 0) return 0;
  const reached = limits.filter((limit) => value >= limit).length;
  // Few classes take the strong end of the scale.
  return Math.max(reached, 1) + mapSteps - limits.length;
}
