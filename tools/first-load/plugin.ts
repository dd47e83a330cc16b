import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

import { skins } from "../../contract/layout.ts";
import { screens } from "../../contract/screens.ts";
import { config } from "../../web/app/config.ts";
import { shellRequests } from "../../web/app/first-requests.ts";
import { defaultLayout, layoutNames } from "../../web/lib/layout-defaults.ts";
import { configuredTokens, fillInBreakpoints, type StyleConfig } from "../configured-styles.ts";
import { layerOf, layerOrder } from "../style-layers.ts";
import { firstPaint, type FirstPaintTable } from "./first-paint.ts";
import { buildRouteTable } from "./route-table.ts";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** What the frame is drawn with before any style sheet has loaded: tokens, skins, and the frame itself. */
const criticalSheets = [
  "ui/theme/reset.css",
  "ui/theme/tokens.css",
  ...skins.map((skin) => `ui/skins/${skin}.css`),
  "ui/skins/colorblind.css",
  "shell/frame.css",
];

/** A file smaller than this, in bytes, gains nothing by compression. */
const minCompressed = 1000;

/**
 * The first load: the HTML draws the shell's frame in the person's skin, and starts to load what the first screen needs,
 * so that nothing waits for a script to say what comes next. Writes the hashes of the page's scripts for the
 * Content-Security-Policy, and compresses what the server will send.
 */
export function firstLoad(): Plugin {
  let outDir = "";
  let isBuild = false;
  return {
    name: "atrium-first-load",
    configResolved(resolved) {
      outDir = path.resolve(resolved.root, resolved.build.outDir);
      isBuild = resolved.command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const routes = buildRouteTable(bundle ? chunksOf(bundle) : new Map());
        const head = `<style>${criticalCss()}</style><script>${firstScript(routes)}</script>`;
        // Behind the charset, which has to come first, and before all that has to be loaded.
        return loadSheetsLast(html).replace(/<meta charset="utf-8" ?\/?>/, (charset) => charset + head);
      },
    },
    async closeBundle() {
      if (!isBuild) return;
      const page = readFileSync(path.join(outDir, "index.html"), "utf8");
      writeFileSync(path.join(outDir, "csp.json"), JSON.stringify({ scriptHashes: hashScripts(page) }));
      await compressAll(outDir);
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  return new Map(
    chunks.map((chunk) => [chunk.fileName, { ...chunk, css: [...(chunk.viteMetadata?.importedCss ?? [])] }]),
  );
}

export const criticalCss = (styleConfig: StyleConfig = config) => {
  const files = criticalSheets.map((sheet) => path.join(web, sheet));
  const layers = [...Map.groupBy(files, layerOf)].map(
    ([layer, sheets]) => `@layer ${layer} {${sheets.map((sheet) => readFileSync(sheet, "utf8")).join("")}}`,
  );
  const tokens = `@layer base {${configuredTokens(styleConfig)}}`;
  return minifyCss(fillInBreakpoints([layerOrder, tokens, ...layers].join(""), styleConfig));
};

/** A style sheet in the head holds back all painting; behind the frame it holds back only the scripts. */
export function loadSheetsLast(html: string) {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const without = sheets.reduce((text, sheet) => text.replace(sheet, ""), html);
  return without.replace("</body>", () => `${sheets.join("")}</body>`);
}

/** Comments and white space that mean nothing. Our own sheets have no strings that hold either. */
export const minifyCss = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(/: /g, ":")
    .replaceAll(" / ", "/")
    .replaceAll(";}", "}")
    .trim();

function firstScript(routes: ReturnType<typeof buildRouteTable>) {
  const table: FirstPaintTable = {
    defaultLayout,
    skins,
    darkSkin: skins[1],
    layoutNames,
    sourceLanguage: "en",
    apiRoot: config.apiRoot,
    requests: [config.menuAddress, ...shellRequests.map((request) => `${config.apiRoot}/${request}`)],
    entries: screens.flatMap(({ path, isEntry }) => (isEntry ? [path] : [])),
    ...routes,
    redirects: { "": "/home", "/": "/home", "/inbox": "/inbox/inbox" },
  };
  // In a script, `</` and `<!` would be markup.
  return `(${firstPaint.toString()})(window,${JSON.stringify(table).replaceAll("<", String.raw`\u003c`)})`;
}

/** The hashes of the scripts that stand in a page, as a Content-Security-Policy writes them. */
export const hashScripts = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
  );

async function compressAll(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|svg|json)$/.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(directory, name);
      const content = readFileSync(file);
      if (content.byteLength < minCompressed) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
