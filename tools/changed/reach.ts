import type { Screen } from "#contract/screens/screens.ts";

import { pathOf, routeOf } from "../build/route-path.ts";
import { commonScreens, readOpened } from "./browser-tests.ts";
import { type Graph, readGraph, type Tree } from "./graph.ts";
import {
  featureOf,
  isBrowserSupport,
  isContract,
  isFoundation,
  isRegistration,
  isRoute,
  isServer,
  isSpec,
  isUnitTest,
  isWeb,
  readersOf,
} from "./places.ts";
import { readSpec, type Spec, type SpecTest } from "./spec-tests.ts";

/** A route with a larger share of the screens inside it is a frame of the shell. */
const frameShare = 1 / 5;

type Endpoint = { readonly file: string; readonly name: string; readonly path: string | undefined };

/** The working tree, read once. */
export type Project = {
  readonly tree: Tree;
  readonly graph: Graph;
  readonly screens: readonly Screen[];
  /** The paths of the screens that each browser test opens. */
  readonly opened: ReadonlyMap<SpecTest, ReadonlySet<string>>;
  /** The paths of the screens that tests only pass through. */
  readonly common: ReadonlySet<string>;
  readonly specs: readonly Spec[];
  readonly endpoints: readonly Endpoint[];
};

export function readProject(tree: Tree, screens: readonly Screen[]): Project {
  const endpoints = tree.files.filter(isContract).flatMap((file) => {
    const [, ...parts] = tree.read(file).split(/^export const (?=\w+ = \w*[eE]ndpoint\()/m);
    return parts.map((part) => ({
      file,
      name: /^\w+/.exec(part)?.[0] ?? "",
      path: /^\s*path: "([^"{]+)/m.exec(part)?.[1],
    }));
  });
  const specs = tree.files.filter(isSpec).map((file) => readSpec(file, tree.read(file)));
  const opened = readOpened(specs, screens);
  return { tree, graph: readGraph(tree), screens, opened, common: commonScreens(specs, opened), specs, endpoints };
}

/** The importers of a file, direct and indirect. */
export type Reach = {
  /** The files, each with those through which it was reached. */
  readonly from: ReadonlyMap<string, ReadonlySet<string>>;
  /** The paths of the screens of the routes. */
  readonly screens: ReadonlyMap<string, ReadonlySet<string>>;
  /** The routes around most screens. */
  readonly frames: readonly string[];
  /** The file through which it affects everything. */
  readonly foundation: string | undefined;
};

/** Follows the importers of files up to tests and routes; from the server to the page by way of the endpoints. */
export function follow({ tree, graph, screens, endpoints }: Project, starts: readonly string[]): Reach {
  const from = new Map<string, Set<string>>(starts.map((file) => [file, new Set()]));
  const shown = new Map<string, ReadonlySet<string>>();
  const frames: string[] = [];
  const isPassed = (file: string) => isRegistration(file) && !starts.includes(file);
  const importersOf = (file: string) => [...(graph.importers.get(file) ?? [])];

  const isLast = (file: string) =>
    isFoundation(file) ||
    // A changed registration, or a route without a screen: a frame, or one that leads elsewhere.
    (starts.includes(file) && (isRegistration(file) || (isRoute(file) && shownBy(file, tree, screens).size === 0)));

  const next = (file: string): readonly string[] => {
    if (isUnitTest(file) || isSpec(file) || isRoute(file) || isLast(file)) return [];
    // The tests of a registration go through all that is registered.
    if (isPassed(file))
      return [...importersOf(file), ...readersOf(file)].filter((each) => isUnitTest(each) || isPassed(each));
    // The helpers of the browser tests drive the app: what they load of it is not what the tests are about.
    if (isBrowserSupport(file)) return starts.every(isBrowserSupport) ? importersOf(file) : [];
    const callers = isServer(file) ? callersOf(file, graph, endpoints) : [];
    return [...importersOf(file), ...readersOf(file), ...callers];
  };
  // A set's iteration includes what is added meanwhile.
  const reached = new Set(starts);
  for (const file of reached) {
    for (const other of next(file)) {
      reached.add(other);
      from.set(other, (from.get(other) ?? new Set()).add(file));
    }
    if (!isRoute(file)) continue;
    const paths = shownBy(file, tree, screens);
    if (paths.size > screens.length * frameShare) frames.push(file);
    else shown.set(file, paths);
  }
  return { from, screens: shown, frames, foundation: [...reached].find(isLast) };
}

/** The features' files of the page through which the last ones were reached, and what these load of their own feature. */
export function filesAround({ tree, graph }: Project, { from }: Reach, last: readonly string[]): readonly string[] {
  const files = new Set(last);
  for (const file of files) for (const other of from.get(file) ?? []) files.add(other);
  for (const file of files)
    for (const other of graph.names.get(file)?.keys() ?? [])
      if (featureOf(file) !== undefined && featureOf(other) === featureOf(file)) files.add(other);
  return [...files].filter((file) => isWeb(file) && featureOf(file) !== undefined && tree.files.includes(file));
}

/** The paths of a route's screen and of those inside it. */
function shownBy(file: string, { files }: Tree, screens: readonly Screen[]): ReadonlySet<string> {
  const id = routeOf(file);
  if (id === undefined) return new Set();
  const isInside = (other: string) =>
    id === "__root" || other === id || other.startsWith(`${id}/`) || other.startsWith(`${id}.`);
  const routes = files.flatMap((each) => routeOf(each) ?? []).filter(isInside);
  const paths = new Set(routes.map((route) => pathOf(route)));
  return new Set(screens.map(({ path }) => path).filter((path) => paths.has(path)));
}

/** The endpoints that a file implements or calls. */
export const endpointsIn = ({ names }: Graph, file: string, endpoints: readonly Endpoint[]) =>
  endpoints.filter((each) => {
    const imported = names.get(file)?.get(each.file);
    return imported?.has(each.name) === true || imported?.has("*") === true;
  });

/** The files of the page and the browser tests that call an endpoint which a file of the server implements. */
function callersOf(file: string, graph: Graph, endpoints: readonly Endpoint[]) {
  const implemented = endpointsIn(graph, file, endpoints);
  const contracts = new Set(implemented.map((each) => each.file));
  const users = new Set([...contracts].flatMap((contract) => [...(graph.importers.get(contract) ?? [])]));
  return [...users].filter((user) => (isSpec(user) || isWeb(user)) && endpointsIn(graph, user, implemented).length > 0);
}
