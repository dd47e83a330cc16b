import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { type Plugin } from "vite";

import { defaultLanguage, isRightToLeft } from "../../contract/languages.ts";
import { office } from "../../office.config.ts";
import { root } from "../lib/run-command.ts";
import { tintSheet } from "../skins/tint-skins.ts";

const suffix = "?logo";

/** The height of the logo in the header, in pixels. */
const logoHeight = 24;

/** Where the page looks for its icon. */
const faviconName = "favicon.svg";

/**
 * The configured files and texts in the page: the logo, which `import logo from "../../office.config.ts?logo"` answers with, the icon of the tab, and
 * the title and language of the HTML.
 */
export function officeFiles(): Plugin {
  return {
    name: "atrium-office-files",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      this.addWatchFile(path.join(root, office.logo));
      return `export default ${JSON.stringify(readLogo())};`;
    },
    transform: {
      // The editor of skins begins with the sheets as they are shown.
      filter: { id: /\/(tokens|dark|smart-style-\d)\.css\?raw$/ },
      handler: (code) => ({ code: tintSheet(code), map: null }),
    },
    transformIndexHtml: { order: "pre", handler: fillPage },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: faviconName, source: readSvg("favicon") });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${faviconName}`, (_, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(readSvg("favicon"));
      });
    },
  };
}

/** Fills in the title and the language of the page. */
export const fillPage = (html: string) =>
  html
    .replaceAll("%title%", () => escapeHtml(office.title))
    .replaceAll("%shortTitle%", () => escapeHtml(office.shortTitle))
    .replace(
      'lang="en" dir="ltr"',
      `lang="${defaultLanguage()}" dir="${isRightToLeft(defaultLanguage()) ? "rtl" : "ltr"}"`,
    );

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The logo as an element of the page, as high as the header's icons. */
export function readLogo() {
  const svg = readSvg("logo");
  const [, , width = 0, height = 0] = (/\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
  const [attributes = ""] = /(?<=^<svg)[^>]*/.exec(svg) ?? [];
  const kept = attributes.replaceAll(/\s(xmlns|width|height|id|class)="[^"]*"/g, "");
  const size = ` width="${Math.round((width / height) * logoHeight)}" height="${logoHeight}"`;
  return svg.replace(attributes, () => kept + size);
}

/** What an SVG file must not have, because it becomes a part of the page. */
const unsafe = /<(script|style|foreignObject|iframe|image|!DOCTYPE)\b|\son\w+\s*=|(href|src)\s*=\s*["'](?!#)/i;

/** @throws {Error} with one sentence that names the field and the file, if it is none that the page can show */
function readSvg(field: "logo" | "favicon") {
  const file = office[field];
  const refuse = (fault: string) => new Error(`office.config.ts: ${field} has to be an SVG file, and ${file} ${fault}`);
  if (!existsSync(path.join(root, file))) throw refuse("does not exist");
  return checkSvg(readFileSync(path.join(root, file), "utf8"), refuse);
}

/** An SVG element without comments and the white space between elements. */
export function checkSvg(text: string, refuse: (fault: string) => Error) {
  const svg = text
    .replaceAll(/<\?[^]*?\?>|<!--[^]*?-->/g, "")
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/\s+/g, " ")
    .replaceAll(" />", "/>")
    .trim();
  if (!/^<svg\b[^>]*>.*<\/svg>$/.test(svg)) throw refuse("is none");
  if (!/^<svg\s[^>]*\bviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+[\d.]*[1-9][\d.]*[\s,]+[\d.]*[1-9][\d.]*\s*"/.test(svg))
    throw refuse("has no viewBox");
  const [found] = unsafe.exec(svg) ?? [];
  if (found !== undefined) throw refuse(`has ${found.trim()}, which a page must not contain`);
  return svg;
}
