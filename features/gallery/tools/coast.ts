import {
  below,
  type Canvas,
  circle,
  glow,
  gradient,
  mix,
  path,
  type Point,
  rectangle,
  ridge,
  svg,
} from "#features/gallery/tools/draw.ts";

/** The sky and the sea from the top down, the land, and the sun. */
const palettes = [
  { sky: ["#2d3a78", "#b45f86", "#ffb27a"], sea: ["#d88a7c", "#3d3b6e"], land: "#2a2450", sun: "#ffe9b8" },
  { sky: ["#8fc1d4", "#cfe4e2", "#fdf2dc"], sea: ["#b5d5d8", "#35708a"], land: "#4d7482", sun: "#fffdf2" },
  { sky: ["#7a2e4d", "#dd6a55", "#ffc86b"], sea: ["#e8935a", "#5e2447"], land: "#3f1838", sun: "#fff0bf" },
  { sky: ["#a9bcc6", "#d3dcdc", "#eee9df"], sea: ["#bccdd0", "#5a7f8c"], land: "#6b858d", sun: "#ffffff" },
  { sky: ["#f3a38c", "#f9c8a6", "#fff0d2"], sea: ["#f2c0a2", "#6d8fa5"], land: "#8f6a78", sun: "#fff9e6" },
  { sky: ["#3f86b0", "#98c8d6", "#f1ecd2"], sea: ["#7fb9c4", "#1c5674"], land: "#2b4a52", sun: "#fff8dc" },
  { sky: ["#2f3d49", "#6d7f88", "#c9c6b4"], sea: ["#8a9799", "#26343d"], land: "#1f2a32", sun: "#f5eed4" },
  { sky: ["#16335c", "#3f7ea0", "#f2c9a0"], sea: ["#8fa9ac", "#122b4a"], land: "#0f2340", sun: "#ffe8c4" },
] as const;

/** The sea with the sun above it, its reflection, headlands, and on some pictures a sail. */
export function drawCoast(canvas: Canvas) {
  const { width, height, between, index } = canvas;
  const { sky, sea, land, sun } = palettes[index % palettes.length] ?? palettes[0];
  const horizon = height * between(0.52, 0.6);
  const radius = Math.min(width, height) * between(0.07, 0.1);
  const place: Point = [width * between(0.36, 0.64), horizon - radius * between(0.1, 1.4)];
  const definitions = [
    gradient("sky", sky),
    gradient("sea", sea),
    glow("sun", [`${sun}ff`, `${sun}55`, `${sun}00`]),
    `<clipPath id="above"><rect width="${width}" height="${horizon}"/></clipPath>`,
  ].join("");
  const content = [
    rectangle([0, 0], width, horizon + 1, "url(#sky)"),
    drawClouds(canvas, horizon, mix(sky[2], "#ffffff", 0.3)),
    `<g clip-path="url(#above)">${circle(place, radius * 5, "url(#sun)", ' opacity=".75"')}${circle(place, radius, sun)}</g>`,
    drawHeadlands(canvas, horizon, land, sky[2]),
    rectangle([0, horizon], width, height - horizon, "url(#sea)"),
    drawReflection(canvas, horizon, place[0], radius, sun),
    drawWaves(canvas, horizon, mix(sea[0], "#ffffff", 0.35)),
    index % 2 === 1 || index === 0 ? drawSail(canvas, horizon, mix(land, "#000000", 0.15), sun) : "",
  ].join("");
  return svg(canvas, definitions, content);
}

function drawClouds({ width, height, between }: Canvas, horizon: number, color: string) {
  return Array.from({ length: 7 }, () => {
    const length = width * between(0.12, 0.34);
    const thickness = height * between(0.006, 0.016);
    const at: Point = [between(-0.1, 0.9) * width, horizon * between(0.18, 0.86)];
    return rectangle(
      at,
      length,
      thickness,
      color,
      ` rx="${Math.round(thickness / 2)}" opacity="${between(0.18, 0.5).toFixed(2)}"`,
    );
  }).join("");
}

/** Land on both sides that falls to the sea, the nearer one darker. */
function drawHeadlands(canvas: Canvas, horizon: number, land: string, haze: string) {
  const { width, height, between } = canvas;
  return [0.55, 0.2]
    .map((fade, layer) => {
      const isLeft = (layer + canvas.index) % 2 === 0;
      const reach = between(0.28, 0.46);
      const line = ridge(canvas, 0, 1, 0.55).map(([x, value]): Point => {
        const distance = isLeft ? x / width : 1 - x / width;
        const slope = Math.max(0, 1 - distance / reach) ** 0.8;
        return [x, horizon + 2 - slope * height * (0.12 + layer * 0.05) * (1 + value * 0.35)];
      });
      return path(below(line, canvas), mix(land, haze, fade));
    })
    .join("");
}

function drawReflection({ height, between }: Canvas, horizon: number, x: number, radius: number, sun: string) {
  const depth = height - horizon;
  return Array.from({ length: 16 }, (_, row) => {
    const share = row / 16;
    const length = radius * (2.2 - share * 0.9) * between(0.45, 1.1);
    const thickness = depth * (0.006 + share * 0.012);
    const at: Point = [x - length / 2 + radius * between(-0.3, 0.3), horizon + depth * (0.01 + share ** 1.25 * 0.95)];
    return rectangle(
      at,
      length,
      thickness,
      sun,
      ` rx="${(thickness / 2).toFixed(1)}" opacity="${(0.9 - share * 0.6).toFixed(2)}"`,
    );
  }).join("");
}

function drawWaves({ width, height, between }: Canvas, horizon: number, color: string) {
  const depth = height - horizon;
  return Array.from({ length: 42 }, () => {
    const share = between(0, 1) ** 1.4;
    const length = width * (0.02 + share * 0.1) * between(0.5, 1.4);
    const thickness = 1 + share * height * 0.004;
    const at: Point = [between(-0.05, 1) * width, horizon + depth * (0.03 + share * 0.95)];
    return rectangle(
      at,
      length,
      thickness,
      color,
      ` rx="${(thickness / 2).toFixed(1)}" opacity="${between(0.15, 0.45).toFixed(2)}"`,
    );
  }).join("");
}

function drawSail({ width, height, between }: Canvas, horizon: number, hull: string, sail: string) {
  const size = Math.min(width, height) * between(0.09, 0.14);
  const [x, y] = [width * (between(0, 1) > 0.5 ? between(0.7, 0.82) : between(0.18, 0.3)), horizon + height * 0.09];
  const at = (...parts: readonly number[]) => parts.map((part) => Math.round(part)).join(" ");
  return [
    path(
      `M${at(x - size * 0.5, y)}L${at(x + size * 0.5, y)}L${at(x + size * 0.34, y + size * 0.17)}L${at(x - size * 0.38, y + size * 0.17)}Z`,
      hull,
    ),
    path(
      `M${at(x + size * 0.03, y - size * 0.08)}V${at(y - size * 1.3)}Q${at(x + size * 0.5, y - size * 0.6, x + size * 0.45, y - size * 0.08)}Z`,
      sail,
    ),
    path(
      `M${at(x - size * 0.05, y - size * 0.08)}V${at(y - size * 1.1)}Q${at(x - size * 0.3, y - size * 0.5, x - size * 0.42, y - size * 0.08)}Z`,
      sail,
      ' opacity=".8"',
    ),
  ].join("");
}
