import { type Canvas, circle, path, rectangle, svg } from "#features/gallery/tools/draw.ts";

/** The ground, and the colours on it. */
const palettes = [
  ["#f3ead7", "#e4572e", "#17313e", "#f3a712", "#76b3a8"],
  ["#1f2a44", "#f2c14e", "#f78154", "#5fad9c", "#e9e3d3"],
  ["#fff1dc", "#f9c784", "#f4976c", "#d95d5d", "#7d2e4e"],
  ["#eef1ec", "#2f6690", "#81b29a", "#e07a5f", "#3d405b"],
  ["#2c1f3d", "#ee6c8a", "#f7b267", "#f4e9cd", "#4d7ea8"],
  ["#0f3d4c", "#1f6f78", "#4fb0a5", "#a8dcc4", "#f4f1d6"],
  ["#f6efe6", "#22223b", "#c9454f", "#e9b44c", "#50808e"],
  ["#dfe9ee", "#1d4e6b", "#4f8fae", "#f2a65a", "#f7e3c4"],
] as const;

const kinds = ["tiles", "tiles", "waves", "tiles", "arcs", "waves", "tiles", "arcs"] as const;

/** A composition of tiles, waves or arcs. */
export function drawShapes(canvas: Canvas) {
  const [ground, ...colors] = palettes[canvas.index % palettes.length] ?? palettes[0];
  const draw = { tiles: drawTiles, waves: drawWaves, arcs: drawArcs }[kinds[canvas.index % kinds.length] ?? "tiles"];
  return svg(canvas, "", rectangle([0, 0], canvas.width, canvas.height, ground) + draw(canvas, colors));
}

const pick = ({ between }: Canvas, colors: readonly string[]) =>
  colors[Math.floor(between(0, colors.length - 0.001))] ?? "";

function drawTiles(canvas: Canvas, colors: readonly string[]) {
  const { width, height, between } = canvas;
  const size = Math.round(Math.min(width, height) / 4);
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  return Array.from({ length: columns * rows }, (_, place) => {
    const [x, y] = [(place % columns) * size, Math.floor(place / columns) * size];
    const half = size / 2;
    const turn = Math.floor(between(0, 3.999)) * 90;
    const color = pick(canvas, colors);
    const other = pick(
      canvas,
      colors.filter((each) => each !== color),
    );
    const kind = Math.floor(between(0, 5.999));
    const figure = [
      path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, color),
      path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, color) +
        path(`M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z`, other),
      circle([half, half], half * 0.82, color) + circle([half, half], half * 0.34, other),
      rectangle([0, 0], size, size, color) + path(`M0 ${half}A${half} ${half} 0 0 1 ${size} ${half}Z`, other),
      [0, 1, 2, 3].map((bar) => rectangle([0, (bar * size) / 4], size, size / 8, color)).join(""),
      path(`M0 0L${size} ${size}H0Z`, color),
    ][kind];
    return `<g transform="translate(${x} ${y})rotate(${turn} ${half} ${half})">${figure ?? ""}</g>`;
  }).join("");
}

function drawWaves(canvas: Canvas, colors: readonly string[]) {
  const { width, height, between } = canvas;
  const count = 9;
  const bend = between(0, 6);
  return Array.from({ length: count }, (_, band) => {
    const base = height * (0.08 + (band / count) * 0.98);
    const points = Array.from({ length: 33 }, (_each, step) => {
      const share = step / 32;
      const swing = Math.sin(share * 6 + bend + band * 0.55) * 0.07 + Math.sin(share * 13 + band) * 0.018;
      return `${Math.round(share * width)} ${Math.round(base + swing * height)}`;
    });
    return path(`M0 ${height}L${points.join("L")}L${width} ${height}Z`, colors[band % colors.length] ?? "");
  }).join("");
}

function drawArcs(canvas: Canvas, colors: readonly string[]) {
  const { width, height, between } = canvas;
  const unit = Math.min(width, height);
  return [
    [0.1, 1.02, 0.78],
    [0.95, 0.7, 0.62],
    [0.5, 0.16, 0.34],
    [0.42, 1.05, 0.42],
  ]
    .map(([x = 0, y = 0, size = 0], group) =>
      Array.from({ length: 6 }, (_, ring) => {
        const radius = unit * size * (1 - ring / 6) * between(0.97, 1.03);
        return circle([width * x, height * y], radius, colors[(ring + group) % colors.length] ?? "");
      }).join(""),
    )
    .join("");
}
