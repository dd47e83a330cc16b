type Importer = (path: string) => Promise<unknown>;

/**
 * Imports chunks, and allows a failed import to be repeated. Some browsers remember failed imports by address, as the
 * HTML standard required for years, and fail without asking the server again. A repeated attempt therefore uses another
 * address, and its result is used from then on.
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
  /** The build replaces `import("./chunk.js")` with this; see `tools/first-load/retry-imports.ts`. */
  var __import: Importer;
}

// All chunks are in one folder, so relative addresses are the same for all of them.
globalThis.__import = createImporter((path) => import(/* @vite-ignore */ path));
