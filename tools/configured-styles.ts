import type { Plugin } from "vite";

import type { config } from "../web/app/config.ts";
import { wrapInLayer } from "./style-layers.ts";

/** What style sheets take from `web/app/config.ts`. */
export type StyleConfig = { readonly [Key in "menuSpeed" | "mobileBelow"]: (typeof config)[Key] | number };

/**
 * Fills in the breakpoint of the configuration: sheets write `@media (--mobile)` and `@media (--desktop)`, as CSS will
 * with `@custom-media`, which no browser has yet.
 */
export const fillInBreakpoints = (css: string, { mobileBelow }: StyleConfig) =>
  css.replaceAll("(--mobile)", `(width < ${mobileBelow}px)`).replaceAll("(--desktop)", `(width >= ${mobileBelow}px)`);

/** The tokens whose values are configured. */
export const configuredTokens = ({ menuSpeed }: StyleConfig) => `:root { --menu-speed: ${menuSpeed}ms; }`;

/** Prepares every style sheet before anything else reads it: fills in the breakpoints, and puts it into its layer. */
export function configuredStyles(styleConfig: StyleConfig): Plugin {
  return {
    name: "atrium-configured-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (css, file) => ({ code: wrapInLayer(fillInBreakpoints(css, styleConfig), file), map: null }),
    },
  };
}
