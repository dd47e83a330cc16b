import type { Plugin } from "vite";

import { type ModuleInfo, type Place, placeModules } from "./place-modules.ts";

/**
 * Tells the build which modules are loaded at the same time; see `placeModules`.
 *
 * @returns a plugin, and a test of a place for `codeSplitting.groups`
 */
export function createPlaces() {
  let places: ReadonlyMap<string, Place> = new Map();
  const plugin: Plugin = {
    name: "atrium:places",
    apply: "build",
    buildEnd(error) {
      if (error) return;
      const modules = new Map<string, ModuleInfo>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) modules.set(id, info);
      }
      places = placeModules(modules);
    },
    // With circular imports between files, a module can run before a module that it imports.
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue;
        const imported = new Set(output.imports);
        for (const other of imported) {
          const chunk = bundle[other];
          if (chunk?.type === "chunk") for (const next of chunk.imports) imported.add(next);
        }
        if (imported.has(file)) this.error(`${file} imports itself through others: see tools/build/chunk-groups.ts`);
      }
    },
  };
  return { plugin, isAt: (place: Place) => (id: string) => places.get(id) === place };
}
