import type { Drawing } from "#demos/icons/web/icon-files.ts";

/** `arrow-up` as a name of a variable: `arrowUpSvg`. A name may not start with a digit: `icon0CircleSvg`. */
function variableOf(name: string, ending: string) {
  const parts = (/^\d/.test(name) ? `icon-${name}` : name).split("-");
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  return [parts[0], ...parts.slice(1).map(capital), ending].join("");
}

/** The import of an icon's markup, which keeps the colour of the text around it. */
export const writeMarkupImport = (name: string, file: string) =>
  `import ${variableOf(name, "Svg")} from "${file}?raw";`;

/** The import of a picture's address, for an `img`. */
export const writeAddressImport = (name: string, file: string) => `import ${variableOf(name, "Url")} from "${file}";`;

const kebabCase = (name: string) =>
  name === "viewBox" ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const writeAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${kebabCase(name)}="${value}"`)
    .join("");

/**
 * A complete SVG file in the colour and the size of the text around it.
 *
 * @param attribution a comment that the licence asks for
 */
export function writeSvg({ box, shapes }: Drawing, attribution = "") {
  const head = { xmlns: "http://www.w3.org/2000/svg", viewBox: box, width: "1em", height: "1em", fill: "currentColor" };
  const elements = shapes
    .map((shape) => (typeof shape === "string" ? { tag: "path", attributes: { d: shape } } : shape))
    .map(({ tag, attributes }) => `<${tag}${writeAttributes(attributes)}/>`);
  return `<svg${writeAttributes(head)}>${attribution}${elements.join("")}</svg>`;
}
