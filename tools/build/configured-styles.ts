import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import type { Office } from "../../contract/office.ts";
import { wrapInLayer } from "./style-layers.ts";

/** The values that style sheets take from `office.config.ts`. */
export type StyleConfig = Pick<Office, "menuSpeed" | "mobileBelow">;

const tokens = readFileSync(new URL("../../web/ui/theme/tokens.css", import.meta.url), "utf8");
const breakpoints = [...tokens.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(
  ([, name = "", query = ""]) => [name, query] as const,
);

/**
 * Fills in the breakpoints of the configuration and of `tokens.css`: sheets write `@media (--mobile)`, as CSS will with
 * `@custom-media`, which no browser has yet.
 */
export function fillInBreakpoints(css: string, { mobileBelow }: StyleConfig) {
  const queries = new Map<string, string>([
    ...breakpoints,
    ["--mobile", `(width < ${mobileBelow}px)`],
    ["--desktop", `(width >= ${mobileBelow}px)`],
  ]);
  return css.replaceAll(/@custom-media .+;\n/g, "").replaceAll(/@media[^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name);
      if (query === undefined) throw new Error(`${name} is not a breakpoint; see web/ui/theme/tokens.css`);
      return query;
    }),
  );
}

/** The tokens with configured values. */
export const configuredTokens = ({ menuSpeed }: StyleConfig) => `:root { --menu-speed: ${menuSpeed}ms; }`;

/** Prepares every style sheet before anything else reads it: fills in the breakpoints, and puts it into its layer. */
export function configuredStyles(styleConfig: StyleConfig): Plugin {
  return {
    name: "atrium-configured-styles",
    enforce: "pre",
    transform: {
      // A sheet that is imported as text (`?raw`) is a script by then.
      filter: { id: /\.css(\?(?!raw)|$)/ },
      handler: (css, file) => ({ code: wrapInLayer(fillInBreakpoints(css, styleConfig), file), map: null }),
    },
  };
}
