import type { Plugin } from "vite";

const intoHead = "document.head.appendChild(link)";

/**
 * Puts style sheets that arrive with a chunk behind those of the page, which are at the end of its body.
 *
 * A sheet with cascade layers before another one makes Chromium compute the styles and fonts of the whole document again;
 * one behind all others does not. The order of sheets decides little: their layers do.
 */
export function appendSheets(): Plugin {
  return {
    name: "atrium-append-sheets",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(intoHead)) this.error(`Vite's loader of chunks no longer has ${intoHead}`);
        return code.replace(intoHead, "document.body.appendChild(link)");
      },
    },
  };
}
