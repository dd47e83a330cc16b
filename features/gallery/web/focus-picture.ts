/** Focuses the link of a picture in the grid, if it is shown. */
export const focusPicture = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-picture="${id}"]`)?.focus();

/**
 * The picture that the focus moves to when some are deleted: the one after the first of them, or the last one before it.
 *
 * @returns undefined if none is left
 */
export function pictureAfter(shown: readonly string[], removed: readonly string[]) {
  const first = shown.findIndex((id) => removed.includes(id));
  const isLeft = (id: string) => !removed.includes(id);
  return shown.slice(first).find(isLeft) ?? shown.slice(0, first).findLast(isLeft);
}
