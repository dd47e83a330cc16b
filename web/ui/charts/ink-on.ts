import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

/** The relative luminance of `#rrggbb` as defined by WCAG 2.2; undefined for other notations. */
function luminance(color: string) {
  const parts = /^#(\w\w)(\w\w)(\w\w)$/.exec(color)?.slice(1);
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const channel = Number.parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The colour of a text on a colour of the palette: that of the card or that of texts, whichever is easier to read. */
export function inkOn(color: string, { card, text }: ChartTheme) {
  const [below, light, dark] = [luminance(color), luminance(card) ?? 1, luminance(text)];
  if (below === undefined || dark === undefined) return card;
  return contrast(below, dark) > contrast(below, light) ? text : card;
}
