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
    // Files that import each other run before what they import.
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue;
        const seen = new Set<string>();
        const left = [...output.imports];
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
          if (next === file) this.error(`${file} imports itself through ${[...seen].join(", ")}`);
          if (seen.has(next)) continue;
          seen.add(next);
          const imported = bundle[next];
          if (imported?.type === "chunk") left.push(...imported.imports);
        }
      }
    },
  };
  return { plugin, isAt: (place: Place) => (id: string) => places.get(id) === place };
}
