import type { UIEvent } from "react";

/**
 * Scrolls the head and the rows of a table sideways together. They scroll separately, because the head sticks to the page:
 * inside an element that scrolls, it would stick to that.
 */
export function alignScroll({ currentTarget }: UIEvent<HTMLElement>) {
  for (const part of currentTarget.parentElement?.children ?? []) part.scrollLeft = currentTarget.scrollLeft;
}
