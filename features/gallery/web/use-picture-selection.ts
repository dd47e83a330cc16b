import { useEffectEvent, useLayoutEffect, useState } from "react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import { nothingSelected, selectOne } from "#web/lib/keyboard/select-range.ts";
import { isEscape } from "#web/lib/keyboard/is-escape.ts";

const elsewhere = "input:not([type=checkbox]), textarea, select, [contenteditable=true], [popover]";

type Options = {
  /** The list that is shown: another one has another selection. */
  list: string;
  pictures: readonly GalleryPicture[];
  /** The pictures are those of the list before, and cannot be selected. */
  isStale: boolean;
  onDelete: (pictures: readonly GalleryPicture[]) => void;
};

/** The selected pictures of the page. Ctrl+A selects all, Delete deletes them, and Escape clears the selection. */
export function usePictureSelection({ list, pictures, isStale, onDelete }: Options) {
  const [state, setState] = useState({ list, selection: nothingSelected });
  const selection = state.list === list ? state.selection : nothingSelected;
  const shown = pictures.map(({ id }) => id);
  const selected = pictures.filter(({ id }) => selection.ids.has(id));
  const clear = () => setState({ list, selection: nothingSelected });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    const isSelectAll = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "a";
    if (isSelectAll && isStale) event.preventDefault();
    else if (isSelectAll) setState({ list, selection: { ids: new Set(shown), anchor: undefined } });
    else if (event.key === "Delete" && selected.length > 0) onDelete(selected);
    else if (isEscape(event) && selected.length > 0) clear();
    else return;
    event.preventDefault();
  });
  // A layout effect, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return {
    ids: new Set(selected.map(({ id }) => id)) as ReadonlySet<string>,
    selected,
    clear,
    select: (id: string, isSelected: boolean, isRange: boolean) =>
      setState({ list, selection: selectOne(selection, shown, id, isSelected, isRange) }),
  };
}
