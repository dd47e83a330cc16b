/** Compares versions such as 1.10.2, for sorting. Suffixes after a dash are ignored. */
export function compareVersions(one: string, other: string) {
  const [left = [], right = []] = [one, other].map((text) => text.split("-")[0]?.split(".").map(Number));
  const index = left.findIndex((part, place) => part !== (right[place] ?? 0));
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
