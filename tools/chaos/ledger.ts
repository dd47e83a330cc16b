/** Compares the writes that were acknowledged with those that are stored, by their keys. */
export function judgeWrites(acknowledged: Iterable<string>, stored: Iterable<string>) {
  const counts = new Map<string, number>();
  for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter((key) => !counts.has(key)),
    /** Also writes that were never acknowledged may not be stored twice. */
    doubled: [...counts].filter(([, count]) => count > 1).map(([key]) => key),
  };
}
