import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const web = path.join(import.meta.dirname, "..", "web");
const read = (file: string) => readFileSync(path.join(web, file), "utf8");

/** Components that take a class from whoever uses them, and the sheets they are made with. */
const sheets: Readonly<Record<string, string>> = {
  Button: "ui/actions/button.module.css",
  IconButton: "ui/actions/icon-button.module.css",
};

/** The rules of a sheet, flat: a selector, and the properties that it sets. */
const rulesOf = (sheet: string) =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = "", body = ""]) =>
      selectors.split(",").map((selector) => ({
        selector: selector.trim(),
        properties: body.split(";").flatMap((line) => /^\s*([\w-]+)\s*:/.exec(line)?.[1] ?? []),
      })),
  );

/**
 * Rules for a class that a component is given, which set what the component's own sheet sets, and are no more specific:
 * which of the two wins would be the order in which the bundler loads their sheets.
 */
function findUndecided(component: string, source: string, sheetOf: (file: string) => string) {
  const own = new Set(rulesOf(read(sheets[component] ?? "")).flatMap(({ properties }) => properties));
  const imports = new Map(
    [...source.matchAll(/import (\w+) from "#web\/([^"]+\.module\.css)"/g)].map(([, name = "", file = ""]) => [
      name,
      file,
    ]),
  );
  const given = [...source.matchAll(new RegExp(`<${component}\\b(?:[^<>]|=>)*?className=\\{([^}]*)\\}`, "g"))].flatMap(
    ([, classes = ""]) => [...classes.matchAll(/(\w+)\.(\w+)/g)],
  );
  return given.flatMap(([, styles = "", name = ""]) => {
    const file = imports.get(styles);
    const alone = new RegExp(`^\\.${name}([:[].*)?$`);
    return rulesOf(file === undefined ? "" : sheetOf(file))
      .filter(({ selector, properties }) => alone.test(selector) && properties.some((property) => own.has(property)))
      .map(({ selector }) => `${file}: ${selector} has to be button${selector}`);
  });
}

test("what changes the look of a button wins, whichever sheet is loaded last", () => {
  const undecided = globSync("**/*.tsx", { cwd: web }).flatMap((file) =>
    Object.keys(sheets).flatMap((component) => findUndecided(component, read(file), read)),
  );
  expect([...new Set(undecided)]).toEqual([]);
});

test("a rule that could lose is found, and one that cannot is not", () => {
  const source = `import styles from "#web/a.module.css"; <IconButton label={t("x")} onClick={() => go()} className={styles.eye} />`;
  const find = (sheet: string) => findUndecided("IconButton", source, () => sheet);
  expect(find(".eye { position: absolute; }")).toEqual(["a.module.css: .eye has to be button.eye"]);
  expect(find("@media (hover) { .eye:hover { color: red; } }")).toHaveLength(1);
  expect(find("button.eye { position: absolute; } .eye { margin: 0; }")).toEqual([]);
});
