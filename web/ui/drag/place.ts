/** The target of a drop: before the item with this index, not counting the dragged one. */
export type Place = { readonly list: string; readonly index: number };
