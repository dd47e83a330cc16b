import { readFileSync } from "node:fs";

import { type ImportDeclaration, parseSync, type Program } from "oxc-parser";
import type { Plugin } from "vite";

const suffix = "?sources";

/**
 * Answers `import sources from "./examples.tsx?sources"` with the source of each component that the file exports, by its
 * name, as if it had a file of its own: with the imports and the declarations of the file that it uses, and no others.
 */
export const exampleSources = (): Plugin => ({
  name: "example-sources",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readSources(file, readFileSync(file, "utf8")))};`;
  },
});

/** A statement at the top of a file, with the comment before it. */
type Part = { readonly name: string; readonly text: string; readonly isExported: boolean };

/** The sources of the exported components of a file: functions with a capital letter. */
export function readSources(file: string, source: string): Readonly<Record<string, string>> {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const parts = findParts(source, program, comments);
  const components = parts.filter(({ name, isExported }) => isExported && /^[A-Z]/.test(name));
  return Object.fromEntries(
    components.map((component) => {
      const used = withUsed(component, parts);
      const code = parts.filter((part) => used.has(part)).map(({ text }) => text);
      const imports = findImports(source, program, namesIn(code.join("\n")));
      return [component.name, [imports, ...code].filter((text) => text !== "").join("\n\n")];
    }),
  );
}

/** The words of a code, without its comments. */
const namesIn = (text: string) =>
  new Set(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "").match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));

function findParts(source: string, { body }: Program, comments: readonly { start: number; end: number }[]) {
  return body.flatMap((statement): Part[] => {
    const isExported = statement.type === "ExportNamedDeclaration";
    const declaration = isExported ? statement.declaration : statement;
    const start = startWithComments(source, statement.start, comments);
    const text = source.slice(start, statement.end);
    const part = (name: string): Part => ({ name, text, isExported });
    if (declaration?.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [part(id.name)] : []));
    return declaration && "id" in declaration && declaration.id?.type === "Identifier"
      ? [part(declaration.id.name)]
      : [];
  });
}

/** Where the comments right before a statement begin. */
function startWithComments(source: string, start: number, comments: readonly { start: number; end: number }[]): number {
  const before = comments.find(({ end }) => end <= start && /^[ \t]*\n?$/.test(source.slice(end, start)));
  return before ? startWithComments(source, before.start, comments) : start;
}

/** A part, and those that it uses, and so on, except other exported ones. */
function withUsed(part: Part, all: readonly Part[], found = new Set<Part>()) {
  found.add(part);
  const names = namesIn(part.text);
  for (const each of all) if (!found.has(each) && !each.isExported && names.has(each.name)) withUsed(each, all, found);
  return found;
}

/** The imports of these names, in the order of the file. Lines between them stay. */
function findImports(source: string, { body }: Program, names: ReadonlySet<string>) {
  const declarations = body.filter((statement) => statement.type === "ImportDeclaration");
  return declarations
    .flatMap((declaration, at) => {
      const text = writeImport(source, declaration, names);
      const previous = declarations[at - 1];
      const isApart = previous !== undefined && source.slice(previous.end, declaration.start).includes("\n\n");
      return [isApart ? "\n" : "", text];
    })
    .filter((line) => line !== "")
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function writeImport(source: string, declaration: ImportDeclaration, names: ReadonlySet<string>) {
  const { specifiers } = declaration;
  const used = specifiers.filter(({ local }) => names.has(local.name));
  if (used.length === 0) return "";
  if (used.length === specifiers.length || specifiers.some(({ type }) => type !== "ImportSpecifier"))
    return source.slice(declaration.start, declaration.end);
  const written = used.map(({ start, end }) => source.slice(start, end)).join(", ");
  return `import ${declaration.importKind === "type" ? "type " : ""}{ ${written} } from ${declaration.source.raw};`;
}
