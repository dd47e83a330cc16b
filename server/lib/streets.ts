/** The address of the street tiles of maps, and their attribution. */
export type Streets = { readonly url: string; readonly attribution: string };
