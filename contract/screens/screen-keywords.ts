import { keywords } from "../../generated/screen-keywords.gen.ts";

/** English search terms of a screen, besides its title. */
export type ScreenKeywords = { readonly path: string; readonly keywords: readonly string[] };

/** Apart from the screens, which every page loads. */
export const screenKeywords: readonly ScreenKeywords[] = keywords;
