import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { luminance, parseColor } from "#contract/values/color.ts";
import { type Mode, modesOf, skins } from "#contract/layout.ts";
import { chartNames, resolveTokens, statuses, type Tokens, tokensInMode } from "#web/ui/theme/contrast.ts";

import { deficiencies, fromOklch, simulate, toLab, toOklch } from "./color-vision.ts";

const read = (path: string) => readFileSync(new URL(`../../web/ui/${path}`, import.meta.url), "utf8");

/** The tokens of a skin in a mode, in either palette, without those that take their values from others. */
const inForce = (skin: string, mode: Mode, isColorblind = false): Tokens =>
  resolveTokens(
    tokensInMode(
      ["theme/tokens.css", "skins/dark.css", `skins/${skin}.css`, ...(isColorblind ? ["skins/colorblind.css"] : [])]
        .map(read)
        .join(""),
      mode,
    ),
  );

const forms = skins.flatMap((skin) => modesOf(skin).map((mode) => [skin, mode] as const));
const cases = forms.flatMap((form) => [[...form, false] as const, [...form, true] as const]);

test.each(["#2563d9", "#7aabff", "#ffffff", "#000000", "#c2185b"])("%s is the same in OKLCH", (color) => {
  expect(fromOklch(toOklch(parseColor(color)))).toEqual(parseColor(color));
});

// Björn Ottosson's table of examples has these values for the red of sRGB.
test("a colour is converted to OKLCH", () => {
  const [lightness, chroma, hue] = toOklch(parseColor("#ff0000"));
  expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(["0.628", "0.258", "29.2"]);
});

/** The lightness of colours, from dark to light. */
const lightnessOf = (tokens: Tokens, names: readonly string[]) =>
  names.map((name) => toOklch(parseColor(tokens[name] ?? ""))[0]).toSorted((one, other) => one - other);

test.each(cases)("series have equal steps of lightness in %s, %s, colorblind friendly %s", (skin, mode, isBlind) => {
  const lights = lightnessOf(inForce(skin, mode, isBlind), chartNames);
  const step = ((lights.at(-1) ?? 0) - (lights[0] ?? 0)) / (lights.length - 1);
  expect(step).toBeGreaterThan(0.03);
  // Channels are whole numbers, so that dark colours are not exact.
  for (const [index, light] of lights.entries()) expect(light).toBeCloseTo((lights[0] ?? 0) + index * step, 2);
});

/** The minimum distance of any two colours that are at most `apart` places from each other. */
function minDistance(tokens: Tokens, names: readonly string[], matrix: readonly number[], apart = names.length) {
  const colors = names.map((name) => toLab(simulate(parseColor(tokens[name] ?? ""), matrix)));
  const distances = colors.flatMap((one, index) =>
    colors
      .slice(index + 1, index + 1 + apart)
      .map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
  );
  return Math.min(...distances);
}

const statusNames = statuses.map((status) => `--status-${status}-solid`);

test.each(forms)("colorblind colours differ more clearly than usual in %s, %s", (skin, mode) => {
  const friendly = inForce(skin, mode, true);
  const usual = inForce(skin, mode);
  const worst = (tokens: Tokens, names: readonly string[]) =>
    Math.min(...Object.values(deficiencies).map((matrix) => minDistance(tokens, names, matrix)));
  expect(worst(friendly, chartNames)).toBeGreaterThan(Math.max(16, worst(usual, chartNames)));
  expect(worst(friendly, statusNames)).toBeGreaterThan(Math.max(18, worst(usual, statusNames)));
});

const blindCases = forms.flatMap((form) => Object.keys(deficiencies).map((name) => [...form, name] as const));

test.each(blindCases)("the usual chart colours of %s, %s, are distinguishable under %s", (skin, mode, name) => {
  const tokens = inForce(skin, mode);
  const matrix = deficiencies[name as keyof typeof deficiencies];
  expect(minDistance(tokens, chartNames, matrix)).toBeGreaterThan(12);
  // Neighbours touch each other in pies and stacks.
  expect(minDistance(tokens, chartNames, matrix, 1)).toBeGreaterThan(20);
});

test("each skin has chart colours of its own, and the first has the hue of its accent", () => {
  const palettes = forms.map(([skin, mode]) => chartNames.map((name) => inForce(skin, mode)[name]).join(" "));
  expect(new Set(palettes).size).toBe(forms.length);
  for (const [skin, mode] of forms) {
    const tokens = inForce(skin, mode);
    const hueOf = (name: string) => toOklch(parseColor(tokens[name] ?? ""))[2];
    const turn = Math.abs(((hueOf("--accent") - hueOf("--chart-1") + 540) % 360) - 180);
    expect([skin, mode, turn < 6]).toEqual([skin, mode, true]);
  }
});

test.each(skins.filter((skin) => modesOf(skin).length > 1))("a series of %s has the same hue in both modes", (skin) => {
  const hues = (["light", "dark"] as const).map((mode) =>
    chartNames.slice(1).map((name) => toOklch(parseColor(inForce(skin, mode)[name] ?? ""))[2]),
  );
  const turns = hues[0]?.map((hue, index) => Math.abs(((hue - (hues[1]?.[index] ?? 0) + 540) % 360) - 180)) ?? [];
  // Channels are whole numbers, and the chroma of dark colours is small.
  expect(Math.max(...turns)).toBeLessThan(4);
});

// Nearer hues have one name, such as green. Other accents leave less choice.
test.each(["light", "dark"] as const)("the first four series of the default skin differ in hue, %s", (mode) => {
  const tokens = inForce(skins[0], mode);
  const hues = chartNames.slice(0, 4).map((name) => toOklch(parseColor(tokens[name] ?? ""))[2]);
  const turns = hues.flatMap((hue, index) =>
    hues.slice(index + 1).map((other) => Math.abs(((hue - other + 540) % 360) - 180)),
  );
  expect(Math.min(...turns)).toBeGreaterThan(55);
});

const scaleNames = ["--chart-land", ...Array.from({ length: 5 }, (_, index) => `--chart-scale-${index + 1}`)];

test.each(cases)(
  "the steps of the scale are in order of luminance and distinguishable in %s, %s, colorblind friendly %s",
  (skin, mode, isBlind) => {
    const tokens = inForce(skin, mode, isBlind);
    const lights = scaleNames.map((name) => luminance(parseColor(tokens[name] ?? "")));
    const sorted = lights.toSorted((one, other) => one - other);
    expect(lights).toEqual(mode === "dark" ? sorted : sorted.toReversed());
    for (const matrix of Object.values(deficiencies)) {
      for (const [index, name] of scaleNames.slice(1).entries()) {
        const step = [scaleNames[index] ?? "", name];
        expect([step, minDistance(tokens, step, matrix) > 8]).toEqual([step, true]);
      }
    }
  },
);
