import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

import { readFeatures } from "../lib/read-features.ts";
import { root } from "../lib/run-command.ts";

// Deleting the folder of a feature leaves all tests green: neither those of the platform nor those of other features open its
// screens or call its endpoints.

/** The beginnings of the addresses of a feature's screens, and of the paths of its endpoints. */
type Addresses = {
  readonly feature: string;
  readonly screens: readonly string[];
  readonly endpoints: readonly string[];
};

/** `/blog/$post` → `/blog`, `/messages.json/{id}` → `/messages.json`. */
const beginningOf = (path: string) => path.replace(/\/?[${].*$/, "");

async function readAddresses(): Promise<readonly Addresses[]> {
  return Promise.all(
    Array.from(await readFeatures(), async ([feature, { screens = [] }]) => {
      const [contract = ""] = globSync(`{features,demos}/${feature}/contract.ts`, { cwd: root });
      const exported = contract ? ((await import(pathToFileURL(join(root, contract)).href)) as object) : {};
      const paths = Object.values(exported).flatMap((value: unknown) =>
        typeof value === "object" && value !== null && "method" in value && "path" in value ? String(value.path) : [],
      );
      return {
        feature,
        screens: screens.flatMap(({ path, href = path }) => [beginningOf(path), beginningOf(href)]),
        endpoints: paths.map(beginningOf),
      };
    }),
  );
}

/** The literals of a source: strings, the parts of templates, and patterns without their backslashes. */
function literalsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value, ...node }) => {
      if (typeof value === "string") found.push(value);
      else if ("regex" in node) found.push(node.regex.pattern.replaceAll("\\", ""));
    },
    TemplateElement: ({ value }) => void found.push(value.cooked ?? ""),
  }).visit(parseSync(file, source).program);
  return found.map((text) => text.replaceAll("%2F", "/"));
}

/** The features whose screens or endpoints a source names, each with the literal that does. */
function findNamed(all: readonly Addresses[], file: string, source: string) {
  const literals = literalsIn(file, source);
  return all.flatMap(({ feature, screens, endpoints }) => {
    const patterns = [
      ...screens.map((path) => new RegExp(`(?:^|[#=])${RegExp.escape(path)}(?![\\w.-])`)),
      ...endpoints.map((path) => new RegExp(`(?:^|api|\\*)${RegExp.escape(path)}(?![\\w-])`)),
    ];
    return literals
      .filter((literal) => patterns.some((pattern) => pattern.test(literal)))
      .map((literal) => ({ feature, literal }));
  });
}

const addresses = await readAddresses();
const needs = new Map(Array.from(await readFeatures(), ([name, { needs: needed = [] }]) => [name, needed]));

/** What a file names of features that may be absent while it is there. */
function findForeign(file: string, source = readFileSync(join(root, file), "utf8")): readonly string[] {
  const own = /^(?:features|demos)[/\\]([^/\\]+)/.exec(file)?.[1];
  const known = own === undefined ? [] : [own, ...(needs.get(own) ?? [])];
  return findNamed(addresses, file, source)
    .filter(({ feature }) => !known.includes(feature))
    .map(({ feature, literal }) => `${file} names "${literal}" of ${feature}`);
}

test("tests and benchmarks name no screen and no endpoint of a feature that may be absent", () => {
  const files = globSync(
    ["{e2e,bench}/**/*.ts", "{features,demos}/*/*.spec.ts", "{features,demos}/*/{e2e,bench}/**/*.ts"],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findForeign(file))).toEqual([]);
});

test.each(addresses.flatMap(({ feature, screens }) => screens.slice(0, 1).map((path) => [feature, path] as const)))(
  "an address of %s is noticed in each way of writing it",
  (feature, path) => {
    const ways = [
      `page.goto("#${path}")`,
      `open("${path}?page=1")`,
      `page.goto(\`#${path}/\${id}\`)`,
      `open("/lock?to=${path}")`,
      `open("/login?to=${encodeURIComponent(path)}")`,
      `expect(page).toHaveURL(/#${path.replaceAll("/", "\\/")}$/)`,
    ];
    for (const way of ways) expect(findForeign("e2e/planted.spec.ts", way)).toEqual([expect.stringContaining(feature)]);
    const folder = existsSync(join(root, `features/${feature}`)) ? "features" : "demos";
    expect(findForeign(`${folder}/${feature}/planted.spec.ts`, ways.join(";\n"))).toEqual([]);
  },
);

test("endpoints of features are noticed, those of the platform are not", () => {
  const [first] = addresses.flatMap(({ endpoints }) => endpoints);
  if (first !== undefined) {
    expect(findForeign("e2e/planted.spec.ts", `page.request.get("api${first}?q=1")`)).toHaveLength(1);
    expect(findForeign("e2e/planted.spec.ts", `page.route("**${first}", () => {})`)).toHaveLength(1);
  }
  expect(findForeign("e2e/planted.spec.ts", `page.request.get("api/profile.json"); page.goto("#/people")`)).toEqual([]);
});
