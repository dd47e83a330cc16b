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

/** The sky from the top down, the land, and the colour of the lights in the sky. */
const palettes = [
  { sky: ["#071330", "#123a52", "#2b7a74"], land: "#050b1c", light: "#6dffb8", kind: "aurora" },
  { sky: ["#0c1436", "#27366e", "#6a6fa8"], land: "#0a0f26", light: "#fdf6df", kind: "moon" },
  { sky: ["#05081c", "#171d48", "#4a3f74"], land: "#04060f", light: "#c9b8ff", kind: "stars" },
  { sky: ["#0a1230", "#1f3a63", "#a0685f"], land: "#080c1e", light: "#ffd38a", kind: "stars" },
  { sky: ["#0a1a2e", "#0f4a4c", "#3b8a6a"], land: "#04100f", light: "#8dffcf", kind: "aurora" },
  { sky: ["#10163a", "#2c3a70", "#9a7f9c"], land: "#0c1028", light: "#e7e4ff", kind: "stars" },
  { sky: ["#070b22", "#1a2a58", "#3c5a86"], land: "#050814", light: "#bcd8ff", kind: "stars" },
  { sky: ["#1a1338", "#46306e", "#b5788c"], land: "#120d28", light: "#fff3d4", kind: "moon" },
] as const;

/** A starry sky above dark ridges, with a moon, northern lights or the Milky Way. */
export function drawNight(canvas: Canvas) {
  const { width, height, between, index } = canvas;
  const { sky, land, light, kind } = palettes[index % palettes.length] ?? palettes[0];
  const definitions = [
    gradient("sky", sky),
    gradient("curtain", [`${light}00`, `${light}99`, `${light}11`]),
    glow("halo", [`${light}cc`, `${light}33`, `${light}00`]),
    glow("way", [`${light}77`, `${light}22`, `${light}00`]),
  ].join("");
  const ridges = [0.78, 0.86, 0.94].map((base, layer) => {
    const line = ridge(canvas, height * base, height * 0.07, 0.7 - layer * 0.2, 7);
    return path(below(line, canvas), mix(sky[1], land, 0.45 + layer * 0.27));
  });
  const place: Point = [width * between(0.25, 0.75), height * between(0.24, 0.36)];
  const radius = Math.min(width, height) * 0.085;
  const content = [
    rectangle([0, 0], width, height, "url(#sky)"),
    kind === "stars"
      ? `<ellipse cx="${width / 2}" cy="${height * 0.4}" rx="${width * 0.7}" ry="${height * 0.16}" fill="url(#way)" transform="rotate(-${Math.round(between(18, 34))} ${width / 2} ${height * 0.4})"/>`
      : "",
    drawStars(canvas, kind === "stars" ? 260 : 130, light),
    kind === "aurora" ? drawCurtains(canvas) : "",
    kind === "moon"
      ? circle(place, radius * 5, "url(#halo)", ' opacity=".6"') +
        circle(place, radius, light) +
        drawCraters(canvas, place, radius, mix(light, sky[2], 0.3))
      : "",
    ...ridges,
    index % 4 === 3 ? drawTent(canvas, light) : "",
  ].join("");
  return svg(canvas, definitions, content);
}

/** Dots of three sizes. A line without a length, with round ends, is the shortest way to write a dot. */
function drawStars({ width, height, between }: Canvas, count: number, light: string) {
  return [1, 1.7, 2.8]
    .map((size, group) => {
      const dots = Array.from({ length: Math.round(count / (1 + group * 2)) }, () => {
        const y = between(0, 1) ** 1.3 * height * 0.8;
        return `M${Math.round(between(0, width))} ${Math.round(y)}h0`;
      });
      const color = mix("#ffffff", light, 0.3);
      return `<path d="${dots.join("")}" stroke="${color}" stroke-width="${(size * height) / 500}" stroke-linecap="round" opacity="${0.5 + group * 0.2}"/>`;
    })
    .join("");
}

function drawCurtains({ width, height, between }: Canvas) {
  return Array.from({ length: 3 }, (_, curtain) => {
    const base = height * (0.5 + curtain * 0.08);
    const bend = between(0, 6);
    const points = Array.from({ length: 41 }, (_each, step) => {
      const x = (step / 40) * width * 1.1 - width * 0.05;
      const swing = Math.sin(step / 5 + bend) * 0.09 + Math.sin(step / 2.3 + bend * 2) * 0.03;
      return [x, base + swing * height] as const;
    });
    const lower = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L");
    const upper = points
      .toReversed()
      .map(([x, y]) => `${Math.round(x)} ${Math.round(y - height * (0.34 + curtain * 0.05))}`)
      .join("L");
    return path(`M${lower}L${upper}Z`, "url(#curtain)", ` opacity="${0.75 - curtain * 0.18}"`);
  }).join("");
}

const drawCraters = ({ between }: Canvas, [x, y]: Point, radius: number, color: string) =>
  Array.from({ length: 6 }, () => {
    const angle = between(0, Math.PI * 2);
    const distance = radius * between(0.1, 0.68);
    return circle(
      [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance],
      radius * between(0.07, 0.19),
      color,
      ' opacity=".5"',
    );
  }).join("");

/** A lit tent in the foreground. */
function drawTent({ width, height }: Canvas, light: string) {
  const [x, y, size] = [width * 0.64, height * 0.955, height * 0.075].map(Math.round) as [number, number, number];
  return [
    circle([x, y - size / 2], size * 3, "url(#halo)", ' opacity=".5"'),
    path(`M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}Z`, mix(light, "#d9722e", 0.35)),
    path(`M${x - Math.round(size / 4)} ${y}L${x} ${y - size}L${x + Math.round(size / 4)} ${y}Z`, light),
  ].join("");
}
