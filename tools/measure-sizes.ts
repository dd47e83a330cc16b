/** A chunk in Vite's manifest. */
export type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

const entry = "index.html";
const component = ".tsx?tsr-split=component---loader";

/** The route files of the build, as `routes/_shell/home`, without layout routes. */
export function listRoutes(manifest: Manifest): readonly string[] {
  return Object.keys(manifest)
    .filter((key) => key.startsWith("routes/") && key.endsWith(component))
    .map((key) => key.slice(0, -component.length))
    .filter((route) => !/(^|\/)_[^/]+$/.test(route))
    .toSorted();
}

/** The files of a route's first load: the entry, its layout routes, and the route. */
export function firstLoad(manifest: Manifest, route: string): ReadonlySet<string> {
  return filesOf(manifest, [entry, ...framesOf(manifest, route), route + component]);
}

/** The files that a navigation to the route adds, if another screen with the same layout routes has been loaded. */
export function routeFiles(manifest: Manifest, route: string): ReadonlySet<string> {
  const shared = filesOf(manifest, [entry, ...framesOf(manifest, route)]);
  return filesOf(manifest, [route + component]).difference(shared);
}

/** The files that a lazily loaded module adds to a route. */
export function lazyFiles(manifest: Manifest, route: string, module: string): ReadonlySet<string> {
  return filesOf(manifest, [module]).difference(firstLoad(manifest, route));
}

/** The layout routes of a route: `routes/_shell` for `routes/_shell/home`, if it has a chunk of its own. */
function framesOf(manifest: Manifest, route: string) {
  const parts = route.split("/");
  const prefixes = parts.map((_, index) => parts.slice(0, index).join("/") + component);
  return prefixes.filter((key) => key in manifest);
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
