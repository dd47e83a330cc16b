import type { Color } from "../../contract/values/color.ts";

/** A colour of OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (part: number) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklch([r, g, b]: Color): Oklch {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const first = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const second = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = ((Math.atan2(second, first) * 180) / Math.PI + 360) % 360;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(first, second), hue];
}

/** The colour of the screen, with as much of the chroma as it can show. */
export function fromOklch([lightness, chroma, hue]: Oklch): Color {
  for (let shown = chroma; ; shown -= 0.004) {
    const channels = toChannels([lightness, Math.max(shown, 0), hue]);
    if (shown <= 0 || channels.every((channel) => channel >= -0.5 && channel <= 255.5)) {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.min(255, Math.max(0, Math.round(channel))));
      return [red, green, blue, 1];
    }
  }
}

function toChannels([lightness, chroma, hue]: Oklch) {
  const [first, second] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * first + 0.2158037573 * second) ** 3;
  const m = (lightness - 0.1055613458 * first - 0.0638541728 * second) ** 3;
  const s = (lightness - 0.0894841775 * first - 1.291485548 * second) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear);
}

/**
 * Simulates colour vision deficiencies: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
 * of Color Vision Deficiency" (2009), severity 1.
 */
export const deficiencies = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export function simulate([r, g, b]: Color, m: readonly number[]): Color {
  const row = (index: number) =>
    Math.min(255, Math.max(0, (m[index] ?? 0) * r + (m[index + 1] ?? 0) * g + (m[index + 2] ?? 0) * b));
  return [row(0), row(3), row(6), 1];
}

/** CIE 1976 L*a*b*, in which a distance of 10 is clearly visible. */
export function toLab([r, g, b]: Color): readonly [number, number, number] {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
