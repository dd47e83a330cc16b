// Apart from the card, so that a place for it does not load it. The style sheet has the same sizes, in pixels.

export const rowHeight = 56;

const headHeight = 48;
const border = 1;

/** The height of a card with so many rows, in pixels. */
export const listCardHeight = (rows: number) => headHeight + rows * rowHeight + 2 * border;
