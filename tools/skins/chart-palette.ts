import { readFileSync } from "node:fs";

import { type Color, parseColor } from "../../contract/values/color.ts";
import { type Mode, modesOf, skins } from "../../contract/layout.ts";
import { tokensInMode, valueOf } from "../../web/ui/theme/contrast.ts";
import { deficiencies, fromOklch, simulate, toLab, toOklch } from "./color-vision.ts";

/**
 * Computes the colours of charts: `node tools/skins/chart-palette.ts` prints them for each form of each skin, to be copied into
 * `web/ui/skins/`. The eight series have equal steps of lightness (OKLCH), so that none shouts and each differs from the others in
 * shades of grey; the first has the hue of the accent. A search chooses the other hues, and the order of the steps, first for
 * enough distance between any two under protanopia, deuteranopia and tritanopia in both modes, then for hues that have different names.
 * The same colours are found each time.
 */

/** Lightness of the darkest and of the lightest series: all have 3:1 on a card of the mode. */
const seriesRange = { light: [0.41, 0.63], dark: [0.58, 0.86] } as const;
/** The palette for colour vision deficiencies takes the whole range that has 3:1, and begins with blue. */
const friendlyRange = { light: [0.25, 0.63], dark: [0.55, 0.96] } as const;
const friendlyHue = 255;
/** From the lowest to the highest value of a map. */
const scaleRange = { light: [0.84, 0.38], dark: [0.43, 0.89] } as const;

/** Yellows that are darker than this are olive and brown. */
const leastYellow = { light: 0.9, dark: 0.78 } as const;
const isYellow = (hue: number) => hue >= 60 && hue <= 130;

/** Most charts consist of the first series: they are neither red, which is read as bad news, nor among the darkest. */
const firstSeries = 3;
const isRed = (hue: number) => hue <= 45 || hue >= 345;
const leastPlace = 2;
/** The first has the accent, and is not among the lightest either. */
const placesOfAccent = [2, 3, 4];

/** In degrees: nearer hues have one name, such as green. Neighbours, and the first series, need more. */
const leastTurn = { first: 60, others: 30 } as const;
/** Small charts have no more series. */
const firstApart = 4;
/** The distance that is enough, as `rate` measures it; `chart-palette.test.ts` demands a little less. */
const enough = 13.6;

const count = 8;
const maxChroma = 0.14;
/** Neighbours touch each other in pies and stacks: they should differ this much more than others. */
const nearness = 1.5;
const visions = Object.values(deficiencies);

const turnBetween = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** The pairs of hues that have one name; those of small charts count as four. */
const countAlike = (hues: readonly number[]) =>
  hues
    .flatMap((hue, index) =>
      hues.slice(index + 1).map((other, place) => {
        const isFirst = index + 1 + place < firstApart;
        const least = leastTurn[isFirst || place === 0 ? "first" : "others"];
        return turnBetween(hue, other) < least ? (isFirst ? 4 : 1) : 0;
      }),
    )
    .reduce<number>((sum, weight) => sum + weight, 0);

const stepsOf = ([from, to]: readonly [number, number], steps: number) =>
  Array.from({ length: steps }, (_, index) => from + ((to - from) * index) / (steps - 1));

type Seen = readonly (readonly [number, number, number])[];

/** A colour as people with each deficiency see it, and others. */
const seenBy = (color: Color): Seen => [toLab(color), ...visions.map((matrix) => toLab(simulate(color, matrix)))];

const distance = (one: Seen, other: Seen) =>
  Math.min(...one.map((lab, index) => Math.hypot(...lab.map((part, axis) => part - (other[index]?.[axis] ?? 0)))));

/** How well the colours of a palette are told apart: the least distance of two, at which neighbours count as nearer. */
function rate(palette: readonly Seen[], near: number) {
  let least = Infinity;
  for (const [index, one] of palette.entries()) {
    for (let other = index + 1; other < palette.length; other += 1) {
      const between = distance(one, palette[other] ?? one);
      least = Math.min(least, other === index + 1 ? between / near : between);
    }
  }
  return least;
}

/** Numbers from 0 to 1 in the same order each time: a linear congruential generator (Numerical Recipes). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What a palette has to fit into: a mode of a skin. */
type Form = {
  /** The lightness of the darkest and of the lightest series. */
  readonly range: readonly [number, number];
  readonly firstHue: number;
  /** The least lightness of a yellow. */
  readonly leastYellow: number;
};

/** For each series its place in the order of lightness, and its hue. The first has the accent's hue instead. */
type Choice = { readonly order: readonly number[]; readonly hues: readonly number[] };

/**
 * The colours of series in each of a skin's modes. A series has one hue and one place in the order of lightness in all of them,
 * so that people find it again.
 *
 * @param near how much more than others neighbours should differ
 * @param aim the distance beyond which different hues count more; none if only the distance counts
 */
