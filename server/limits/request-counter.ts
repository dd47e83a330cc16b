/** The maximum number of requests of a subject, such as a session, in a window of time. */
export type Quota = {
  readonly max: number;
  /** In seconds. The window of a subject begins with its first request. */
  readonly window: number;
};

export type Count = {
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
  readonly isOver: boolean;
};

/**
 * The most subjects that are counted at a time. Whoever has many addresses can add subjects at will, and each takes
 * about 150 bytes.
 */
const maxSubjects = 50_000;

/**
 * Counts requests in the memory of this server. When there are too many subjects, the one that has been silent for
 * longest is forgotten, so that a busy one cannot get rid of its count.
 *
 * @param now in milliseconds
 */
export function createRequestCounter({ max, window }: Quota, now = () => performance.now(), capacity = maxSubjects) {
  // In the order of their latest requests.
  const counted = new Map<string, { count: number; endsAt: number }>();
  return {
    count(subject: string): Count {
      const time = now();
      const known = counted.get(subject);
      const entry = known && known.endsAt > time ? known : { count: 0, endsAt: time + window * 1000 };
      entry.count += 1;
      counted.delete(subject);
      counted.set(subject, entry);
      if (counted.size > capacity) counted.delete(counted.keys().next().value ?? subject);
      const seconds = Math.max(1, Math.ceil((entry.endsAt - time) / 1000));
      return { remaining: Math.max(0, max - entry.count), seconds, isOver: entry.count > max };
    },
    size: () => counted.size,
  };
}
