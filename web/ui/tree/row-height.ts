/** The height of a tree's row in pixels. */
export const rowHeight = (isTouch: boolean) => (isTouch ? 40 : 34);
