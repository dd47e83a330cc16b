import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "oxc-parser";

/** The files in which a feature is registered: see docs/guides/add-a-feature.md. */
export const registrations = [
  "server/features.ts",
  "web/app/idle-work.ts",
  "web/app/parts.tsx",
  "web/app/home-parts.tsx",
  "web/app/header-parts.tsx",
];
/** Lists with an entry for each screen, which has its `path`. */
const screenLists = ["contract/screens.ts", "contract/screen-keywords.ts"];

/** A node of the syntax tree; `oxc-parser` types each kind apart, and we walk them all alike. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

/** Deletes the folders of a feature and the routes that show it. @returns the paths of these routes */
export function deleteFolders(directory: string, feature: string): readonly string[] {
  for (const path of [
    ...globSync(`contract/${feature}{,.test}.ts`, { cwd: directory }),
    `server/${feature}`,
    `web/features/${feature}`,
    `e2e/${feature}.spec.ts`,
  ]) {
    rmSync(join(directory, path), { recursive: true, force: true });
  }
  const routes: string[] = [];
  for (const file of globSync("web/routes/_shell/**/*.tsx", { cwd: directory })) {
    const source = readFileSync(join(directory, file), "utf8");
    const features = [...source.matchAll(/"#web\/features\/([^/]+)\//g)].map(([, name]) => name);
    if (features.length === 0 || features.some((name) => name !== feature)) continue;
    const [, path = ""] = /createFileRoute\("\/_shell([^"]*)"\)/.exec(source) ?? [];
    routes.push(path);
    rmSync(join(directory, file));
  }
  return routes;
}

/** Deletes the feature's entries in the registrations, its kind of search hits, and its screens in the registry. */
export function deleteEntries(directory: string, feature: string, routes: readonly string[]) {
  const edit = (file: string, isGone: (node: Node) => boolean) => {
    const path = join(directory, file);
    writeFileSync(path, withoutGone(file, readFileSync(path, "utf8"), isGone));
  };
  const resolves = (source: string) => existsSync(join(directory, source.replace(/^#/, "")));
  const isGoneImport = ({ type, source }: Node) =>
    /^Import(Declaration|Expression)$/.test(type) &&
    String((source as Node)["value"]).startsWith("#") &&
    !resolves(String((source as Node)["value"]));
  for (const file of registrations) edit(file, isGoneImport);
  const isEntry =
    (name: string, values: readonly string[]) =>
    ({ type, key, value }: Node) =>
      type === "Property" && (key as Node)["name"] === name && values.includes(String((value as Node)["value"]));
  for (const file of screenLists) edit(file, isEntry("path", routes));
  edit("contract/search.ts", isEntry("kind", [feature]));
}

/** Removes what is gone, and the entries and statements that refer to it, until nothing does. */
function withoutGone(file: string, source: string, isGone: (node: Node) => boolean): string {
  const names = new Set<string>();
  for (let text = source; ;) {
    const units: Node[] = [];
    const program = parseSync(file, text).program as unknown as Node;
    for (const { node, unit } of nodesOf(program)) {
      const isReference = /^(JSX)?Identifier$/.test(node.type) && names.has(String(node["name"]));
      if (isReference || isGone(node)) units.push(unit);
    }
    // The innermost first; a unit around it may be complete without it.
    const [unit] = units.toSorted((one, other) => one.end - one.start - (other.end - other.start));
    if (!unit) return withoutUnused(file, text);
    for (const name of namesDeclaredBy(unit)) names.add(name);
    text = text.slice(0, unit.start) + text.slice(unit.end).replace(/^,/, "");
  }
}

/** Every node below a statement of the program, with the smallest part around it that can be removed as a whole. */
function* nodesOf(program: Node): Generator<{ node: Node; unit: Node }> {
  const visit = function* (node: Node, unit: Node): Generator<{ node: Node; unit: Node }> {
    yield { node, unit };
    for (const child of Object.values(node).flat()) {
      if (typeof child !== "object" || child === null || !("type" in child)) continue;
      const next = child as Node;
      const isUnit = next.type === "JSXAttribute" || (node.type === "ArrayExpression" && next !== node);
      yield* visit(next, isUnit ? next : unit);
    }
  };
  for (const statement of program["body"] as readonly Node[]) yield* visit(statement, statement);
}

/** The names that a removed statement declared. */
function namesDeclaredBy({ type, ...statement }: Node): readonly string[] {
  if (type === "ImportDeclaration") return (statement["specifiers"] as readonly Node[]).map(localName);
  if (type === "ExportNamedDeclaration") return namesDeclaredBy(statement["declaration"] as Node);
  if (type === "VariableDeclaration") {
    return (statement["declarations"] as readonly Node[]).map(({ id }) => String((id as Node)["name"]));
  }
  return [];
}

const localName = ({ local }: Node) => String((local as Node)["name"]);

/** Removes imports and constants that nothing uses any more: the compiler names them. */
function withoutUnused(file: string, source: string): string {
  const { body } = parseSync(file, source).program as unknown as { body: readonly Node[] };
  const isUsed = (name: string, { start, end }: Node) =>
    new RegExp(`\\b${name}\\b`).test(source.slice(0, start) + source.slice(end));
  const unused = body
    .flatMap((statement) => {
      if (!/^(Import|Variable)Declaration$/.test(statement.type)) return [];
      const names = namesDeclaredBy(statement);
      if (names.length > 0 && !names.some((name) => isUsed(name, statement))) return [statement];
      const specifiers = (statement["specifiers"] ?? []) as readonly Node[];
      return specifiers.filter((specifier) => !isUsed(localName(specifier), statement));
    })
    .at(0);
  if (!unused) return source;
  return withoutUnused(file, source.slice(0, unused.start) + source.slice(unused.end).replace(/^,/, ""));
}
