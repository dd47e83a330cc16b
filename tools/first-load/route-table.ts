import type { Rolldown } from "vite";

import { hrefOf, type Screen, screens } from "../../contract/screens/screens.ts";
import { firstParts, firstRequests } from "../../web/app/first-requests.ts";
import { pathOf, routeOf } from "../build/route-path.ts";
import type { FirstPaintTable, OtherRoutes, RouteEntry } from "./first-paint.ts";

/** The chunks of the bundle by file name. */
type Chunks = ReadonlyMap<
  string,
  Pick<Rolldown.OutputChunk, "imports" | "facadeModuleId"> & { readonly css: readonly string[] }
>;

/** The layout routes of a route: `_shell/inbox/…` is in `_shell`. */
export const framesOf = (route: string) =>
  route
    .split("/")
    .flatMap((segment, index, all) =>
      segment.startsWith("_") && !segment.startsWith("__") && index < all.length - 1
        ? [all.slice(0, index + 1).join("/")]
        : [],
    );

/** A path with parameters as a regular expression; a lone `$` takes what is left. */
export function patternOf(path: string) {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
  const pattern = path
    .split("/")
    .map((segment) => (segment === "$" ? ".*" : segment.startsWith("$") ? "([^/]+)" : segment))
    .join("/");
  return { pattern: `^${pattern}$`, names };
}

/** Literal paths before those with parameters, and what takes everything last: as the router decides. */
const rank = (path: string) =>
  path.split("/").reduce((sum, segment) => sum + (segment === "$" ? 100 : segment.startsWith("$") ? 10 : 0), 0);

/** The address of the menu's entry for a screen: its own, or that of the nearest screen above it which is listed. */
export function entryOf(path: string): string | undefined {
  const screen: Screen | undefined = screens.find((each) => each.path === path);
  if (!screen) return undefined;
  return screen.menu === undefined && screen.parent !== undefined ? entryOf(screen.parent) : hrefOf(screen);
}

/**
 * Each route with the closure of its chunks: its own, its frames', its first part's, and all that these import.
 *
 * The page itself has the routes that begin with requests of their own, and those that the menu shows under another entry.
 * The others only need their files, and are in a table of their own: the page does not grow with every screen.
 */
export function buildRouteTable(chunks: Chunks): {
  readonly page: Pick<FirstPaintTable, "files" | "shell" | "routes">;
  readonly others: OtherRoutes;
} {
  const components = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const [file, { facadeModuleId }] of chunks) {
    const part = Object.entries(firstParts).find(([, module]) => facadeModuleId?.endsWith(`/${module}`));
    if (part) parts.set(part[0], file);
    const route = facadeModuleId?.includes(".tsx?tsr-split=component") ? routeOf(facadeModuleId) : undefined;
    if (route !== undefined) components.set(route, file);
  }
  const shell = components.get("_shell");
  const shellScripts = shell === undefined ? [] : closureOf(chunks, [shell]);
  const stylesOf = (scripts: readonly string[]) => scripts.flatMap((name) => chunks.get(name)?.css ?? []);
  const shellStyles = stylesOf(shellScripts);
  const entries = [...components].filter(([route]) => !route.split("/").at(-1)?.startsWith("_"));
  const routes = entries
    .map(([route, file]) => {
      const frames = framesOf(route).flatMap((frame) => components.get(frame) ?? []);
      const isInShell = shell !== undefined && frames.includes(shell);
      const path = pathOf(route);
      const closure = closureOf(
        chunks,
        [...frames, file, parts.get(path)].filter((name) => name !== undefined),
      );
      const entry = entryOf(path);
      return {
        path,
        entry: entry === path ? undefined : entry,
        scripts: closure.filter((name) => !isInShell || !shellScripts.includes(name)),
        styles: stylesOf(closure).filter((name) => !isInShell || !shellStyles.includes(name)),
      };
    })
    .toSorted((one, other) => rank(one.path) - rank(other.path));
  const isInPage = ({ path, entry }: (typeof routes)[number]) => path in firstRequests || entry !== undefined;
  const page = listFiles();
  const others = listFiles();
  const pageRoutes = routes.filter(isInPage).map(({ path, entry, scripts, styles }): RouteEntry => ({
    ...patternOf(path),
    scripts: page.placesOf(scripts),
    styles: page.placesOf(styles),
    requests: firstRequests[path] ?? [],
    entry,
  }));
  return {
    page: {
      routes: pageRoutes,
      shell: { scripts: page.placesOf(shellScripts), styles: page.placesOf(shellStyles) },
      files: page.files,
    },
    others: {
      routes: routes
        .filter((route) => !isInPage(route))
        .map(({ path, scripts, styles }) => ({
          pattern: patternOf(path).pattern,
          scripts: others.placesOf(scripts),
          styles: others.placesOf(styles),
        })),
      files: others.files,
    },
  };
}

/** Files without repetition, which routes refer to by their places. */
function listFiles() {
  const files: string[] = [];
  const placeOf = (file: string) => {
    const place = files.indexOf(file);
    return place < 0 ? files.push(file) - 1 : place;
  };
  return { files, placesOf: (names: readonly string[]) => names.map(placeOf) };
}

function closureOf(chunks: Chunks, files: readonly string[]) {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) add(imported);
  };
  for (const file of files) add(file);
  return [...found];
}
