/** Channels from 0 to 255, and the opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `#rgb`, `#rrggbb`, `rgb(r g b / a%)` or `transparent`. @throws if it is none of them */
export function parseColor(text: string): Color {
  const hex = /^#(\w\w?)(\w\w?)(\w\w?)$/
    .exec(text)
    ?.slice(1)
    .map((part) => Number.parseInt(part.padEnd(2, part), 16));
  if (hex) return [hex[0] ?? 0, hex[1] ?? 0, hex[2] ?? 0, 1];
  if (text === "transparent") return [0, 0, 0, 0];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text)?.slice(1).map(Number);
  if (rgb) return [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0, (rgb[3] ?? 0) / 100];
  throw new Error(`No colour: ${text}`);
}

/** Relative luminance and contrast, as defined by WCAG 2.2. */
export function luminance([r, g, b]: Color) {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 to 21. */
export function contrast(one: Color, other: Color) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl([r, g, b]: Color) {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const [lightness, range] = [(max + min) / 2, max - min];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    max === r / 255 ? (g - b) / 255 / range : max === g / 255 ? 2 + (b - r) / 255 / range : 4 + (r - g) / 255 / range;
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const part = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - part * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4), 1];
}

/** Writes `#rrggbb`, or `rgb(r g b / a%)` if it is translucent. */
const writeColor = ([r, g, b, alpha]: Color) =>
  alpha === 1
    ? `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
    : `rgb(${r} ${g} ${b} / ${Math.round(alpha * 100)}%)`;

/**
 * A colour in the hue of another one, and as light as it was, so that its contrast to all other colours stays.
 *
 * @param light the luminance, if not that of the colour itself
 * @param keepsSaturation for surfaces, which are paler than the accent
 */
export function tint(
  color: string,
  hue: string,
  { light, keepsSaturation = false }: { light?: number; keepsSaturation?: boolean } = {},
) {
  const own = parseColor(color);
  const target = light ?? luminance(own);
  const wanted = toHsl(parseColor(hue));
  const saturation = keepsSaturation ? Math.min(toHsl(own).saturation, wanted.saturation) : wanted.saturation;
  let [low, high] = [0, 1];
  // Halved until the channels, which are whole numbers, do not change any more.
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(fromHsl(wanted.hue, saturation, middle)) < target) low = middle;
    else high = middle;
  }
  // Rounded away from the colours that it is seen beside: dark ones down, light ones up.
  const [r, g, b] = fromHsl(wanted.hue, saturation, target < 0.18 ? low : high);
  return writeColor([r, g, b, own[3]]);
}
