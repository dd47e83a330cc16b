import { fileURLToPath } from "node:url";

import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { firstLoad } from "./tools/first-load/plugin.ts";

export default defineConfig({
  root: "web",
  // Assets are addressed relative to the page, so that the app is served from any folder.
  base: "./",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: fileURLToPath(new URL("./web/routes", import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL("./web/app/route-tree.gen.ts", import.meta.url)),
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    firstLoad(),
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
    rolldownOptions: {
      output: {
        // Few requests: what every screen needs comes in two files, and a screen's own in one or two.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core|react-router|router-core|history|react-store|store)|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|zod|tiny-invariant|tiny-warning|isbot|seroval|cookie-es)\//,
            },
            {
              name: "shared",
              test: /\/(contract|web\/(app|lib|ui|shell))\/(?!library|theme|rich-text)/,
              minShareCount: 3,
            },
            { name: "icons", test: /node_modules\/@tabler\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
