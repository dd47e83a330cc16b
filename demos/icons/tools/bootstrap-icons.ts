import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Drawing, Shape } from "#demos/icons/web/icon-files.ts";
import { readFamilies } from "#demos/icons/tools/font-awesome.ts";
import { iconFiles, locate, sortNames } from "#demos/icons/tools/icon-folder.ts";

const filled = /-fill(?=-|$)/;

/** The files of Bootstrap Icons. A filled icon follows its outline. */
export function readBootstrapIcons() {
  const folder = locate("bootstrap-icons/icons");
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  const names = sortNames(files.map((file) => file.slice(0, -".svg".length)));
  const borrowed = readBorrowedTerms();
  const terms = names.flatMap((name) => {
    const known = borrowed.get(name.replace(filled, ""));
    return known ? [[name, known.filter((term) => term !== name)] as const] : [];
  });
  return iconFiles(
    { icons: names.map((name) => [name, filled.test(name) ? "filled" : "outline"]) },
    {
      // A filled icon is found as well as its outline.
      aliases: Object.fromEntries(
        names.flatMap((name) => (filled.test(name) ? [[name, [name.replace(filled, "")]]] : [])),
      ),
      terms: Object.fromEntries(terms),
    },
    names.map((name) => readDrawing(name, readFileSync(path.join(folder, `${name}.svg`), "utf8"))),
  );
}

/** The package has no search terms. Those of Font Awesome's icon with the same name, or another name of it, fit. */
function readBorrowedTerms() {
  const known = new Map<string, string[]>();
  const families = Object.entries(readFamilies()).map(([name, { search, aliases }]) => ({
    name,
    terms: search.terms,
    aliases: aliases?.names ?? [],
  }));
  for (const { name, terms, aliases } of families) {
    for (const alias of aliases) known.set(alias, [...terms, name]);
  }
  // An icon's own name goes before that of another icon's alias.
  for (const { name, terms, aliases } of families) known.set(name, [...terms, ...aliases]);
  return known;
}

const tags = ["path", "rect", "circle"] as const;

/** Reads an SVG file of shapes. Throws if it has an element that cannot be drawn, such as a group. */
export function readDrawing(name: string, source: string): Drawing {
  const elements = [...source.matchAll(/<([a-zA-Z]+)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/g)];
  const [svg, ...shapes] = elements.map(([, tag = "", attributes = ""]) => ({
    tag,
    attributes: readAttributes(attributes),
  }));
  const box = svg?.attributes["viewBox"];
  if (box === undefined) throw new Error(`${name} has no view box`);
  return {
    box,
    shapes: shapes.map(({ tag: found, attributes }): string | Shape => {
      const tag = tags.find((each) => each === found);
      if (!tag) throw new Error(`${name} has an element that is not drawn: ${found}`);
      const { d, ...others } = attributes;
      return tag === "path" && d !== undefined && Object.keys(others).length === 0 ? d : { tag, attributes };
    }),
  };
}

/** Attributes by the name that React has for them: `fillRule`. */
const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
