import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { minifySync, type Plugin, type Rolldown } from "vite";

import { darkSkins, skins } from "../../contract/layout.ts";
import { listActivityKinds } from "../../contract/activities.ts";
import { screens } from "../../contract/screens/screens.ts";
import { getPreferences } from "../../contract/account/preferences.ts";
import { emptySessionData } from "../../contract/account/session-data.ts";
import { office } from "../../office.config.ts";
import { shellRequests } from "../../web/app/first-requests.ts";
import { defaultLayout, layoutNames } from "../../web/lib/layout-defaults.ts";
import { addressOf } from "../../web/lib/address-of.ts";
import { configuredTokens, fillInBreakpoints, type StyleConfig } from "../build/configured-styles.ts";
import { scopeClasses } from "../build/scoped-names.ts";
import { layerOf, layerOrder } from "../build/style-layers.ts";
import { tintSheet } from "../skins/tint-skins.ts";
import { chartColoursOf, withoutChartColours } from "./chart-colours.ts";
import { drawFrame, type Frame } from "./draw-frame.ts";
import { dropUnused } from "./drop-unused.ts";
import { fillFrame } from "./fill-frame.ts";
import { firstPaint, type FirstPaintTable } from "./first-paint.ts";
import { buildRouteTable } from "./route-table.ts";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** The sheets that the page alone has: tokens, skins, and the frame. */
const criticalSheets = [
  "ui/theme/reset.css",
  "ui/theme/tokens.css",
  ...skins.map((skin) => `ui/skins/${skin}.css`),
  // Behind the skins, whose rules without a mode weigh as much.
  "ui/skins/dark.css",
  "ui/skins/colorblind.css",
  "ui/theme/fallback-font.css",
  "shell/frame.css",
];

/** Filled with the colours of charts in the critical sheets. */
const chartSheet = "ui/theme/chart-colours.css";

/** Sheets for what a person asks of the system: files of their own, which a browser without it loads last and does not apply. */
const askedSheets = [
  { sheet: "ui/theme/more-contrast.css", media: "(prefers-contrast: more)" },
  // Last, since browsers report both where the system forces colours.
  { sheet: "ui/theme/forced-colors.css", media: "(forced-colors: active)" },
];

/** The color of the browser's own bars, which the first script fills in. */
const themeColor = '<meta name="theme-color">';

/**
 * Starts to load once the frame is painted: creating the links and requests takes a slow processor longer than painting. A
 * hidden tab has no frames; there `main.tsx` starts it.
 */
