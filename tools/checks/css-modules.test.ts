import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

import { root } from "../lib/run-command.ts";

// A class that a CSS module does not have is undefined, and the element has no style: neither the compiler nor the build
// notices.

/** The names of the classes in the selectors of a style sheet. */
const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].flatMap(([, selector = ""]) =>
      [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name),
    ),
  );

/** The classes that a source takes by name from the CSS modules it imports, and that these do not have: `sheet: name`. */
function findMissing(file: string, source: string, readSheet: (path: string) => string) {
  const { program } = parseSync(file, source);
  const sheets = new Map<string, string>();
  const missing: string[] = [];
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers: [specifier] }) {
      const [, path] = /^#(.+\.module\.css)$/.exec(value) ?? [];
      if (path !== undefined && specifier?.type === "ImportDefaultSpecifier") sheets.set(specifier.local.name, path);
    },
    MemberExpression({ object, property, computed }) {
      const sheet = object.type === "Identifier" ? sheets.get(object.name) : undefined;
      if (sheet === undefined) return;
      const name = !computed && property.type === "Identifier" ? property.name : undefined;
      if (name !== undefined && !classesIn(readSheet(sheet)).has(name)) missing.push(`${sheet}: ${name}`);
    },
  }).visit(program);
  return missing;
}

test("classes that a style sheet does not have are found", () => {
  const source = `
    import styles from "#web/ui/a.module.css";
    import other from "#web/ui/b.module.css";
    export const classes = [styles.row, styles.gone, styles[size], other.row];`;
  const sheets: Readonly<Record<string, string>> = {
    "web/ui/a.module.css": "/* .gone */ .row { gap: var(--space-1); } @media print { .tall { margin: 0.5em; } }",
    "web/ui/b.module.css": ".line { gap: 0; }",
  };
  expect(findMissing("a.tsx", source, (path) => sheets[path] ?? "")).toEqual([
    "web/ui/a.module.css: gone",
    "web/ui/b.module.css: row",
  ]);
});

test("every class that a source takes from a style sheet is there", () => {
  const files = globSync(["web/**/*.tsx", "{features,demos}/*/web/**/*.tsx"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const readSheet = (path: string) => readFileSync(join(root, path), "utf8");
  const missing = files.flatMap((file) =>
    findMissing(file, readFileSync(join(root, file), "utf8"), readSheet).map((each) => `${file}: ${each}`),
  );
  expect(missing).toEqual([]);
});
