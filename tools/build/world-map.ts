import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Draws the countries of the world (Natural Earth, from the package world-atlas) for a map of some hundred pixels:
 * projected, simplified and stored as paths, so that the browser computes nothing. `node tools/build/world-map.ts` writes
 * `web/ui/charts/world-map/world-shapes.gen.ts`.
 */

/** The part of TopoJSON that world-atlas uses: shared borders are arcs with delta-encoded coordinates. */
type Topology = {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
};
type Geometry = { readonly id?: string; readonly properties: { readonly name: string } } & (
  | { readonly type: "Polygon"; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: "MultiPolygon"; readonly arcs: readonly (readonly (readonly number[])[])[] }
);
type Point = readonly [x: number, y: number];
type Place = readonly [longitude: number, latitude: number];

/** In units of the drawing. */
const width = 1000;
/** The central meridian, so that the edges run through the strait between Asia and America. */
const meridian = 11;
/** Antarctica, south of this, is left out. */
const southernmost = -57;
/** Corners and islands with a smaller area are left out. */
const minCorner = 0.45;
const minIsland = 0.5;

const generated = fileURLToPath(new URL("../../web/ui/charts/world-map/world-shapes.gen.ts", import.meta.url));

/**
 * The Equal Earth projection, which preserves areas: Šavrič, Patterson and Jenny, "The Equal Earth map projection"
 * (2018).
 */
function projectEqualEarth(longitude: number, latitude: number): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const root3 = Math.sqrt(3);
  const theta = Math.asin((root3 / 2) * Math.sin((latitude * Math.PI) / 180));
  const t2 = theta ** 2;
  const t6 = t2 ** 3;
  const slope = 9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1;
  const x = (2 * root3 * ((longitude * Math.PI) / 180) * Math.cos(theta)) / (3 * slope);
  return [x, theta * (a4 * t6 * t2 + a3 * t6 + a2 * t2 + a1)];
}

const [halfWidth] = projectEqualEarth(180, 0);
const [, top] = projectEqualEarth(0, 83.7);
const [, bottom] = projectEqualEarth(0, southernmost);
const scale = width / (2 * halfWidth);
const height = Math.round((top - bottom) * scale);

function toDrawing([longitude, latitude]: Place): Point {
  const [x, y] = projectEqualEarth(longitude - meridian, latitude);
  return [(x + halfWidth) * scale, (top - y) * scale];
}

/** The same place, with a longitude less than half around the world from another. */
const near = ([longitude, latitude]: Place, other: number): Place => [
  longitude - 360 * Math.round((longitude - other) / 360),
  latitude,
];

/** Removes jumps: a line that crosses the antimeridian continues beyond 180°. */
function unwrap(places: readonly Place[]) {
  const line: Place[] = [];
  for (const place of places) line.push(near(place, line.at(-1)?.[0] ?? place[0]));
  return line;
}

/** Twice the area of a triangle. */
const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/** Removes corners, smallest first (Visvalingam and Whyatt, 1993). End points stay, so that neighbours still meet. */
function simplify(line: readonly Place[]): readonly Place[] {
  const [first = 0] = line[0] ?? [];
  const kept = line.map((place) => {
    // Relative to its own beginning, so that a border is simplified alike on both sides.
    const [x, y] = projectEqualEarth(place[0] - first, place[1]);
    return { place, point: [x * scale, y * scale] as Point };
  });
  const cornerAt = (index: number) => {
    const [one, two, three] = kept.slice(index - 1, index + 2);
    return one && two && three ? triangle(one.point, two.point, three.point) / 2 : Number.POSITIVE_INFINITY;
  };
  while (kept.length > 2) {
    const corners = kept.map((_, index) => (index === 0 ? Number.POSITIVE_INFINITY : cornerAt(index)));
    const min = Math.min(...corners);
    if (min >= minCorner) break;
    kept.splice(corners.indexOf(min), 1);
  }
  return kept.map(({ place }) => place);
}

