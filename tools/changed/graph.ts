import { posix } from "node:path";

import { parseSync } from "oxc-parser";

import { isScript } from "./places.ts";

/** The files of a working tree: paths relative to the package's folder, with `/`. */
export type Tree = { readonly files: readonly string[]; readonly read: (file: string) => string };

export type Graph = {
  /** The files that a change of a file can affect directly, because they load it. */
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names that a file imports from each module, or `*` for all. Types are left out: only the compiler sees them. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** The specifiers of packages and of Node's modules that a file imports. */
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Where a specifier leads: a path of the tree, also if nothing is there, or undefined for a package. */
function resolve(from: string, specifier: string) {
  const [path = ""] = specifier.split("?");
  if (/^#\w+\//.test(path)) return path.slice(1);
  return path.startsWith(".") ? posix.join(posix.dirname(from), path) : undefined;
}

type Import = { readonly specifier: string; readonly names: readonly string[] };

function importsOfScript(file: string, source: string): readonly Import[] {
  const { module } = parseSync(file, source);
  const statements = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    // Of a namespace, all names are imported.
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? importName.kind),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType, names: ["*"] }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const urls = [...source.matchAll(/new URL\(\s*"([^":]+)",\s*import\.meta\.url\)/g)].map(([, path = ""]) =>
    path.startsWith(".") ? path : `./${path}`,
  );
  const resolved = [...source.matchAll(/import\.meta\.resolve\("([^"]+)"\)/g)].map(([, specifier = ""]) => specifier);
  return [
    ...[...statements, ...exported].filter(({ isType }) => !isType),
    ...[...dynamic.map((text) => text.replaceAll(/^["'`]|["'`]$/g, "")), ...urls, ...resolved].map((specifier) => ({
      specifier,
      names: ["*"],
    })),
  ];
}

/** The sheets and fonts that a style sheet names, and the modules that the code of a document imports. */
const importsOfText = (source: string): readonly Import[] =>
  [...source.matchAll(/(?:@import\s+|url\(\s*|\bfrom\s+)["']?((?:\.{1,2}|#\w+)\/[^"')\s]+)/g)].map(
    ([, specifier = ""]) => ({ specifier, names: ["*"] }),
  );

/** The files of `import.meta.glob("./examples/*.tsx")`. */
function globbed({ files }: Tree, file: string, source: string) {
  const patterns = [...source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"/g)];
  return patterns.flatMap(([, pattern = ""]) => {
    const absolute = posix.join(posix.dirname(file), pattern);
    return files
      .filter((each) => posix.matchesGlob(each, absolute))
      .map((each) => ({ specifier: `#${each}`, names: ["*"] }));
  });
}

/** Reads the imports of all scripts, style sheets and documents. */
export function readGraph(tree: Tree): Graph {
  const importers = new Map<string, Set<string>>();
  const names = new Map<string, Map<string, Set<string>>>();
  const packages = new Map<string, Set<string>>();
  for (const file of tree.files) {
    if (!isScript(file) && !/\.(css|md)$/.test(file)) continue;
    const source = tree.read(file);
    const imports = isScript(file)
      ? [...importsOfScript(file, source), ...globbed(tree, file, source)]
      : importsOfText(source);
    const own = new Map<string, Set<string>>();
    for (const { specifier, names: imported } of imports) {
      const path = resolve(file, specifier);
      if (path === undefined) {
        addTo(packages, file, specifier);
        continue;
      }
      addTo(importers, path, file);
      for (const name of imported) addTo(own, path, name === "NamespaceObject" ? "*" : name);
    }
    names.set(file, own);
  }
  return { importers, names, packages };
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}