const afterPaint = "requestAnimationFrame(()=>setTimeout(__begin))";

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
  let otherRoutes: ReturnType<typeof named> | undefined;
  let frame: Promise<Frame> | undefined;
  // While the modules are read.
  const begin = () => (frame ??= drawFrame());
  return {
    name: "atrium-first-load",
    configResolved(resolved) {
      outDir = path.resolve(resolved.root, resolved.build.outDir);
      isBuild = resolved.command === "build";
    },
    buildStart() {
      // A failure is reported by what waits for it.
      begin().catch(() => {});
    },
    load(id) {
      if (path.resolve(id.replace(/\?.*$/, "")) !== path.join(web, chartSheet)) return undefined;
      return criticalSheets
        .map((sheet) => onScreen(sheet, chartColoursOf(readFileSync(path.join(web, sheet), "utf8"))))
        .join("");
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const { page, others } = buildRouteTable(bundle ? chunksOf(bundle) : new Map());
        if (isBuild) otherRoutes = named(JSON.stringify(others), "json");
        const drawn = await begin();
        const styles = `<style>${criticalCss(office, drawn)}</style>`;
        const links = askedSheets.map(
          ({ sheet, media }) =>
            `<link rel="stylesheet" href="./${isBuild ? sheetFile(sheet).fileName : sheet}" media="${media}">`,
        );
        const head = `${styles}${links.join("")}${themeColor}${emptySessionData}<script>${firstScript(page, otherRoutes?.fileName)}</script>`;
        const body = `<div id="root">${drawn.html}</div><script>${writeCall(fillFrame, "document,__shown")};${afterPaint}</script>`;
        return (
          loadSheetsLast(html)
            // Behind the charset, which has to come first, and before all that has to be loaded.
            .replace(/<meta charset="utf-8" ?\/?>/, (charset) => charset + head)
            .replace('<div id="root"></div>', () => body)
        );
      },
    },
    generateBundle() {
      for (const { sheet } of askedSheets) this.emitFile({ type: "asset", ...sheetFile(sheet) });
    },
    async closeBundle() {
      const file = path.join(outDir, "index.html");
      // A build that has failed has no page, and an error of its own.
      if (!isBuild || !existsSync(file)) return;
      const page = readFileSync(file, "utf8");
      writeFileSync(path.join(outDir, "csp.json"), JSON.stringify({ scriptHashes: hashScripts(page) }));
      if (otherRoutes) writeFileSync(path.join(outDir, otherRoutes.fileName), otherRoutes.source);
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

/** @param frame the shell's HTML and sheets, which are cut down to what it uses; the shell brings them once more */
export function criticalCss(styleConfig: StyleConfig = office, { html, sheets }: Frame = { html: "", sheets: [] }) {
  const finish = (css: string) => minifyCss(fillInBreakpoints(css, styleConfig));
  const locate = (sheet: string) => path.join(web, sheet);
  const read = (file: string) => onScreen(file, readTinted(file));
  const layers = [...Map.groupBy(criticalSheets.map(locate), layerOf)].map(
    ([layer, files]) => `@layer ${layer} {${withoutChartColours(joinScreens(files.map(read).join("")))}}`,
  );
  const own = finish([layerOrder, `@layer base {${configuredTokens(styleConfig)}}`, ...layers].join(""));
  const shared = ["ui/theme/base.css", ...sheets].map((sheet) => {
    const file = locate(sheet);
    return `@layer ${layerOf(file)}{${scopeClasses(finish(read(file)), file)}}`;
  });
  return own + dropUnused(shared.join(""), html);
}

/** Paper is white, so a printout has the colours of the first skin. */
const onScreen = (file: string, css: string) => (file.includes("/skins/") ? `@media screen{${css}}` : css);

/** Puts the rules for screens that follow each other into one block. */
const joinScreens = (css: string) => css.replaceAll("}\n}@media screen{", "}\n");

/** A sheet with the configured accent. */
const readTinted = (file: string) => tintSheet(readFileSync(file, "utf8"));

/** A sheet that the page links, as a file. */
function sheetFile(sheet: string) {
  const file = path.join(web, sheet);
  return named(minifyCss(`@layer ${layerOf(file)}{${readFileSync(file, "utf8")}}`), "css");
}

/** A file named after its content, as all other assets. */
const named = (source: string, extension: string) => ({
  fileName: `assets/${createHash("sha256").update(source).digest("hex").slice(0, 7)}.${extension}`,
  source,
});

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
    .replaceAll(/="([a-z][\w-]*)"\]/g, "=$1]")
    .replaceAll(" / ", "/")
    .replaceAll(";}", "}")
    .trim();

function firstScript(routes: ReturnType<typeof buildRouteTable>["page"], others: string | undefined) {
  const table: FirstPaintTable = {
    defaultLayout,
    skins,
    darkSkins,
    layoutNames,
    sourceLanguage: "en",
    languages: office.languages,
    apiRoot: office.apiRoot,
    mobileBelow: office.mobileBelow,
    shown: {
      menu: office.menuAddress,
      activities: addressOf(listActivityKinds),
      preferences: addressOf(getPreferences),
    },
    requests: shellRequests,
    entries: screens.flatMap(({ path, isEntry }) => (isEntry ? [path] : [])),
    titledByData: screens.flatMap(({ path, isTitledByData }) => (isTitledByData ? [path] : [])),
    ...routes,
    others,
    redirects: { "": "/home", "/": "/home", "/inbox": "/inbox/inbox" },
  };
  return writeCall(firstPaint, `window,${JSON.stringify(table)}`);
}

/** Writes a function as a script that calls it. In a script, `</` and `<!` would be markup. */
function writeCall(script: { toString: () => string }, parameters: string) {
  const { code } = minifySync("script.js", `(${script.toString()})(${parameters})`);
  return code.trim().replaceAll(/<(?=[/!])/g, String.raw`\u003c`);
}

/** The hashes of a page's inline scripts, for the Content-Security-Policy. */
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