const areaOf = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** A country too small for the drawing becomes a mark at its position, since it has visitors too. */
function markAround(ring: readonly Point[]): readonly Point[] {
  const x = ring.reduce((sum, point) => sum + point[0], 0) / ring.length;
  const y = ring.reduce((sum, point) => sum + point[1], 0) / ring.length;
  const arm = 1.3;
  return [
    [x, y - arm],
    [x + arm, y],
    [x, y + arm],
    [x - arm, y],
  ];
}

/** A ring as a compact path: its first corner, then relative steps in tenths. */
function pathOf(ring: readonly Point[]) {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [[startX, startY] = [0, 0], ...others] = tenths;
  let [x, y] = [startX, startY];
  let path = `M${writeTenth(startX)}${withSign(startY)}l`;
  for (const [nextX, nextY] of others) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    path += (path.endsWith("l") ? writeTenth(dx) : withSign(dx)) + withSign(dy);
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

const writeTenth = (tenth: number) => String(tenth / 10).replace(/^(-?)0\./, "$1.");

/** After another number, a minus separates as well as a space does. */
const withSign = (tenth: number) => (tenth < 0 ? writeTenth(tenth) : ` ${writeTenth(tenth)}`);

/** Territories without a number in ISO 3166-1, by the code under which their visits are counted. */
const withoutNumber: Readonly<Record<string, string>> = { Kosovo: "XK", Somaliland: "SO", "N. Cyprus": "CY" };

/** The two-letter code of a country: the runtime's locale data maps the atlas's numbers to it. */
export function codeOf({ id, properties }: Geometry) {
  if (id === undefined) return withoutNumber[properties.name];
  return /^und-([A-Z]{2})$/.exec(Intl.getCanonicalLocales(`und-${id}`)[0] ?? "")?.[1];
}

/** Every country's outline by its two-letter code, and the drawing's bounding box. */
export function drawWorld() {
  const file = new URL(import.meta.resolve("world-atlas/countries-50m.json"));
  const { arcs, transform, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const places = arc.map(([dx, dy]): Place => {
      [x, y] = [x + dx, y + dy];
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
    return simplify(unwrap(places));
  });
  /** A negative number is the arc `~number`, reversed. */
  const lineOf = (index: number) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  const ringOf = (indices: readonly number[]) => {
    const ring = unwrap(indices.flatMap((index) => lineOf(index).slice(0, -1)));
    const mean = ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length;
    const turn = near([mean, 0], meridian)[0] - mean;
    return ring.map(([longitude, latitude]) => toDrawing([longitude + turn, latitude]));
  };

  const shapes: Record<string, string> = {};
  const seenAcross: number[] = [];
  for (const geometry of objects.countries.geometries) {
    const code = codeOf(geometry);
    if (code === undefined || code === "AQ") continue;
    const polygons = geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs;
    const rings = polygons
      .flatMap((polygon) => polygon.map(ringOf))
      .map((ring) => ({ ring, area: areaOf(ring) }))
      .toSorted((one, other) => other.area - one.area);
    const islands = rings.filter(({ area }) => area >= minIsland);
    const seen =
      islands.length > 0 ? islands : rings.slice(0, 1).map(({ ring }) => ({ ring: markAround(ring), area: 0 }));
    // The ocean at both edges is cut off, with its smallest islands.
    seenAcross.push(...seen.filter(({ area }) => area > 4).flatMap(({ ring }) => ring.map(([x]) => x)));
    shapes[code] = (shapes[code] ?? "") + seen.map(({ ring }) => pathOf(ring)).join("");
  }
  const left = Math.floor(Math.min(...seenAcross)) - 2;
  const right = Math.ceil(Math.max(...seenAcross)) + 2;
  return {
    box: [left, 0, right - left, height] as const,
    shapes: Object.fromEntries(Object.entries(shapes).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

export function writeModule({ box, shapes }: ReturnType<typeof drawWorld>) {
  const lines = Object.entries(shapes).map(([code, path]) => `  ${code}: "${path}",`);
  return `// Written by tools/build/world-map.ts from Natural Earth's countries; not to be edited.
/** What of the drawing is shown: x, y, width, height. */
export const worldBox = [${box.join(", ")}] as const;

/** Outlines by the two letters of ISO 3166-1. */
export const worldShapes: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(generated, writeModule(drawWorld()));
