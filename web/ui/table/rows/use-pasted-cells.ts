import { type RefObject, useEffect, useEffectEvent } from "react";

import { readCells } from "#web/ui/table/read-cells.ts";

/** Where cells are pasted: into the cell of a grid that has the focus. */
type PastePlace = { readonly row: string; readonly column: string };

/** Receives cells that are pasted while a cell of the grid has the focus, and is not edited. */
export function usePastedCells(
  region: RefObject<HTMLElement | null>,
  onPaste: (place: PastePlace, cells: readonly (readonly string[])[]) => void,
) {
  const receive = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // The browser's own target is where the text was selected last.
    const focused = document.activeElement;
    if (!clipboardData || !(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
    const { row, cell: column } = focused.dataset;
    const cells = readCells(clipboardData.getData("text/html"), clipboardData.getData("text/plain"));
    if (row !== undefined && column !== undefined && cells.length > 0) onPaste({ row, column }, cells);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => receive(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
}
