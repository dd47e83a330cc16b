import type { MouseEvent, ReactNode } from "react";

import { createStore } from "#web/lib/store.ts";

/** What can be done with a row. */
export type RowAction = {
  readonly key: string;
  /** Translated. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** For one of several states: whether it is the present one. */
  readonly isChecked?: boolean;
  /** A promise that rejects has been reported by then. */
  readonly run: () => unknown;
};

export type OpenContextMenu = {
  /** The name of the thing that it belongs to, translated or as entered. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  /** The place of the press, in pixels of the viewport. */
  readonly x: number;
  readonly y: number;
  /** What has the focus when the menu has closed. */
  readonly origin: Element | null;
};

/** The context menu that is open. */
export const contextMenu = createStore<OpenContextMenu | undefined>(undefined);

/**
 * Opens the menu of a row on a right click, the Menu key or a long press: `onContextMenu={(event) => openContextMenu(event, …)}`.
 * With Shift, and on text that is selected or edited, the browser's own menu opens.
 *
 * @param list called when the menu opens
 */
export function openContextMenu(event: MouseEvent, label: string, list: () => readonly RowAction[]) {
  const { currentTarget, target, shiftKey, clientX, clientY } = event;
  const isText = target instanceof Element && target.closest("input[type=text], textarea, [contenteditable=true]");
  const isOutside = target instanceof Node && !currentTarget.contains(target);
  if (shiftKey || isText || isOutside || getSelection()?.isCollapsed === false) return;
  const actions = list();
  if (actions.length === 0) return;
  event.preventDefault();
  contextMenu.set({ label, actions, x: clientX, y: clientY, origin: document.activeElement });
}
