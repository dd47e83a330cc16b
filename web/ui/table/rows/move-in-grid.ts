import type { KeyboardEvent } from "react";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";

/**
 * Handles the keys of a grid: arrow keys, Home and End move between cells; Enter and F2 edit one. Controls inside a
 * cell keep their own keys.
 *
 * @returns the cell to edit, if any
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, viewport: HTMLElement | null) {
  const target = event.target as HTMLElement;
  if (target === viewport) {
    if (event.key !== "ArrowDown") return undefined;
    event.preventDefault();
    viewport.querySelector<HTMLElement>("[data-cell]")?.focus();
    return undefined;
  }
  const { row, cell } = target.dataset;
  if (row === undefined || cell === undefined) return undefined;
  if (isEnter(event) || event.key === "F2") {
    event.preventDefault();
    return { row, column: cell };
  }
  const next = neighbourOf(target, event.key);
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return undefined;
}

function neighbourOf(cell: HTMLElement, key: string) {
  const line = cell.closest("tr");
  const cells = (of: Element | null | undefined) => [...(of?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
  const own = cells(line);
  const at = own.indexOf(cell);
  if (key === "ArrowRight") return own[at + (isPageRightToLeft() ? -1 : 1)];
  if (key === "ArrowLeft") return own[at + (isPageRightToLeft() ? 1 : -1)];
  if (key === "Home") return own[0];
  if (key === "End") return own.at(-1);
  if (key === "ArrowDown") return cells(nextLine(line, "nextElementSibling"))[at];
  if (key === "ArrowUp") return cells(nextLine(line, "previousElementSibling"))[at];
  return undefined;
}

/** The next row in a direction, skipping row details. */
function nextLine(line: Element | null, side: "nextElementSibling" | "previousElementSibling") {
  let next = line?.[side];
  while (next && !next.querySelector("[data-cell]")) next = next[side];
  return next;
}
