/** Numbers between two others, the same on every machine. */
export type Between = (from: number, to: number) => number;

/** A picture to draw: its size in pixels, its random numbers, and its number among the pictures of its subject. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly between: Between;
  readonly index: number;
};

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed shape below a line, down to the bottom of the picture. */
export const below = (line: readonly Point[], { width, height }: Canvas) =>
  `M0 ${height}L${line.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}L${width} ${height}Z`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;

export const circle = ([x, y]: Point, radius: number, fill: string, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;

export const rectangle = ([x, y]: Point, width: number, height: number, fill: string, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;

/** A vertical gradient, from the top down. `stops` may carry an opacity: `#ffffff00`. */
export const gradient = (id: string, stops: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

/** A gradient from the middle outwards. */
export const glow = (id: string, stops: readonly string[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: readonly string[]) =>
  stops
    .map((color, index) => {
      const opacity = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
      const offset = round((index / Math.max(stops.length - 1, 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${color.slice(0, 7)}"${opacity < 1 ? ` stop-opacity="${round(opacity)}"` : ""}/>`;
    })
    .join("");

/** A colour between two, from 0 to 1. */
export function mix(one: string, other: string, share: number) {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/**
 * A ridge across the picture, by halving and displacing a line.
 *
 * @param roughness from 0, a hill, to 1, a saw
 */
export function ridge(canvas: Canvas, base: number, amplitude: number, roughness: number, halvings = 6): Point[] {
  const { width, between } = canvas;
  let heights = [between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)];
  let reach = 0.9;
  for (let step = 2; step < halvings; step += 1) {
    reach *= 0.35 + 0.3 * roughness;
    heights = heights.flatMap((one, index) => {
      const next = heights[index + 1];
      return next === undefined ? [one] : [one, (one + next) / 2 + between(-reach, reach)];
    });
  }
  return heights.map((value, index) => [(index / (heights.length - 1)) * width, base - value * amplitude]);
}

/** The height of a line at a place. */
export function heightAt(line: readonly Point[], x: number) {
  const index = line.findIndex(([at]) => at >= x);
  const [right, left] = [line[Math.max(index, 1)], line[Math.max(index, 1) - 1]];
  if (!left || !right) return 0;
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / Math.max(right[0] - left[0], 1);
}

/** The whole picture as a file. */
export const svg = ({ width, height }: Canvas, definitions: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>\n`;
