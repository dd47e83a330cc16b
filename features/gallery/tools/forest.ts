import {
  below,
  type Canvas,
  circle,
  glow,
  gradient,
  heightAt,
  mix,
  path,
  rectangle,
  ridge,
  svg,
} from "#features/gallery/tools/draw.ts";

/** The sky from the top down, the farthest trees, the nearest ones, and the sun. */
const palettes = [
  { sky: ["#9fc3bd", "#dbe8d8", "#f8f3df"], far: "#b5cfc2", near: "#123330", sun: "#ffffff" },
  { sky: ["#587f8f", "#a8c4bd", "#eaeccf"], far: "#97b8ad", near: "#14302c", sun: "#fffbe0" },
  { sky: ["#d99a5b", "#f0c98a", "#fdeecb"], far: "#e0b27c", near: "#5a2a18", sun: "#fffaea" },
  { sky: ["#6f9f7c", "#b8d29b", "#f4f1c4"], far: "#a4c48f", near: "#17402b", sun: "#fffde0" },
  { sky: ["#8797a6", "#c3ccd2", "#ecedec"], far: "#b3bec7", near: "#273845", sun: "#ffffff" },
  { sky: ["#27305c", "#8a5f88", "#f0a58a"], far: "#8f6a8a", near: "#171a36", sun: "#ffe6c8" },
  { sky: ["#3f8a6b", "#8fc39a", "#e7f2c8"], far: "#86bb95", near: "#0d3626", sun: "#fdffe0" },
  { sky: ["#a86f4e", "#e0b68a", "#f9ead0"], far: "#c9a17c", near: "#33271f", sun: "#fff8e8" },
] as const;

const layers = 5;

/** A fir in a box of 20 × 48 whose foot is the origin. */
const fir = "M0-48 5-34H3L8-21H5L10-6H1.5V0h-3V-6H-10L-5-21H-8L-3-34H-5Z";

/** Hills with firs that fade into the mist. */
export function drawForest(canvas: Canvas) {
  const { width, height, between, index } = canvas;
  const { sky, far, near, sun } = palettes[index % palettes.length] ?? palettes[0];
  const place = [width * between(0.3, 0.7), height * between(0.2, 0.32)] as const;
  const radius = Math.min(width, height) * 0.055;
  const hills = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const color = mix(far, near, depth ** 1.1);
    const line = ridge(canvas, height * (0.46 + depth * 0.46), height * (0.09 - depth * 0.03), 0.3);
    return { line, color, depth };
  });
  const definitions = [
    gradient("sky", sky),
    glow("sun", [`${sun}ff`, `${sun}55`, `${sun}00`]),
    `<path id="fir" d="${fir}"/>`,
    ...hills.map(({ color, depth }, layer) =>
      gradient(`hill${layer}`, [color, mix(color, sky[2], 0.55 * (1 - depth))]),
    ),
  ].join("");
  const content = [
    rectangle([0, 0], width, height, "url(#sky)"),
    circle(place, radius * 6, "url(#sun)", ' opacity=".8"'),
    circle(place, radius, sun),
    ...hills.map(({ line, color, depth }, layer) => {
      const size = (height / 48) * (0.1 + depth * 0.24);
      const step = size * (9 + depth * 6);
      const trees = Array.from({ length: Math.ceil(width / step) + 1 }, (_each, tree) => {
        const x = (tree + between(-0.4, 0.4)) * step;
        const scale = size * between(0.55, 1.2);
        const y = heightAt(line, Math.min(Math.max(x, 0), width)) + size * 7;
        return `<use href="#fir" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale.toFixed(2)})"/>`;
      });
      return `<g fill="${color}">${trees.join("")}</g>${path(below(line, canvas), `url(#hill${layer})`)}`;
    }),
  ].join("");
  return svg(canvas, definitions, content);
}
