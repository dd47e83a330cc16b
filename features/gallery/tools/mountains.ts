import {
  below,
  type Canvas,
  circle,
  glow,
  gradient,
  mix,
  path,
  rectangle,
  ridge,
  svg,
} from "#features/gallery/tools/draw.ts";

/** The sky from the top down, the farthest range, the nearest one, and the sun. */
const palettes = [
  { sky: ["#24406e", "#8a7fae", "#f7b592"], far: "#b48ca0", near: "#1b2340", sun: "#fff1d6" },
  { sky: ["#5f9ecb", "#b9d8e6", "#f4eedd"], far: "#a9c3cf", near: "#1d3b4a", sun: "#fffbe9" },
  { sky: ["#2b1c4a", "#8b3f70", "#f58e6a"], far: "#a2506f", near: "#1c1233", sun: "#ffe0a8" },
  { sky: ["#7fa9b5", "#c8d9d6", "#f2efe6"], far: "#b3c7c6", near: "#25403f", sun: "#ffffff" },
  { sky: ["#1e2a5a", "#5c5aa0", "#e79aa0"], far: "#8a7cb0", near: "#141a38", sun: "#ffe9d2" },
  { sky: ["#c4587a", "#f0918a", "#ffd9b0"], far: "#d98591", near: "#4a1f3f", sun: "#fff4dc" },
  { sky: ["#3d4b5c", "#8795a0", "#d9d5c4"], far: "#96a2a6", near: "#1c262f", sun: "#f7f1dd" },
  { sky: ["#0f4c5c", "#5fa8a0", "#fbe3b0"], far: "#86b8a6", near: "#0b2a35", sun: "#fff6d0" },
] as const;

const layers = 6;

/** Ranges, one behind the other, that fade into the sky. */
export function drawMountains(canvas: Canvas) {
  const { width, height, between, index } = canvas;
  const { sky, far, near, sun } = palettes[index % palettes.length] ?? palettes[0];
  const radius = Math.min(width, height) * between(0.05, 0.08);
  const place = [width * between(0.22, 0.78), height * between(0.26, 0.4)] as const;
  const ranges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const base = height * (0.44 + depth * 0.46);
    const line = ridge(canvas, base, height * (0.15 - depth * 0.05), 0.95 - depth * 0.35, 7);
    return { line, color: mix(far, near, depth ** 1.2), depth };
  });
  const definitions = [
    gradient("sky", sky),
    glow("sun", [`${sun}ff`, `${sun}66`, `${sun}00`]),
    ...ranges.map(({ color, depth }, layer) =>
      gradient(`range${layer}`, [color, mix(color, sky[2], 0.42 * (1 - depth) + 0.08)]),
    ),
  ].join("");
  const content = [
    rectangle([0, 0], width, height, "url(#sky)"),
    circle(place, radius * 4.5, "url(#sun)", ' opacity=".7"'),
    circle(place, radius, sun),
    ...ranges.map(({ line }, layer) => path(below(line, canvas), `url(#range${layer})`)),
  ].join("");
  return svg(canvas, definitions, content);
}
