/**
 * Tracks the versions that this window's own changes have created. A person who moves a row twice makes the second move
 * before the first is answered, from a row with the previous version, but knows about the first.
 */
export function createOwnChanges() {
  const next = new Map<string, number>();
  const keyOf = (id: string, version: number) => `${id} ${version}`;
  return {
    /** The version to send with a change that was made from `version` of a row. */
    latest(id: string, version: number): number {
      const after = next.get(keyOf(id, version));
      return after === undefined ? version : this.latest(id, after);
    },
    /**
     * Records that a change of this window led from version `before` to `after`. With other changes in between, this
     * window has not seen everything.
     */
    note(id: string, before: number, after: number) {
      if (after === before + 1) next.set(keyOf(id, before), after);
    },
    /**
     * Sends a change that was made from `version` of a row.
     *
     * @param request sends the change with the version it is given, and resolves to the changed row
     */
    async send<Row extends { readonly version: number }>(
      id: string,
      version: number,
      request: (version: number) => Promise<Row>,
    ): Promise<Row> {
      const before = this.latest(id, version);
      const row = await request(before);
      this.note(id, before, row.version);
      return row;
    },
  };
}
