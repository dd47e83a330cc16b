import type { Plugin } from "vite";

/** Chunks import each other through `__import` of `web/lib/loading/import-chunk.ts`, which lets a failed import be repeated. */
export const routeImports = (code: string) => code.replaceAll(/\bimport\((?=[`"']\.\/)/g, "__import(");

export function retryImports(): Plugin {
  return {
    name: "atrium-retry-imports",
    apply: "build",
    generateBundle: {
      // After Vite has written which style sheets each import brings.
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") output.code = routeImports(output.code);
        }
      },
    },
  };
}
