import { fileURLToPath } from "node:url";

import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { configuredStyles } from "./tools/configured-styles.ts";
import { firstLoad } from "./tools/first-load/plugin.ts";
import { retryImports } from "./tools/first-load/retry-imports.ts";
import { findShellIcons } from "./tools/first-load/shell-icons.ts";
import { config } from "./web/app/config.ts";

const shellIcons = findShellIcons(fileURLToPath(new URL(".", import.meta.url)));
const isShellIcon = (file: string) =>
  file.includes("/@tabler/") && shellIcons.has(/\/(Icon\w+)\.m?js$/.exec(file)?.[1] ?? "");

export default defineConfig({
  root: "web",
  // Assets are addressed relative to the page, so that the app is served from any folder.
  base: "./",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // What a screen asks for comes with the screen: the first script need not know of the queries.
      codeSplittingOptions: { defaultBehavior: [["loader", "component"], ["errorComponent"], ["notFoundComponent"]] },
      routesDirectory: fileURLToPath(new URL("./web/routes", import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL("./web/app/route-tree.gen.ts", import.meta.url)),
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    configuredStyles(config),
    firstLoad(),
    retryImports(),
  ],
  // `npm run dev`: the API is the server behind Vite; see tools/dev.ts. It compares a request's origin with its host,
  // so that the host has to stay the one that the browser asked.
  server: { proxy: { "/api": { target: process.env["ATRIUM_API"] ?? "http://127.0.0.1:3001", changeOrigin: false } } },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // What may be how large is in tools/check-sizes.ts: the libraries of maps and charts are, and come when wanted.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Few requests: what every screen needs comes in two files, and a screen's own in one or two.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store)|use-sync-external-store|zod|tiny-invariant|tiny-warning|isbot|seroval|cookie-es)\/|vite\/preload-helper/,
            },
            {
              name: "shared",
              // Not what only forms, menus, widgets and charts are made of: the first screen has none of them. Of the
              // contract what the shell calls; a feature's own comes with it.
              test: /\/(contract\/(activities|endpoint|errors|folders|languages|menu|preferences|screens|search|session|users)\.|web\/(app|lib|ui|shell)\/(?:(?:actions|display|dialog|form|screen|theme)\/)?(?!(?:actions|display|dialog|form|screen|theme)\/|library|theme\.|rich-text|auth|form\.ts|[a-z]*-?field|entry|charts|table|pagination|checkbox|format-days|read-number|pages|use-known-page|local-day|use-unsaved-changes|widgets|drag|parts?|dropdown|tabs|choice|random-id|describe-refusal|not-found-screen|when-in-view|label-chip|switch|save-change|use-contract-form|request-id|optimistic|own-changes|use-conflict|conflict|resolve-conflict|copy-text))/,
              minShareCount: 3,
            },
            // The routes' own files are a few lines each; their screens are loaded when they are gone to.
            { name: "routes", test: /\/web\/routes\/[^?]*$/ },
            // The frame around every screen, with its icons: apart from what opens from it.
            {
              name: "frame",
              test: (id) =>
                isShellIcon(id) ||
                /\/(contract\/screens|web\/(app\/kept-dashboard|shell\/(mark|icons|alerts\/alerts|confirm\/confirm-host|languages\/language-button|layout\/(rules|change-layout)|activities\/queries)|ui\/actions\/dropdown))\./.test(
                  id,
                ),
            },
            { name: "more-icons", test: /node_modules\/@tabler\/.*\/Icon/, minShareCount: 4 },
            // What other screens want too. A group takes in whatever its modules import, unless that has a group before.
            {
              name: "small",
              test: /\/(web\/(lib\/(format-days|local-day|random-id|use-unsaved-changes)|ui\/form\/choice)|IconMinus)\./,
            },
            // The reader of numbers, for tables as well as for what the widgets of charts have typed into them.
            { name: "numbers", test: /\/(contract\/read-decimal|web\/lib\/read-number)\./ },
            // Saving with versions, for screens whose rows others may change.
            { name: "changes", test: /\/web\/lib\/(conflict|save-change|own-changes|use-conflict)\./ },
            { name: "forms", test: /\/web\/lib\/(form|use-contract-form|request-id)\./ },
            // What the widgets of a screen stand in, and what screens with charts, or with parts of others, need at once.
            // The widgets' tools, and the library that draws the large charts, come later.
            {
              name: "widgets",
              test: /\/web\/(app\/parts|ui\/(widgets\/(?!widget-(tools|tabs))|display\/when-in-view|drag\/use-drag|charts\/(?!engine|adapt-option|chart\.|chart-(files|legend|option|print|table)|world-map)))/,
              minShareCount: 2,
            },
            // The screen that people come back to most often: of its own, and apart from what is below its first view.
            {
              name: "dashboard",
              test: /\/(web\/features\/dashboard\/(?!site-stats|visits-map\.)|contract\/visits)/,
            },
          ],
        },
      },
    },
  },
});
