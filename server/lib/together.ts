/**
 * Collects the ids that are asked for within some milliseconds, or before the next task, and reads them together.
 *
 * @returns a function that answers what was read for an id
 */
export function together<Value>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>, delayMs = 0) {
  let next: { readonly ids: Set<string>; readonly answers: Promise<ReadonlyMap<string, Value>> } | undefined;
  const begin = () => {
    const ids = new Set<string>();
    const answers = new Promise<void>((resolve) => {
      setTimeout(resolve, delayMs);
    }).then(() => {
      next = undefined;
      return read([...ids]);
    });
    return { ids, answers };
  };
  return async (id: string) => {
    const current = (next ??= begin());
    current.ids.add(id);
    return (await current.answers).get(id);
  };
}