function findSeries(forms: readonly Form[], near: number, aim?: number): readonly (readonly Color[])[] {
  const palettes = forms.map(({ range, firstHue, leastYellow: leastOfYellow }) => {
    const lights = stepsOf(range, count);
    const seen = new Map<string, Seen>();
    const colorOf = (place: number, hue: number) => fromOklch([lights[place] ?? 0, maxChroma, hue]);
    const turn = (hue: number, index: number) => (index === 0 ? firstHue : hue);
    const see = (place: number, hue: number) => {
      const key = `${place} ${hue}`;
      const known = seen.get(key) ?? seenBy(colorOf(place, hue));
      seen.set(key, known);
      return known;
    };
    return {
      colorsOf: ({ order, hues }: Choice) => hues.map((hue, index) => colorOf(order[index] ?? 0, turn(hue, index))),
      /** An unwanted colour costs more than any distance gains. */
      judge: ({ order, hues }: Choice) => {
        const turned = hues.map(turn);
        const colors = turned.map((hue, index) => see(order[index] ?? 0, hue));
        const unwanted = turned.filter((hue, index) => {
          const place = order[index] ?? 0;
          if (index === 0) return !placesOfAccent.includes(place);
          if (index < firstSeries && (isRed(hue) || place < leastPlace)) return true;
          return isYellow(hue) && (lights[place] ?? 0) < leastOfYellow;
        });
        const apart = rate(colors, near);
        const rating = aim === undefined ? apart : Math.min(apart, aim) + (apart / 100 - countAlike(turned)) / 100;
        return rating - 100 * unwanted.length;
      },
    };
  });
  const judge = (choice: Choice) => Math.min(...palettes.map((palette) => palette.judge(choice)));
  let best: { readonly choice: Choice; readonly rating: number } | undefined;
  for (let start = 0; start < 16; start += 1) {
    const random = createRandom(start + 1);
    const pick = (length: number) => Math.floor(random() * length);
    let choice: Choice = {
      order: Array.from({ length: count }, (_, index) => index).toSorted(() => random() - 0.5),
      hues: Array.from({ length: count }, () => pick(24) * 15),
    };
    let rating = judge(choice);
    for (let step = 0; step < (aim === undefined ? 2500 : 5000); step += 1) {
      const [one, other] = [pick(count), pick(count)];
      const isSwap = random() < 0.4;
      const order = choice.order
        .with(one, choice.order[isSwap ? other : one] ?? 0)
        .with(isSwap ? other : one, choice.order[one] ?? 0);
      const hues = isSwap ? choice.hues : choice.hues.with(one, pick(24) * 15);
      const next = { order, hues };
      const nextRating = judge(next);
      if (nextRating >= rating) [choice, rating] = [next, nextRating];
    }
    if (!best || rating > best.rating) best = { choice, rating };
  }
  return palettes.map(({ colorsOf }) => (best ? colorsOf(best.choice) : []));
}

/** The colours of a map's values, from the lowest to the highest. */
const scaleOf = (mode: Mode, hue: number) =>
  stepsOf(scaleRange[mode], 5).map((lightness, index) => fromOklch([lightness, 0.07 + 0.025 * index, hue]));

const toHex = (color: Color) =>
  `#${color
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

const read = (path: string) => readFileSync(new URL(`../../web/ui/${path}`, import.meta.url), "utf8");

/** The tokens of a skin in a mode. */
const tokensOfForm = (skin: string, mode: Mode) =>
  tokensInMode(read("theme/tokens.css") + read("skins/dark.css") + read(`skins/${skin}.css`), mode);

/** The declarations of a palette, in the notation of the sheets. */
function print(title: string, series: readonly Color[], scale: readonly Color[]) {
  const line = (name: string) => (color: Color, index: number) => `  --chart-${name}${index + 1}: ${toHex(color)};`;
  console.log([title, ...series.map(line("")), ...scale.map(line("scale-"))].join("\n"));
}

if (import.meta.main) {
  for (const skin of skins) {
    const modes = modesOf(skin);
    const hues = modes.map((mode) => toOklch(parseColor(valueOf(tokensOfForm(skin, mode), "--accent")))[2]);
    const forms = modes.map((mode, index) => ({
      range: seriesRange[mode],
      firstHue: hues[index] ?? 0,
      leastYellow: leastYellow[mode],
    }));
    for (const [index, series] of findSeries(forms, nearness, enough).entries()) {
      const mode = modes[index] ?? "light";
      print(`${skin}, ${mode}`, series, scaleOf(mode, hues[index] ?? 0));
    }
  }
  const friendly = (["light", "dark"] as const).map((mode) => ({
    range: friendlyRange[mode],
    firstHue: friendlyHue,
    leastYellow: 0,
  }));
  for (const [index, series] of findSeries(friendly, 1).entries())
    print(`colorblind friendly, ${index === 0 ? "light" : "dark"}`, series, []);
}
