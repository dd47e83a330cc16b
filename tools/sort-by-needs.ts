/**
 * Sorts names so that each comes after those it needs, and alphabetically otherwise.
 *
 * @throws {Error} if a name that is needed is missing, or if they need each other in a circle
 */
export function sortByNeeds(needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const sorted = new Set<string>();
  const add = (name: string, dependents: readonly string[]) => {
    if (sorted.has(name)) return;
    const path = [...dependents, name];
    if (dependents.includes(name)) throw new Error(`These features need each other in a circle: ${path.join(", ")}`);
    const needed = needs.get(name);
    if (!needed) throw new Error(`The feature ${dependents.at(-1)} needs ${name}, which is missing`);
    for (const other of needed.toSorted()) add(other, path);
    sorted.add(name);
  };
  for (const name of [...needs.keys()].toSorted()) add(name, []);
  return [...sorted];
}
