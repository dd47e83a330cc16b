import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig, type Plugin } from "vite";

import { office } from "./office.config.ts";
import { checkOffice } from "./server/check-office.ts";
import { chunkGroups } from "./tools/build/chunk-groups.ts";
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
        codeSplitting: { groups: chunkGroups(isAt) },
      },
    },
  },
});
