import { globSync, readFileSync } from "node:fs";

/**
 * The icons that the shell shows at once, as the icon library names their files: those in its sources, but for the parts
 * that it loads when they are wanted. They make one file; all others come with the screens that show them.
 */
export function findShellIcons(root: string): ReadonlySet<string> {
  const files = globSync("web/shell/**/*.tsx", { cwd: root });
  const sources = new Map(files.map((file) => [file.replaceAll("\\", "/"), readFileSync(`${root}/${file}`, "utf8")]));
  const later = new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/import\("#(web\/shell\/[^"]+)"\)/g)].map(([, file]) => file),
    ),
  );
  const names = [...sources].flatMap(([file, text]) =>
    later.has(file) || file.includes("/entry/")
      ? []
      : [...text.matchAll(/\b(Icon[A-Z]\w+)/g)].map(([, name = ""]) => name),
  );
  return new Set(names);
}
