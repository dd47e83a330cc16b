import { readFileSync } from "node:fs";

import { type Color, parseColor } from "../contract/color.ts";
import { type Mode, modesOf, skins } from "../contract/layout.ts";
import { tokensInMode, valueOf } from "../web/ui/theme/contrast.ts";
import { deficiencies, fromOklch, simulate, toLab, toOklch } from "./color-vision.ts";

/**
 * Computes the colours of charts: `node tools/chart-palette.ts` prints them for each form of each skin, to be copied into
 * `web/ui/skins/`. The eight series have equal steps of lightness (OKLCH), so that none shouts and each differs from the others in
 * shades of grey; the first has the hue of the accent. A search chooses the other hues, and the order of the steps, for the
 * greatest distance between any two under protanopia, deuteranopia and tritanopia. The same colours are found each time.
 */

/** Lightness of the darkest and of the lightest series: all have 3:1 on a card of the mode. */
const seriesRange = { light: [0.34, 0.635], dark: [0.56, 0.91] } as const;
/** The palette for colour vision deficiencies takes the whole range that has 3:1, and begins with blue. */
const friendlyRange = { light: [0.25, 0.63], dark: [0.55, 0.96] } as const;
const friendlyHue = 255;
/** From the lowest to the highest value of a map. */
const scaleRange = { light: [0.84, 0.38], dark: [0.43, 0.89] } as const;

/** Yellows that are darker than this are olive and brown. */
const leastYellow = { light: 0.6, dark: 0.78 } as const;
const isYellow = (hue: number) => hue >= 60 && hue <= 125;

const count = 8;
const maxChroma = 0.17;
/** Neighbours touch each other in pies and stacks: they should differ this much more than others. */
const nearness = 1.5;
const visions = Object.values(deficiencies);

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

type Choice = { readonly lightness: readonly number[]; readonly hues: readonly number[] };

const colorsOf = ({ lightness, hues }: Choice) =>
  hues.map((hue, index) => fromOklch([lightness[index] ?? 0, maxChroma, hue]));

/**
 * The colours of series.
 *
 * @param near how much more than others neighbours should differ
 * @param leastOfYellow the least lightness of a yellow
 */
function findSeries(
  range: readonly [number, number],
  firstHue: number,
  near: number,
  leastOfYellow: number,
): readonly Color[] {
  let best: { readonly choice: Choice; readonly rating: number } | undefined;
  for (let start = 0; start < 8; start += 1) {
    const random = createRandom(start + 1);
    const pick = (length: number) => Math.floor(random() * length);
    const turn = (hue: number, index: number) => (index === 0 ? firstHue : hue);
    const seen = new Map<string, Seen>();
    const see = ({ lightness, hues }: Choice) =>
      hues.map((hue, index) => {
        const key = `${lightness[index]} ${hue}`;
        const known = seen.get(key) ?? seenBy(fromOklch([lightness[index] ?? 0, maxChroma, hue]));
        seen.set(key, known);
        return known;
      });
    /** A muddy colour costs more than any distance gains. */
    const judge = (choice: Choice) => {
      const muddy = choice.hues.filter((hue, index) => isYellow(hue) && (choice.lightness[index] ?? 0) < leastOfYellow);
      return rate(see(choice), near) - 100 * muddy.length;
    };
    let choice: Choice = {
      lightness: stepsOf(range, count).toSorted(() => random() - 0.5),
      hues: Array.from({ length: count }, (_, index) => turn(pick(24) * 15, index)),
    };
    let rating = judge(choice);
    for (let step = 0; step < 2500; step += 1) {
      const [one, other] = [pick(count), pick(count)];
      const isSwap = random() < 0.4;
      const lightness = choice.lightness
        .with(one, choice.lightness[isSwap ? other : one] ?? 0)
        .with(isSwap ? other : one, choice.lightness[one] ?? 0);
      const hues = isSwap ? choice.hues : choice.hues.with(one, turn(pick(24) * 15, one));
      const next = { lightness, hues };
      const nextRating = judge(next);
      if (nextRating >= rating) [choice, rating] = [next, nextRating];
    }
    if (!best || rating > best.rating) best = { choice, rating };
  }
  return best ? colorsOf(best.choice) : [];
}

/** The colours of a map's values, from the lowest to the highest. */
const scaleOf = (mode: Mode, hue: number) =>
  stepsOf(scaleRange[mode], 5).map((lightness, index) => fromOklch([lightness, 0.07 + 0.025 * index, hue]));

const toHex = (color: Color) =>
  `#${color
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

const read = (path: string) => readFileSync(new URL(`../web/ui/${path}`, import.meta.url), "utf8");

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
    for (const mode of modesOf(skin)) {
      const [, , hue] = toOklch(parseColor(valueOf(tokensOfForm(skin, mode), "--accent")));
      print(`${skin}, ${mode}`, findSeries(seriesRange[mode], hue, nearness, leastYellow[mode]), scaleOf(mode, hue));
    }
  }
  for (const mode of ["light", "dark"] as const)
    print(`colorblind friendly, ${mode}`, findSeries(friendlyRange[mode], friendlyHue, 1, 0), []);
}
