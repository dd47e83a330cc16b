import { posix } from "node:path";

import { routeOf } from "../build/route-path.ts";

/** A chunk in Vite's manifest. */
export type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a feature measures of the build beside its screens, in `tools/sizes.ts` of its folder. */
export type PartSize = { readonly name: string } & (
  | {
      /** A route, whose first load is measured with brotli. */
      readonly firstLoad: string;
    }
  | {
      /** What a module that loads later adds to a route. The path of the module begins at the package's folder. */
      readonly route: string;
      readonly module: string;
    }
  | {
      /** The largest of the files with these names, which are loaded one at a time. */
      readonly largest: string;
    }
);

const entry = "index.html";
const component = ".tsx?tsr-split=component---loader";

/** The keys of the routes' components, which are relative to `web/`, by the names of the routes. */
const componentsIn = (manifest: Manifest) =>
  new Map(
    Object.keys(manifest)
      .filter((key) => key.endsWith(component))
      .map((key) => [routeOf(posix.join("web", key)) ?? key, key]),
  );

const componentOf = (manifest: Manifest, route: string) => componentsIn(manifest).get(route) ?? route;

/** The routes of the build, as `_shell/home`, without layout routes. */
export const listRoutes = (manifest: Manifest): readonly string[] =>
  [...componentsIn(manifest).keys()].filter((route) => !/(^|\/)_[^/]+$/.test(route)).toSorted();

/** The files of a route's first load: the entry, its layout routes, and the route. */
export function firstLoad(manifest: Manifest, route: string): ReadonlySet<string> {
  return filesOf(manifest, [entry, ...framesOf(manifest, route), componentOf(manifest, route)]);
}

/** The files that a navigation to the route adds, if another screen with the same layout routes has been loaded. */
export function routeFiles(manifest: Manifest, route: string): ReadonlySet<string> {
  const shared = filesOf(manifest, [entry, ...framesOf(manifest, route)]);
  return filesOf(manifest, [componentOf(manifest, route)]).difference(shared);
}

/** The files that a lazily loaded module adds to a route. */
export function lazyFiles(manifest: Manifest, route: string, module: string): ReadonlySet<string> {
  return filesOf(manifest, [module]).difference(firstLoad(manifest, route));
}

/** The components of the layout routes of a route: that of `_shell` for `_shell/home`, if it has a chunk of its own. */
function framesOf(manifest: Manifest, route: string) {
  const components = componentsIn(manifest);
  const parts = route.split("/");
  return parts.flatMap((_, index) => components.get(parts.slice(0, index).join("/")) ?? []);
}

/** The scripts and style sheets of the chunks and of their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not name ${key}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}
