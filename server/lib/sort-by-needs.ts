/** @returns the message of the error if a name needs one that is missing */
const describeMissing = (name: string, needed: string) => `The feature ${name} needs ${needed}, which is missing`;

/**
 * Sorts the names of features so that each comes after those it needs, and alphabetically otherwise.
 *
 * @throws {Error} if a name that is needed is missing, or if they need each other in a circle
 */
export function sortByNeeds(
  needs: ReadonlyMap<string, readonly string[]>,
  describe = describeMissing,
): readonly string[] {
  const sorted = new Set<string>();
  const add = (name: string, dependents: readonly string[]) => {
    if (sorted.has(name)) return;
    const path = [...dependents, name];
    if (dependents.includes(name)) throw new Error(`Features need each other in a circle: ${path.join(", ")}`);
    const needed = needs.get(name);
    if (!needed) throw new Error(describe(dependents.at(-1) ?? "", name));
    for (const other of needed) add(other, path);
    sorted.add(name);
  };
  for (const name of [...needs.keys()].toSorted()) add(name, []);
  return [...sorted];
}
