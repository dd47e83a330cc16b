import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { firstParts } from "../web/app/first-requests.ts";
import { importFromFeatures } from "./build/import-from-features.ts";
import { type Manifest, type PartSize, firstLoad, lazyFiles, listRoutes, routeFiles } from "./sizes/measure-sizes.ts";
import { root } from "./lib/run-command.ts";
import {
  acceptSizes,
  describeMoves,
  limitOf,
  type Measured,
  newScreen,
  type SizeRecords,
} from "./sizes/size-records.ts";

// Compares the sizes of the build with the accepted ones in `sizes.json`. With `--accept "reason"`, today's become these.

const web = join(root, "dist", "web");
const manifest = JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8")) as Manifest;

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0) / 1000;

const brotli = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0) / 1000;

/** @throws {Error} if there is no such file, which would have no size */
function largest(pattern: string) {
  const files = globSync(pattern, { cwd: web });
  if (files.length === 0) throw new Error(`The build has no file ${pattern}`);
  return Math.max(...files.map((file) => kilobytes([file])));
}

/** The chunk of a module, by its path in the package's folder. */
const chunkOf = (module: string) => posix.relative("web", module);

function measurePart(part: PartSize) {
  if ("firstLoad" in part) return brotli(firstLoad(manifest, part.firstLoad));
  if ("largest" in part) return largest(part.largest);
  return kilobytes(lazyFiles(manifest, part.route, chunkOf(part.module)));
}

const { [chunkOf("web/ui/charts/engine.ts")]: charts } = manifest;
const ofFeatures = await importFromFeatures<readonly PartSize[]>("tools/sizes.ts", "sizes");
const firstPart = firstParts["/home"];

const parts: readonly Measured[] = [
  // All scripts and style sheets.
  {
    name: "first load of #/home",
    size: kilobytes(firstLoad(manifest, "_shell/home")),
  },
  // It loads beside the screen.
  ...(firstPart === undefined
    ? []
    : [{ name: "the first card of #/home", size: kilobytes(lazyFiles(manifest, "_shell/home", chunkOf(firstPart))) }]),
  // The shell as it is first rendered, in every skin, and the files of each route. With the session's data, about 1 KB, it has
  // to fit into the first 14 KB that a server sends.
  { name: "the page, brotli", size: brotli(["index.html"]) },
  // It loads after the screens that have charts, if one has.
  ...(charts ? [{ name: "the library of charts", size: kilobytes([charts.file]) }] : []),
  ...ofFeatures.flat().map((part) => ({ name: part.name, size: measurePart(part) })),
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
