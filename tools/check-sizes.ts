import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { firstParts } from "../web/app/first-requests.ts";
import { type Manifest, firstLoad, lazyFiles, listRoutes, routeFiles } from "./measure-sizes.ts";
import { root } from "./run-command.ts";
import { acceptSizes, describeMoves, limitOf, type Measured, type SizeRecords } from "./size-records.ts";

// Compares the sizes of the build with the accepted ones in `sizes.json`. With `--accept "reason"`, today's become these.

/** What a screen may add to the shell, until a size is accepted for it. In kilobytes of 1000 bytes, gzipped. */
const newScreen = 40;

const web = join(root, "dist", "web");
const manifest = JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8")) as Manifest;

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0) / 1000;

const brotli = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0) / 1000;

/** The largest of some files, which are loaded one at a time. */
const largest = (pattern: string) => Math.max(...globSync(pattern, { cwd: web }).map((file) => kilobytes([file])));

/**
 * What `sizes.json` of a feature names: a module of a route that loads later, the largest of some files of the build, or the
 * first load of a route, compressed with brotli.
 */
type Part = { readonly name: string } & (
  | { readonly route: string; readonly module: string }
  | { readonly files: string }
  | { readonly firstLoad: string }
);

const sizeOf = (part: Part) => {
  if ("files" in part) return largest(part.files);
  if ("firstLoad" in part) return brotli(firstLoad(manifest, `_shell/${part.firstLoad}`));
  return kilobytes(lazyFiles(manifest, `_shell/${part.route}`, part.module));
};

const partsOfFeatures = globSync("{features,demos}/*/sizes.json", { cwd: root })
  .toSorted()
  .flatMap((file) => JSON.parse(readFileSync(join(root, file), "utf8")) as readonly Part[]);

const parts: readonly Measured[] = [
  // All scripts and style sheets.
  {
    name: "first load of #/home",
    size: kilobytes(firstLoad(manifest, "_shell/home")),
  },
  // It loads beside the screen.
  ...(firstParts["/home"] === undefined
    ? []
    : [
        {
          name: "the first card of #/home",
          size: kilobytes(lazyFiles(manifest, "_shell/home", posix.relative("web", firstParts["/home"]))),
        },
      ]),
  // The shell as it is first rendered, in every skin, and the files of each route. With the session's data, about 1 KB, it has
  // to fit into the first 14 KB that a server sends.
  { name: "the page, brotli", size: brotli(["index.html"]) },
  ...[manifest["ui/charts/engine.ts"] ?? []]
    .flat()
    .map(({ file }) => ({ name: "the library of charts", size: kilobytes([file]) })),
  // What features load after their screens, and the first loads that they watch.
  ...partsOfFeatures.map((part) => ({ name: part.name, size: sizeOf(part) })),
].map((row) => ({ ...row, newLimit: newScreen, leastRoom: 0.5 }));

/**
 * What each screen adds to the shell. New screens move modules between the chunks that screens share: with a table and a
 * form more, most other screens were 0.6 KB larger, and one 0.9 KB.
 */
const screens: readonly Measured[] = listRoutes(manifest).map((route) => ({
  name: route.replace(/^_\w+\//, ""),
  size: kilobytes(routeFiles(manifest, route)),
  newLimit: newScreen,
  leastRoom: 2,
}));
const measured = [...parts, ...screens];

const file = join(root, "tools", "sizes.json");
const records = JSON.parse(readFileSync(file, "utf8")) as SizeRecords;
const { values } = parseArgs({ options: { accept: { type: "string" } } });

if (values.accept === undefined) check();
else accept(values.accept.trim());

function check() {
  const width = Math.max(...measured.map(({ name }) => name.length));
  let isTooLarge = false;
  for (const row of measured) {
    const limit = limitOf(row, records);
    isTooLarge ||= row.size > limit;
    const mark = row.size <= limit ? "✓" : "✗";
    const record = records.sizes[row.name]?.toFixed(1) ?? "new";
    console.log(
      `${mark} ${row.name.padEnd(width)} ${row.size.toFixed(1).padStart(6)} KB, accepted ${record.padStart(5)}, limit ${limit.toFixed(1).padStart(5)}`,
    );
  }
  if (!isTooLarge) return;
  console.log('Make it smaller, or accept it: npm run sizes -- --accept "reason"');
  process.exitCode = 1;
}

function accept(reason: string) {
  if (reason === "") throw new Error('Name the reason: npm run sizes -- --accept "reason"');
  const after = acceptSizes(measured, records, new Date().toISOString().slice(0, 10), reason);
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  console.log(describeMoves(records, after).join("\n") || "No size has changed.");
}
