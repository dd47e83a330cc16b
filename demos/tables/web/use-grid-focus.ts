import { useEffect, useReducer, useRef } from "react";

import type { Editable } from "#demos/tables/web/grid-draft.ts";

/** A cell of a row, or one of the row's buttons. */
export type GridFocus = {
  readonly row: string;
  readonly at: { readonly cell: Editable } | { readonly button: "edit" | "delete" };
};

/**
 * Moves the focus within the grid once the row has been rendered.
 *
 * @returns a function that takes the target; undefined is the grid itself, if no row is left
 */
export function useGridFocus() {
  const wanted = useRef<{ focus: GridFocus | undefined }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { focus } = wanted.current;
    const element = focus ? findElement(focus) : findGrid();
    if (!element) return;
    wanted.current = undefined;
    const active = document.activeElement;
    // The focus stays if the person has moved it elsewhere meanwhile.
    if (!active || active === document.body || findGrid()?.contains(active)) element.focus();
  });
  // The row may have been rendered already.
  const [, look] = useReducer((count: number) => count + 1, 0);
  return (focus: GridFocus | undefined) => {
    wanted.current = { focus };
    look();
  };
}

function findElement({ row, at }: GridFocus) {
  const cells = `[data-row="${CSS.escape(row)}"]`;
  if ("cell" in at) return document.querySelector<HTMLElement>(`${cells}[data-cell="${at.cell}"]`);
  const line = document.querySelector(cells)?.closest("tr");
  const button = `[data-action="${at.button}"]`;
  // On phones the buttons are in the details below the row.
  return (
    line?.querySelector<HTMLElement>(button) ??
    line?.nextElementSibling?.querySelector<HTMLElement>(`td > * > ${button}`)
  );
}

const findGrid = () => document.querySelector("[role=grid]")?.closest<HTMLElement>("[role=region]");
