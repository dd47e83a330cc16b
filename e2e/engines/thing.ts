import type { Place } from "./in-page.ts";
import type { EnginePage } from "./page.ts";

/** What is done in each engine. `e2e/engines.ts` of a feature exports those on its screens as `things`. */
export type Thing = { readonly name: string; readonly run: (page: EnginePage) => Promise<void> };

export const button = (name: string, within?: Place): Place => ({ role: "button", name, ...(within && { within }) });
