import { isolateText } from "#web/lib/i18n/isolate-text.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

/** The style properties that a standalone drawing has to contain. */
const carried = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "opacity",
  "vector-effect",
];

/** Space around the drawing, in pixels. */
const space = 16;

/**
 * Combines the small charts of an element into one SVG: each at its position, with the texts marked `data-caption` and
 * the legend swatches marked `data-swatch`.
 */
export function pictureOf(root: HTMLElement, theme: ChartTheme): string {
  const frame = root.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width) + 2 * space, Math.ceil(frame.height) + 2 * space];
  const placeOf = (element: Element | Range) => {
    const box = element.getBoundingClientRect();
    return { x: box.left - frame.left + space, y: box.top - frame.top + space, width: box.width, height: box.height };
  };
  const charts = [...root.querySelectorAll("svg[role=img]")].map((svg) => {
    const { x, y, width: across, height: down } = placeOf(svg);
    const { rotate, scale } = getComputedStyle(svg);
    const turned = rotate === "none" ? "" : ` rotate(${Number.parseFloat(rotate)} ${across / 2} ${down / 2})`;
    const mirrored = scale.startsWith("-1") ? ` translate(${across} 0) scale(-1 1)` : "";
    return `<g transform="translate(${x} ${y})${turned}${mirrored}">${copyOf(svg, across)}</g>`;
  });
  const texts = [...root.querySelectorAll("[data-caption]")].map((text) => {
    // The text itself may be narrower than the element.
    const letters = document.createRange();
    letters.selectNodeContents(text);
    const { x, y, width: across, height: down } = placeOf(letters);
    const { fontSize, fontWeight, color } = getComputedStyle(text);
    const words = new XMLSerializer().serializeToString(document.createTextNode(isolateText(text.textContent)));
    return `<text x="${x + across / 2}" y="${y + down / 2}" text-anchor="middle" dominant-baseline="central" font-size="${fontSize}" font-weight="${fontWeight}" fill="${color}">${words}</text>`;
  });
  const swatches = [...root.querySelectorAll("[data-swatch]")].map((swatch) => {
    const { x, y, width: across, height: down } = placeOf(swatch);
    return `<rect x="${x}" y="${y}" width="${across}" height="${down}" rx="2" fill="${getComputedStyle(swatch).color}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">
<rect width="100%" height="100%" fill="${theme.card}"/>
${[...charts, ...swatches, ...texts].join("\n")}
</svg>`;
}

/** Copies a chart with its computed styles, and without class names. Its width may be a share of its container. */
function copyOf(svg: Element, width: number) {
  const copy = svg.cloneNode(true) as Element;
  copy.setAttribute("width", String(width));
  const [originals, copies] = [svg, copy].map((element) => [element, ...element.querySelectorAll("*")]);
  for (const [index, original] of (originals ?? []).entries()) {
    const style = getComputedStyle(original);
    const target = copies?.[index];
    target?.removeAttribute("class");
    target?.removeAttribute("style");
    if (original !== svg) for (const name of carried) target?.setAttribute(name, style.getPropertyValue(name));
  }
  return new XMLSerializer().serializeToString(copy);
}
