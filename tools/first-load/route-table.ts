import type { Rolldown } from "vite";

import { hrefOf, type Screen, screens } from "../../contract/screens.ts";
import { firstParts, firstRequests } from "../../web/app/first-requests.ts";
import type { FirstPaintTable, RouteEntry } from "./first-paint.ts";

/** The chunks of the bundle by file name. */
type Chunks = ReadonlyMap<
  string,
  Pick<Rolldown.OutputChunk, "imports" | "facadeModuleId"> & { readonly css: readonly string[] }
>;

/** The path of a route file below `web/routes`: what begins with `_` is a frame, and `index` is its folder. */
export function pathOf(file: string) {
  const segments = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith("_") && segment !== "index");
  return `/${segments.join("/")}`;
}

/** The layout routes of a route file: `_shell/inbox/…` is in `_shell`. */
export const framesOf = (file: string) =>
  file
    .split("/")
    .flatMap((segment, index, all) =>
      segment.startsWith("_") && !segment.startsWith("__") && index < all.length - 1
        ? [`${all.slice(0, index + 1).join("/")}.tsx`]
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

/** Each route with the closure of its chunks: its own, its frames', its first part's, and all that these import. */
export function buildRouteTable(chunks: Chunks): Pick<FirstPaintTable, "files" | "shell" | "routes"> {
  const files: string[] = [];
  const placeOf = (file: string) => {
    const place = files.indexOf(file);
    return place < 0 ? files.push(file) - 1 : place;
  };
  const components = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const [file, { facadeModuleId }] of chunks) {
    const part = Object.entries(firstParts).find(([, module]) => facadeModuleId?.endsWith(`/web/${module}`));
    if (part) parts.set(part[0], file);
    const route = /\/web\/routes\/(.+\.tsx)\?tsr-split=component/.exec(facadeModuleId ?? "")?.[1];
    if (route !== undefined) components.set(route, file);
  }
  const shell = components.get("_shell.tsx");
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
      const scripts = closure.filter((name) => !isInShell || !shellScripts.includes(name));
      const styles = stylesOf(closure).filter((name) => !isInShell || !shellStyles.includes(name));
      const entry = entryOf(path);
      return {
        path,
        ...patternOf(path),
        scripts: scripts.map(placeOf),
        styles: styles.map(placeOf),
        requests: firstRequests[path] ?? [],
        entry: entry === path ? undefined : entry,
      };
    })
    .toSorted((one, other) => rank(one.path) - rank(other.path))
    .map(({ path: _path, ...route }): RouteEntry => route);
  return { files, shell: { scripts: shellScripts.map(placeOf), styles: shellStyles.map(placeOf) }, routes };
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
