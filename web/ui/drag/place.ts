/** Where something is dropped: before the item of that index, counted without the one that is dragged. */
export type Place = { readonly list: string; readonly index: number };
