/**
 * Versions that this window's own changes have made of rows. Somebody who moves a thing twice makes the second move
 * before the first has been answered, from a row that has the version before: yet they know of the first.
 */
export function createOwnChanges() {
  const next = new Map<string, number>();
  const keyOf = (id: string, version: number) => `${id} ${version}`;
  return {
    /** The version that a change made from `version` of a row follows on. */
    latest(id: string, version: number): number {
      const after = next.get(keyOf(id, version));
      return after === undefined ? version : this.latest(id, after);
    },
    /** A change of this window made `after` of the version `before`. With others in between, this window has not seen all. */
    note(id: string, before: number, after: number) {
      if (after === before + 1) next.set(keyOf(id, before), after);
    },
  };
}
