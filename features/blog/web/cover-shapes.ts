/** The colours of a chart series, 1 to 8. */
type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type CoverShape = { readonly path: string; readonly tone: Tone; readonly opacity: number };
type CoverPicture = { readonly ground: Tone; readonly shapes: readonly CoverShape[] };

export const coverWidth = 480;
export const coverHeight = 240;
const tile = 80;

/** A picture of geometric shapes, always the same for an id. */
export function drawCover(id: string): CoverPicture {
  const random = createRandom(id);
  const below = (limit: number) => Math.floor(random() * limit);
  const first = below(8);
  // Neighbours in the series are far apart in colour.
  const tones = [0, 1, 3].map((step) => (((first + step) % 8) + 1) as Tone);
  const toneAt = (place: number): Tone => tones[place % tones.length] ?? 1;
  const draw = [drawTiles, drawWaves, drawRings][below(3)] ?? drawTiles;
  return { ground: toneAt(0), shapes: draw(below, toneAt) };
}

type Draw = (below: (limit: number) => number, toneAt: (place: number) => Tone) => CoverShape[];

/** Quarter circles, leaves and dots on a grid. */
const drawTiles: Draw = (below, toneAt) => {
  const pick = () => toneAt(below(3));
  const shapes: CoverShape[] = [];
  for (let y = 0; y < coverHeight; y += tile) {
    for (let x = 0; x < coverWidth; x += tile) {
      const kind = below(5);
      const opacity = 0.35 + below(3) * 0.25;
      if (kind < 3) shapes.push({ path: quarter(x, y, below(4)), tone: pick(), opacity });
      if (kind === 2) shapes.push({ path: circle(x + tile / 2, y + tile / 2, tile / 6), tone: pick(), opacity: 1 });
      if (kind === 3) shapes.push({ path: circle(x + tile / 2, y + tile / 2, tile / 2), tone: pick(), opacity });
    }
  }
  return shapes;
};

/** Hills, one before the other, and a sun. */
const drawWaves: Draw = (below, toneAt) => {
  const sun = { path: circle(90 + below(300), 60 + below(50), 34 + below(14)), tone: toneAt(1), opacity: 0.9 };
  const hills = [0, 1, 2, 3].map((layer) => {
    const y = 110 + layer * 34;
    const rise = () => y - 46 + below(92);
    const path = `M0 ${y}C80 ${rise()} 160 ${rise()} 240 ${y}S400 ${rise()} 480 ${y - 14}V240H0Z`;
    return { path, tone: toneAt(layer), opacity: 0.45 + layer * 0.15 };
  });
  return [sun, ...hills];
};

/** Rings around a point at the edge. */
const drawRings: Draw = (below, toneAt) => {
  const [x, y] = [60 + below(360), below(2) * coverHeight];
  const rings = [220, 180, 140, 100, 60].map((radius, place) => ({
    // The inner circle is a hole, so that the colours of the rings do not mix.
    path: circle(x, y, radius) + (radius > 60 ? circle(x, y, radius - 40) : ""),
    tone: toneAt(place),
    opacity: 0.45 + below(3) * 0.15,
  }));
  const dots = [1, 2, 1].map((tone) => ({
    // Whole in a frame of 3:1, too.
    path: circle(30 + below(420), 24 + below(112), 8 + below(14)),
    tone: toneAt(tone),
    opacity: 0.9,
  }));
  return [...rings, ...dots];
};

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A quarter of a circle that fills a tile, around one of its corners. */
function quarter(x: number, y: number, corner: number) {
  const [right, bottom] = [x + tile, y + tile];
  const paths = [
    `M${x} ${y}H${right}A${tile} ${tile} 0 0 1 ${x} ${bottom}Z`,
    `M${right} ${y}V${bottom}A${tile} ${tile} 0 0 1 ${x} ${y}Z`,
    `M${right} ${bottom}H${x}A${tile} ${tile} 0 0 1 ${right} ${y}Z`,
    `M${x} ${bottom}V${y}A${tile} ${tile} 0 0 1 ${right} ${bottom}Z`,
  ];
  return paths[corner] ?? "";
}

/** Pseudorandom numbers from 0 to 1 (mulberry32), seeded with a text. */
function createRandom(text: string) {
  let state = 0;
  for (const character of text) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
