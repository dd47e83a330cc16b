import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** The name of a CSS module's class in the page. The same in every build, so that the HTML's frame can use it too. */
export function scopeName(name: string, file: string) {
  const address = path.relative(web, file.replace(/\?.*$/, "")).split(path.sep).join("/");
  return `${name}_${createHash("sha256").update(address).digest("hex").slice(0, 4)}`;
}

/** A CSS module as the page has it. Other sheets stay as they are. */
export const scopeClasses = (css: string, file: string) =>
  file.endsWith(".module.css")
    ? css.replaceAll(/\.(?=[a-zA-Z])([\w-]+)/g, (_, name: string) => `.${scopeName(name, file)}`)
    : css;
