/** A time, in milliseconds. */
export type Interval = { readonly from: number; readonly to: number };

/** An event of a stream: when it arrived, and up to which changes of the person and of everybody it reaches. */
export type HeardEvent = {
  readonly at: number;
  readonly own: number;
  readonly everybody: number;
  readonly topics: readonly string[];
  readonly isReset: boolean;
};

/** A change that a stream has to bring. */
export type ExpectedChange = {
  /** When its write was acknowledged. */
  readonly at: number;
  readonly room: "own" | "everybody";
  readonly id: number;
  readonly topic: string;
};

/** Returns when a stream brought a change; undefined if it has not. Positions without the topic do not count. */
export function whenHeard(events: readonly HeardEvent[], { room, id, topic }: ExpectedChange): number | undefined {
  const event = events[firstIndex(events, (each) => each[room] >= id)];
  return event && (event.isReset || event.topics.includes(topic)) ? event.at : undefined;
}

/** The index of the first event for which a condition holds that then holds for all later ones. */
function firstIndex(events: readonly HeardEvent[], holds: (event: HeardEvent) => boolean) {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (events[middle] !== undefined && holds(events[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The longest time without interruption in an interval in which no fault lasted, in milliseconds. */
export function longestCalm({ from, to }: Interval, faults: readonly Interval[]) {
  let longest = 0;
  let since = from;
  for (const fault of faults.toSorted((one, other) => one.from - other.from)) {
    if (fault.to <= since) continue;
    if (fault.from >= to) break;
    longest = Math.max(longest, fault.from - since);
    since = fault.to;
  }
  return Math.max(longest, to - since, 0);
}

/**
 * The longest time that changes took to a stream while no fault lasted, in milliseconds. One that has not arrived counts
 * until `now`.
 */
export function longestGap(
  events: readonly HeardEvent[],
  changes: readonly ExpectedChange[],
  faults: readonly Interval[],
  now: number,
) {
  const gaps = changes.map((change) => longestCalm({ from: change.at, to: whenHeard(events, change) ?? now }, faults));
  return gaps.reduce((longest, gap) => Math.max(longest, gap), 0);
}
