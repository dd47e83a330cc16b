/** Widths at the bottom of the window, in pixels. The box and the gap are given by the specification (§9). */
export const boxWidth = 200;
export const boxGap = 35;
const panelWidth = 360;
/** Between the dock and the edge of the window, and the width of the menu for boxes without room. */
const edge = 16;
const moreWidth = 44;

export type Box = { readonly username: string; readonly isMinimized: boolean };

/** The panel with the team chat: as a box if it is minimized. */
export type Panel = "closed" | "minimized" | "open";

export const panelOf = ({
  isOpen,
  isMinimized = false,
}: {
  isOpen: boolean;
  isMinimized?: boolean | undefined;
}): Panel => (isOpen ? (isMinimized ? "minimized" : "open") : "closed");

const widthOf = (panel: Panel) => ({ closed: 0, minimized: boxWidth + boxGap, open: panelWidth + boxGap })[panel];

/** The number of boxes that fit into a window of this width; the others are in a menu. */
export function countFitting(windowWidth: number, panel: Panel, count: number) {
  const room = windowWidth - 2 * edge - widthOf(panel);
  const fitting = (width: number) => Math.max(0, Math.floor((width + boxGap) / (boxWidth + boxGap)));
  if (count <= fitting(room)) return count;
  return fitting(room - moreWidth - boxGap);
}

/**
 * Adds a visible box: after the others or, without room, in place of the last visible one, which moves to the menu. A
 * box that exists stays in its place and is opened.
 */
export function openBox(boxes: readonly Box[], username: string, fitting: number): Box[] {
  const opened = { username, isMinimized: false };
  const index = boxes.findIndex((box) => box.username === username);
  const room = Math.max(1, fitting);
  if (index >= 0 && index < room) return boxes.with(index, opened);
  const others = boxes.filter((box) => box.username !== username);
  return others.toSpliced(Math.min(others.length, room - 1), 0, opened);
}

export const closeBox = (boxes: readonly Box[], username: string): Box[] =>
  boxes.filter((box) => box.username !== username);

export const minimizeBox = (boxes: readonly Box[], username: string, isMinimized: boolean): Box[] =>
  boxes.map((box) => (box.username === username ? { ...box, isMinimized } : box));
