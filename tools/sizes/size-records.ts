/** Something that is measured, in kilobytes of 1000 compressed bytes. */
export type Measured = {
  readonly name: string;
  readonly size: number;
  /** The limit without a record: for a new screen, what a screen may add to the shell. */
  readonly newLimit: number;
  /** The least room above a record. 3 % of a small file would be less than a dozen lines of code. */
  readonly leastRoom: number;
};

/** The accepted sizes, and the reasons for which they were accepted. */
export type SizeRecords = {
  readonly accepted: readonly { readonly date: string; readonly reason: string }[];
  readonly sizes: Readonly<Record<string, number>>;
};

/** What a screen may add to the shell, until a size is accepted for it. In kilobytes of 1000 bytes, gzipped. */
export const newScreen = 40;

/** A size may exceed its record by this share, so that an ordinary feature needs no new record. */
const room = 0.03;

const rounded = (size: number) => Math.round(size * 10) / 10;

/** The size from which the check fails, in kilobytes. */
export function limitOf({ name, newLimit, leastRoom }: Measured, { sizes }: SizeRecords) {
  const record = sizes[name];
  return record === undefined ? newLimit : record + Math.max(record * room, leastRoom);
}

/** Records today's sizes. What is no longer measured is dropped. */
export function acceptSizes(
  measured: readonly Measured[],
  before: SizeRecords,
  date: string,
  reason: string,
): SizeRecords {
  return {
    accepted: [...before.accepted, { date, reason }],
    sizes: Object.fromEntries(measured.map(({ name, size }) => [name, rounded(size)])),
  };
}

/**
 * Drops the records of screens, which are named by their routes. With fewer features, the screens that stay share other files:
 * they have the limit of a new screen until their sizes are accepted. Larger ones, such as those with an editor, keep their
 * record.
 */
export const dropScreens = ({ accepted, sizes }: SizeRecords): SizeRecords => ({
  accepted,
  sizes: Object.fromEntries(Object.entries(sizes).filter(([name, size]) => name.includes(" ") || size > newScreen)),
});

/** The records that differ, as lines. */
export function describeMoves(before: SizeRecords, after: SizeRecords): readonly string[] {
  const names = new Set([...Object.keys(before.sizes), ...Object.keys(after.sizes)]);
  return [...names]
    .filter((name) => before.sizes[name] !== after.sizes[name])
    .map((name) => `${name}: ${before.sizes[name] ?? "new"} → ${after.sizes[name] ?? "gone"}`);
}
