import {
  type Canvas,
  circle,
  glow,
  gradient,
  mix,
  path,
  type Point,
  rectangle,
  svg,
} from "#features/gallery/tools/draw.ts";

/** The sky from the top down, the farthest buildings, the nearest ones, the lit windows, and the sun or moon. */
const palettes = [
  { sky: ["#2b3f7a", "#a86f96", "#ffb98a"], far: "#8d6f9c", near: "#1a1f42", lit: "#ffd98f", sun: "#ffeccb" },
  { sky: ["#31517f", "#7f9fbd", "#f3d3b0"], far: "#7f94ae", near: "#1c2a45", lit: "#ffe3a6", sun: "#fff5df" },
  { sky: ["#5b2a5e", "#c65b6e", "#ffc07f"], far: "#9c5672", near: "#2a1438", lit: "#ffd27a", sun: "#fff0c4" },
  { sky: ["#0d1f4a", "#25488a", "#7fa6cf"], far: "#3d5f97", near: "#0a1636", lit: "#ffe7a3", sun: "#e9f1ff" },
  { sky: ["#11152b", "#28305a", "#5a5f8c"], far: "#353d68", near: "#0b0e20", lit: "#ffcf70", sun: "#f4f2ff" },
  { sky: ["#6fb0c9", "#bfdcd8", "#fdeccb"], far: "#9fc0c4", near: "#2f5266", lit: "#f7fbf2", sun: "#fffdf0" },
  { sky: ["#b65a86", "#f09a9c", "#ffdcc0"], far: "#c97c98", near: "#4c2452", lit: "#ffe9b0", sun: "#fff6e4" },
  { sky: ["#1b2f45", "#3f6678", "#d8b58c"], far: "#53707c", near: "#101f2e", lit: "#ffd68a", sun: "#ffeac8" },
] as const;

type Building = { readonly x: number; readonly y: number; readonly width: number; readonly top: number };

/** Three rows of buildings in front of a sky, above water on every second picture. */
export function drawCity(canvas: Canvas) {
  const { width, height, between, index } = canvas;
  const { sky, far, near, lit, sun } = palettes[index % palettes.length] ?? palettes[0];
  const hasWater = index % 2 === 0;
  const ground = hasWater ? height * 0.78 : height;
  const radius = Math.min(width, height) * between(0.06, 0.09);
  const place: Point = [width * between(0.2, 0.8), height * between(0.22, 0.42)];
  const rows = [0, 0.5, 1].map((depth) => ({
    depth,
    color: mix(far, near, depth),
    buildings: placeBuildings(canvas, ground, depth),
  }));
  const skyline = rows
    .map(({ depth, color, buildings }) => {
      const windows = depth === 0 ? "" : drawWindows(canvas, buildings, ground, lit, depth);
      return path(buildings.map((building) => outline(building, ground, between)).join(""), color) + windows;
    })
    .join("");
  const definitions = [
    gradient("sky", sky),
    gradient("water", [mix(sky[2], near, 0.35), mix(sky[0], near, 0.5)]),
    gradient("fade", [`${sky[2]}00`, `${sky[2]}88`]),
    glow("sun", [`${sun}ff`, `${sun}44`, `${sun}00`]),
    hasWater
      ? `<clipPath id="shore"><rect y="${ground}" width="${width}" height="${height - ground}"/></clipPath>`
      : "",
  ].join("");
  const content = [
    rectangle([0, 0], width, height, "url(#sky)"),
    circle(place, radius * 5, "url(#sun)", ' opacity=".6"'),
    circle(place, radius, sun),
    rectangle([0, ground * 0.5], width, ground * 0.5, "url(#fade)"),
    `<g id="skyline">${skyline}</g>`,
    hasWater ? drawWater(canvas, ground, mix(sky[2], "#ffffff", 0.25)) : "",
  ].join("");
  return svg(canvas, definitions, content);
}

function placeBuildings({ width, height, between }: Canvas, ground: number, depth: number): Building[] {
  const unit = Math.min(width, height);
  const found: Building[] = [];
  for (let x = -unit * 0.05; x < width;) {
    const wide = unit * between(0.06, 0.13) * (0.75 + depth * 0.4);
    // Higher towards the middle, as in a city.
    const center = 1 - Math.abs((x + wide / 2) / width - 0.5) * 1.1;
    const high = ground * (0.62 - depth * 0.3) * (0.45 + 0.55 * center) * between(0.5, 1.15);
    found.push({ x: Math.round(x), y: Math.round(ground - high), width: Math.round(wide), top: between(0, 1) });
    x += wide * between(0.92, depth === 0 ? 1.02 : 1.35);
  }
  return found;
}

/** A building with one of a few roofs: flat, stepped, a slope, or a spire. */
function outline({ x, y, width, top }: Building, ground: number, between: Canvas["between"]) {
  const body = `M${x} ${Math.round(ground)}V${y}h${width}V${Math.round(ground)}Z`;
  const part = Math.round(width * between(0.5, 0.7));
  const high = Math.round(width * between(0.2, 0.45));
  const start = x + Math.round((width - part) / 2);
  if (top < 0.3) return body;
  if (top < 0.55) return `${body}M${start} ${y}v-${high}h${part}v${high}Z`;
  if (top < 0.72) return `${body}M${x} ${y}L${x + width} ${y - high}V${y}Z`;
  if (top < 0.86)
    return `${body}M${start} ${y}v-${high}h${part}v${high}ZM${x + Math.round(width / 2) - 2} ${y - high}v-${high * 3}h4v${high * 3}Z`;
  return `${body}M${x} ${y}L${x + Math.round(width / 2)} ${y - high * 2}L${x + width} ${y}Z`;
}

function drawWindows(
  { height, between }: Canvas,
  buildings: readonly Building[],
  ground: number,
  lit: string,
  depth: number,
) {
  const unit = Math.max(4, Math.round(height * (0.006 + depth * 0.004)));
  const dots = buildings.flatMap(({ x, y, width }) => {
    const columns = Math.max(1, Math.floor((width - unit * 2) / (unit * 2.4)));
    const inset = Math.round((width - columns * unit * 2.4 + unit * 1.4) / 2);
    return Array.from({ length: columns * 26 }, (_, place): string => {
      const left = x + inset + Math.round((place % columns) * unit * 2.4);
      const above = y + unit * 3 + Math.floor(place / columns) * unit * 3;
      return between(0, 1) < 0.34 && above < ground - unit * 2
        ? `M${left} ${above}h${unit}v${Math.round(unit * 1.5)}h-${unit}Z`
        : "";
    });
  });
  return path(dots.join(""), lit, ` opacity="${0.5 + depth * 0.4}"`);
}

/** The skyline upside down, below bands of light. */
function drawWater({ width, height, between }: Canvas, ground: number, shine: string) {
  const depth = height - ground;
  const mirrored = `<g clip-path="url(#shore)"><use href="#skyline" transform="translate(0 ${ground * 1.6})scale(1 -.6)" opacity=".45"/></g>`;
  const bands = Array.from({ length: 34 }, () => {
    const share = between(0, 1);
    const thickness = 1.5 + share * height * 0.004;
    const at: Point = [between(-0.1, 1) * width, ground + depth * share];
    return rectangle(at, width * between(0.03, 0.16), thickness, shine, ` opacity="${between(0.12, 0.35).toFixed(2)}"`);
  });
  return `${rectangle([0, ground], width, depth, "url(#water)")}${mirrored}${bands.join("")}`;
}
