import { readFileSync } from "node:fs";

import type { Drawing } from "#demos/icons/web/icon-files.ts";
import { iconFiles, locate, readJson, sortNames } from "#demos/icons/tools/icon-folder.ts";

const folder = "@fortawesome/fontawesome-free";

/** In the order that is shown. */
const styles = ["solid", "regular", "brands"] as const;
type Style = (typeof styles)[number];

type Family = {
  readonly aliases?: { readonly names?: readonly string[] };
  readonly search: { readonly terms: readonly string[] };
  readonly svgs: {
    readonly classic: Readonly<Partial<Record<Style, { readonly viewBox: readonly number[]; readonly path: string }>>>;
  };
};

/** The icons of the package by name, with all styles that are free. */
export const readFamilies = () =>
  readJson(locate(`${folder}/metadata/icon-families.json`)) as Readonly<Record<string, Family>>;

/** The files of Font Awesome. The icons of a style follow each other, so that a style loads only its own drawings. */
export function readFontAwesome() {
  const families = readFamilies();
  const names = sortNames(Object.keys(families));
  const drawn = styles.flatMap((style) =>
    names.flatMap((name): { icon: [string, string]; drawing: Drawing }[] => {
      const svg = families[name]?.svgs.classic[style];
      return svg ? [{ icon: [name, style], drawing: { box: svg.viewBox.join(" "), shapes: [svg.path] } }] : [];
    }),
  );
  const entries = Object.entries(families);
  return iconFiles(
    { icons: drawn.map(({ icon }) => icon), attribution: readAttribution() },
    {
      aliases: Object.fromEntries(
        entries.flatMap(([name, { aliases }]) => (aliases?.names?.length ? [[name, [...aliases.names]]] : [])),
      ),
      terms: Object.fromEntries(
        entries.map(([name, { search }]) => [name, search.terms.filter((term) => term !== name)]),
      ),
    },
    drawn.map(({ drawing }) => drawing),
  );
}

/** The comment with author, licence and version that each file of the package has. */
function readAttribution() {
  const [comment] = /<!--[^>]*-->/.exec(readFileSync(locate(`${folder}/svgs/solid/house.svg`), "utf8")) ?? [];
  if (!comment) throw new Error("The files of Font Awesome no longer have a comment with their licence");
  return comment;
}
