import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { firstParts } from "../web/app/first-requests.ts";
import { type Manifest, firstLoad, lazyFiles, listRoutes, routeFiles } from "./measure-sizes.ts";
import { root } from "./run-command.ts";

/** In kilobytes of 1000 bytes, gzipped. Budgets may only be lowered. */
const budgets = {
  /** All scripts and style sheets of `#/home`. The goal is 140. */
  firstLoad: 160,
  /** The first card of `#/home`, which loads in parallel with the screen. */
  firstCard: 4,
  /**
   * The page itself, with Brotli: the shell as it is first rendered, in every skin, and the files of each route. Together
   * with the session's data, about 1 KB, it has to fit into the first 14 KB that a server sends.
   */
  page: 13.3,
  /** What a screen adds to the shell. */
  screen: 40,
  /** The chart library, shared by all charts. */
  chartLibrary: 205,
  /** The calendar's grid, loaded after its screen. */
  calendarGrid: 90,
  /** The map library, loaded after its screen. Its worker is half as large and not counted. */
  mapLibrary: 300,
  /** The library of each editor, loaded after its screen. */
  editor: 150,
  /** The index of a set of icons, its search terms, their translations into a language, and a file of 64 drawings. */
  icons: { index: 12, terms: 82, words: 27, drawings: 34 },
  /** The scripts and style sheets of the dashboard's first view, with brotli. */
  dashboard: 160,
  /** Routes with large libraries. */
  exceptions: [{ route: /\/inbox\/.*(compose|replay)/, budget: 80 }],
} as const;

const web = join(root, "dist", "web");
const manifest = JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8")) as Manifest;

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0) / 1000;

const brotli = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file))).length, 0) / 1000;

/** The largest of some files, which are loaded one at a time. */
const largest = (pattern: string) => Math.max(...globSync(pattern, { cwd: web }).map((file) => kilobytes([file])));

const rows = [
  {
    name: "first load of #/home",
    size: kilobytes(firstLoad(manifest, "routes/_shell/home")),
    budget: budgets.firstLoad,
  },
  {
    name: "the first card of #/home",
    size: kilobytes(lazyFiles(manifest, "routes/_shell/home", firstParts["/home"])),
    budget: budgets.firstCard,
  },
  { name: "the page, brotli", size: brotli(["index.html"]), budget: budgets.page },
  {
    name: "first load of #/dashboard, brotli",
    size: brotli(firstLoad(manifest, "routes/_shell/dashboard")),
    budget: budgets.dashboard,
  },
  {
    name: "the library of charts",
    size: kilobytes([manifest["ui/charts/engine.ts"]?.file ?? ""]),
    budget: budgets.chartLibrary,
  },
  {
    name: "the grid of the calendar",
    size: kilobytes(lazyFiles(manifest, "routes/_shell/calendar", "features/calendar/views/event-grid.tsx")),
    budget: budgets.calendarGrid,
  },
  {
    name: "the library of maps",
    size: kilobytes(lazyFiles(manifest, "routes/_shell/maps", "features/maps/map-canvas.tsx")),
    budget: budgets.mapLibrary,
  },
  ...[
    { name: "the editor of formatted text", route: "form/editors", part: "rich-editor" },
    { name: "the editor of Markdown", route: "form/editors", part: "markdown-editor" },
    { name: "the editor of code", route: "form/editors", part: "code-editor" },
    { name: "the editor of documents", route: "ckeditor", part: "page-editor" },
  ].map(({ name, route, part }) => ({
    name,
    size: kilobytes(lazyFiles(manifest, `routes/_shell/${route}`, `ui/form/editors/${part}.tsx`)),
    budget: budgets.editor,
  })),
  ...["font-awesome", "bootstrap-icons"].flatMap((set) => [
    { name: `the index of ${set}`, size: largest(`assets/${set}-*/index.json`), budget: budgets.icons.index },
    { name: `the search terms of ${set}`, size: largest(`assets/${set}-*/terms.json`), budget: budgets.icons.terms },
    { name: `64 drawings of ${set}`, size: largest(`assets/${set}-*/[0-9]*.json`), budget: budgets.icons.drawings },
  ]),
  { name: "the search terms in a language", size: largest("assets/icon-words-*/*.json"), budget: budgets.icons.words },
  { name: "the index of flag-icons", size: largest("assets/flag-icons-*/index.json"), budget: budgets.icons.index },
  ...listRoutes(manifest).map((route) => ({
    name: route.replace(/^routes\/(_\w+\/)?/, ""),
    size: kilobytes(routeFiles(manifest, route)),
    budget: budgets.exceptions.find((exception) => exception.route.test(route))?.budget ?? budgets.screen,
  })),
];

const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, size, budget } of rows) {
  const mark = size <= budget ? "✓" : "✗";
  console.log(`${mark} ${name.padEnd(width)} ${size.toFixed(1).padStart(7)} of ${budget} KB`);
}
if (rows.some(({ size, budget }) => size > budget)) process.exitCode = 1;
