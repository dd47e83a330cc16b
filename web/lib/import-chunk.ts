type Importer = (path: string) => Promise<unknown>;

/**
 * Imports chunks, and lets a failed import be repeated. Some browsers remember for each address that its import has
 * failed, as the HTML standard had it for years, and then fail without asking the server again. So another attempt that
 * fails is made under another address, and what that brings is what the chunk is from then on.
 */
export function createImporter(load: Importer): Importer {
  const failures = new Map<string, number>();
  const replaced = new Map<string, Promise<unknown>>();
  return async (path) => {
    const known = replaced.get(path);
    if (known) return known;
    try {
      return await load(path);
    } catch (error) {
      const count = failures.get(path) ?? 0;
      failures.set(path, count + 1);
      if (count === 0) throw error;
      const again = load(`${path}?retry=${count}`);
      const chunk = await again;
      replaced.set(path, again);
      return chunk;
    }
  };
}

declare global {
  /** What the build writes in place of `import("./chunk.js")`; see `tools/first-load/retry-imports.ts`. */
  var __import: Importer;
}

// The chunks lie side by side, so an address that is relative to one is relative to this one too.
globalThis.__import = createImporter((path) => import(/* @vite-ignore */ path));
