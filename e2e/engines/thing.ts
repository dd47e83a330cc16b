import type { Place } from "./in-page.ts";
import type { EnginePage } from "./page.ts";

/** A check that runs in Firefox and WebKit. A feature exports its checks as `things` from `e2e/engines.ts`. */
export type Thing = { readonly name: string; readonly run: (page: EnginePage) => Promise<void> };

export const button = (name: string, within?: Place): Place => ({ role: "button", name, ...(within && { within }) });
