import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig, type Plugin } from "vite";

import { office } from "./office.config.ts";
import { checkOffice } from "./server/check-office.ts";
import { createPlaces } from "./tools/build/places.ts";
import { componentProps } from "./tools/build/component-props.ts";
import { exampleSources } from "./tools/build/example-sources.ts";
import { configuredStyles } from "./tools/build/configured-styles.ts";
import { dropSummaries } from "./tools/build/drop-summaries.ts";
import { firstLoad } from "./tools/first-load/plugin.ts";
import { appendSheets } from "./tools/first-load/append-sheets.ts";
import { retryImports } from "./tools/first-load/retry-imports.ts";
import { scopeName } from "./tools/build/scoped-names.ts";
import { routeFiles } from "./tools/build/route-files.ts";
import { importFromFeatures } from "./tools/build/import-from-features.ts";
import { officeFiles } from "./tools/build/office-files.ts";
import { publicFolders } from "./tools/build/public-folders.ts";

checkOffice(office);

/** The chunks whose names say what they are. */
const groups = ["vendor", "shell", "idle"];

const { plugin: places, isAt } = createPlaces();

export default defineConfig({
  root: "web",
  // Assets are addressed relative to the page, so that the app is served from any folder.
  base: "./",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // A screen's loader is in the screen's chunk, so that the first script does not contain the queries.
      codeSplittingOptions: { defaultBehavior: [["loader", "component"], ["errorComponent"], ["notFoundComponent"]] },
      ...routeFiles,
    }),
    dropSummaries(),
    componentProps(),
    exampleSources(),
    importFromFeatures<() => Plugin>("tools/vite-plugin.ts", "plugin").then((all) => all.map((plugin) => plugin())),
    publicFolders(),
    officeFiles(),
    react(),
    configuredStyles(office),
    places,
    firstLoad(),
    retryImports(),
    appendSheets(),
  ],
  // `npm run dev`: the API is the server behind Vite; see tools/dev.ts. It compares a request's origin with its host,
  // so that the host has to stay the one that the browser asked.
  server: { proxy: { "/api": { target: process.env["ATRIUM_API"] ?? "http://127.0.0.1:3001", changeOrigin: false } } },
  css: { modules: { generateScopedName: scopeName } },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    // What the licences of bundled packages ask for: their texts, beside the files that contain them.
    license: { fileName: "licenses.txt" },
    // The supported browsers, which `browserslist` in package.json lists.
    target: browserslistToEsbuild(),
    // Scripts that a screen's script imports are found by the browser as soon as that has arrived, and the page itself lists
    // them for the first screen: a second list in the first load would grow with every screen. Style sheets have no other
    // list.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
    },
    // tools/check-sizes.ts sets the budgets. The libraries of maps and charts are large, and loaded on demand.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // The page names all of them: the shorter they are, the sooner it is there.
        entryFileNames: "assets/[name]-[hash:7].js",
        // Screens and parts keep their names. What they share would be named after one of them, or after all.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || groups.includes(name) ? `assets/${name}-[hash:7].js` : "assets/[hash:7].js",
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".css") ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]",
        // Few requests: what every screen needs comes in three files, and a screen's own in one or two. A group takes in
        // whatever its modules import, unless that is in a group before.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              // Without the parts of these libraries that only some screens use.
              test: /node_modules\/(?!.*(useBlocker|[iI]nfiniteQuery|useQueries|queriesObserver))(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store)|use-sync-external-store|zod|tiny-invariant|tiny-warning|isbot|seroval|cookie-es)\/|vite\/preload-helper/,
            },
            // The modules that load before every screen, and those that almost all screens import.
            {
              name: "shell",
              test: (id) =>
                isAt("shell")(id) ||
                /\/web\/(ui\/screen\/(screen|next-frame)|lib\/(format\/format|keyboard\/next-in-row|api\/use-address-request|use-debounced)\.|ui\/display\/card\.)|\/contract\/text\/english\.|Icon(Pencil|ArrowRight)\.mjs/.test(
                  id,
                ),
            },
            // What reads the numbers that people type.
            { name: "numbers", test: /\/web\/lib\/format\/read-number\./ },
            // Shared by many screens; without what "feedback" has, and without the pages of tables.
            {
              name: "common",
              test: /\/web\/(lib\/(?!(changes|commands|form|layout|pdf|sounds|speech|uploads|windows)\/|format\/format-ago)|ui\/(actions\/|layout\/|display\/(?!status\/results-announcement|text\/relative-time|pagination)))/,
              minShareCount: 14,
            },
            // Without what only fields of files have.
            { name: "contract", test: /\/contract\/(?!account\/auth\.|text\/plain-name\.)/, minShareCount: 8 },
            { name: "icons", test: /node_modules\/@tabler\/.*\/Icon/, minShareCount: 11 },
            // Icons that fewer share, with those of similar screens where a file would be smaller than a request is worth.
            {
              name: "icon",
              test: /node_modules\/@tabler\/.*\/Icon/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
            // All that the columns of tables need of dragging.
            { name: "pointer", test: /\/web\/ui\/drag\/follow-pointer\./ },
            // Shared by the dashboard, tables and maps, so that the latter do not load the dashboard's widgets.
            { name: "drag", test: /\/web\/ui\/drag\// },
            // Shared by widgets, tables, the inbox and feeds, which do not load each other.
            {
              name: "feedback",
              test: /\/web\/(lib\/(changes\/undo|format\/format-ago|i18n\/activity-texts)|ui\/display\/(status\/results-announcement|text\/relative-time))/,
            },
            {
              name: "controls",
              test: /\/web\/ui\/form\/[a-z]+\/(choice|checkbox|select|slider|switch)\./,
              minShareCount: 5,
            },
            // Of forms that many screens have; the fields of the library and of few forms come with their screens. The
            // inbox has the hook only.
            { name: "form", test: /\/web\/lib\/form\//, minShareCount: 5 },
            {
              name: "fields",
              test: /\/web\/ui\/form\/(field|text\/text-field|lists\/select-field)\./,
              minShareCount: 5,
            },
            // The other native fields, in one file for all screens with forms.
            {
              name: "kit",
              test: /\/web\/ui\/form\/(?!editors\/)([a-z]+\/)?(?!rich|library|color|date|calendar|auto|tags|search|multi|file-drop|upload|(choice|checkbox|select|slider|switch)\.)[^/]+$/,
              minShareCount: 2,
            },
            // The library's fields with a list, which several screens load after they are shown: in one file, not in one for
            // each combination of screens.
            { name: "lists", test: /@mantine\/core\/.*\/(Combobox|MultiSelect|Pill|PillsInput)\//, minShareCount: 2 },
            // What screens of widgets share: the widgets of the kit, the list of those that features show there, and small
            // charts. Before the group of large charts, whose frame a first view does not need.
            {
              name: "widgets",
              test: /\/web\/ui\/(widgets\/|charts\/(small\/|chart-shell\.|axes\/value-ticks|use-in-view|world-map\/shapes)|display\/when-in-view\.)|\/generated\/dashboard-parts\./,
              minShareCount: 2,
            },
            // Apart from the controls, so that tables do not load parts of charts.
            { name: "charts", test: /\/web\/ui\/charts\/(?!small|live)/, minShareCount: 5 },
            // A group takes in whatever its modules import: what screens load as well stays apart from the last group.
            { name: "shared", test: isAt("shared"), entriesAware: true },
            { name: "queries", test: /node_modules\/@tanstack\//, minShareCount: 2, entriesAware: true },
            // The modules that load after the first screen is shown.
            { name: "idle", test: isAt("idle") },
          ],
        },
      },
    },
  },
});
