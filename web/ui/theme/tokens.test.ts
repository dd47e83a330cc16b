import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Color, contrast, luminance, parseColor } from "#contract/color.ts";
import { skins } from "#contract/layout.ts";
import {
  backgroundsOf,
  chartNames,
  findWeak,
  layers,
  minimums,
  over,
  shapes,
  statuses,
  texts,
  type Tokens,
  tokensOf,
} from "#web/ui/theme/contrast.ts";

const readSheet = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const base = tokensOf(readSheet("tokens.css"));
const [commonBlind = "", darkBlind = ""] = readSheet("../skins/colorblind.css").split("\n}\n");
const skinTokens = (skin: string) => tokensOf(readSheet(`../skins/${skin}.css`));

/** The tokens of a skin, in either palette. */
function inForce(skin: string, isColorblind: boolean): Tokens {
  const blind = { ...tokensOf(commonBlind), ...(skin === "smart-style-1" && tokensOf(darkBlind)) };
  return { ...base, ...skinTokens(skin), ...(isColorblind && blind) };
}

const cases = skins.flatMap((skin) => [[skin, false] as const, [skin, true] as const]);

test.each(cases)("text is legible in %s, colorblind friendly %s", (skin, isColorblind) => {
  const tokens = inForce(skin, isColorblind);
  expect({ texts: findWeak(tokens, texts, minimums.text), shapes: findWeak(tokens, shapes, minimums.shape) }).toEqual({
    texts: [],
    shapes: [],
  });
});

/** Differences between areas, which are less than those of shapes: the text on both has to be legible. */
const areas: readonly (readonly [area: string, min: number])[] = [
  ["--surface-stripe", 1.1],
  ["--mark-surface", 1.1],
];

test.each(skins)("stripes and highlighted terms differ from a card in %s", (skin) => {
  const tokens = inForce(skin, false);
  const card = over(parseColor(tokens["--surface-card"] ?? ""), backgroundsOf(tokens)[0] ?? [0, 0, 0, 1]);
  const weak = areas.filter(([area, min]) => contrast(over(parseColor(tokens[area] ?? ""), card), card) < min);
  expect(weak).toEqual([]);
});

// Sticky cells would otherwise differ from the card, or show what scrolls below them.
test("the covers of Glass are its page and its card", () => {
  const tokens = inForce("smart-style-5", false);
  const layersOf = (value: string) => value.replaceAll(/\s+/g, " ").trim();
  expect(layersOf(tokens["--surface-cover"] ?? "")).toBe(
    `linear-gradient(${tokens["--surface-card"]} 0 0) fixed, ${tokens["--page-background"]} fixed`,
  );
});

test.each(layers.concat("inset"))("on a card of Glass, a surface for %s is no patch lighter than the card", (layer) => {
  const tokens = inForce("smart-style-5", false);
  for (const page of backgroundsOf(tokens)) {
    const card = over(parseColor(tokens["--surface-card"] ?? ""), page);
    const surface = over(parseColor(tokens[`--surface-${layer}`] ?? ""), card);
    expect(luminance(surface)).toBeLessThanOrEqual(luminance(card));
  }
});

test.each(skins)("%s sets only existing tokens, including all that its preview shows", (skin) => {
  const own = Object.keys(skinTokens(skin));
  expect(own.filter((name) => !(name in base))).toEqual([]);
  if (skin === skins[0]) return;
  expect(own).toEqual(
    expect.arrayContaining(
      "--page-background --header-surface --header-border --navigation-surface --navigation-border --surface-card --accent --shadow-1".split(
        " ",
      ),
    ),
  );
});

/** The contrast themes of Windows 11, and black on white. */
const contrastThemes = {
  Aquatic: ["#202020", "#ffffff", "#8ee3f0", "#263b50", "#75e9fc", "#a6a6a6"],
  Desert: ["#fffaef", "#3d3d3d", "#903909", "#fff5e3", "#1c5e75", "#676767"],
  Dusk: ["#2d3236", "#ffffff", "#a1bfde", "#212d3b", "#70ebde", "#a6a6a6"],
  "Night sky": ["#000000", "#ffffff", "#d6b4fd", "#2b2b2b", "#8080ff", "#a6a6a6"],
  "Black on white": ["#ffffff", "#000000", "#37006e", "#ffffff", "#00009f", "#600000"],
} as const;

/** The tokens of forced colours in a theme, with mixtures computed. */
function forcedTokens(theme: keyof typeof contrastThemes): Tokens {
  const names = ["Canvas", "CanvasText", "Highlight", "HighlightText", "LinkText", "GrayText"];
  const system = new Map<string, string>(names.map((name, index) => [name, contrastThemes[theme][index] ?? ""]));
  system.set("Mark", "#ffff00").set("MarkText", "#000000");
  const resolve = (value: string): string => {
    const [, one = "", share = "", other = ""] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
    if (one === "") return system.get(value) ?? value;
    const [r, g, b] = parseColor(resolve(one));
    if (other === "transparent") return `rgb(${r} ${g} ${b} / ${share}%)`;
    const mixed = over([r, g, b, Number(share) / 100], parseColor(resolve(other))).slice(0, 3);
    return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
  };
  const own = tokensOf(readSheet("forced-colors.css"));
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, resolve(value)])) };
}

test.each(Object.keys(contrastThemes))("text is legible in forced colours, %s", (theme) => {
  const tokens = forcedTokens(theme as keyof typeof contrastThemes);
  expect({ texts: findWeak(tokens, texts, minimums.text), shapes: findWeak(tokens, shapes, minimums.shape) }).toEqual({
    texts: [],
    shapes: [],
  });
});

// A colour of a skin could have any contrast to those that the system brings.
test("forced colours replace every colour of a skin", () => {
  const own = tokensOf(readSheet("forced-colors.css"));
  const colors = Object.entries(base).filter(([, value]) => /^(#|rgb|var\(--surface)/.test(value));
  expect(colors.map(([name]) => name).filter((name) => !(name in own))).toEqual([]);
  expect(Object.keys(own).filter((name) => !(name in base))).toEqual([]);
});

/**
 * Simulates colour vision deficiencies: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
 * of Color Vision Deficiency" (2009), severity 1.
 */
const deficiencies = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function simulate([r, g, b]: Color, m: readonly number[]): Color {
  const row = (index: number) =>
    Math.min(255, Math.max(0, (m[index] ?? 0) * r + (m[index + 1] ?? 0) * g + (m[index + 2] ?? 0) * b));
  return [row(0), row(3), row(6), 1];
}

/** CIE 1976 L*a*b*, in which a distance of 10 is clearly visible. */
function toLab(color: Color) {
  const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

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

test.each(Object.entries(deficiencies))("colorblind colours differ more clearly than usual under %s", (_, matrix) => {
  for (const skin of skins) {
    const friendly = inForce(skin, true);
    const usual = inForce(skin, false);
    for (const [names, min] of [
      [chartNames, 16],
      [statusNames, 18],
    ] as const) {
      const distance = minDistance(friendly, names, matrix);
      expect([skin, names[0], distance > min]).toEqual([skin, names[0], true]);
      expect(distance).toBeGreaterThan(minDistance(usual, names, matrix));
    }
  }
});

const blindCases = skins.flatMap((skin) => Object.keys(deficiencies).map((name) => [skin, name] as const));

test.each(blindCases)("the usual chart colours of %s are distinguishable under %s", (skin, name) => {
  const tokens = inForce(skin, false);
  const matrix = deficiencies[name as keyof typeof deficiencies];
  expect(minDistance(tokens, chartNames, matrix)).toBeGreaterThan(10);
  // Neighbours touch each other in pies and stacks.
  expect(minDistance(tokens, chartNames, matrix, 1)).toBeGreaterThan(15);
});

/** The angle of a colour in the plane of a* and b*, in degrees. */
function hueOf(color: Color) {
  const [, a = 0, b = 0] = toLab(color);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

test("each skin has chart colours of its own, and the first has the hue of its accent", () => {
  const palettes = skins.map((skin) => chartNames.map((name) => inForce(skin, false)[name]).join(" "));
  expect(new Set(palettes).size).toBe(skins.length);
  for (const skin of skins) {
    const tokens = inForce(skin, false);
    const [accent = 0, first = 0] = ["--accent", "--chart-1"].map((name) => hueOf(parseColor(tokens[name] ?? "")));
    const turn = Math.abs(((accent - first + 540) % 360) - 180);
    expect([skin, turn < 16]).toEqual([skin, true]);
  }
});

const scaleNames = ["--chart-land", ...Array.from({ length: 5 }, (_, index) => `--chart-scale-${index + 1}`)];

test.each(cases)(
  "the steps of the scale are in order of luminance and distinguishable in %s, colorblind friendly %s",
  (skin, isBlind) => {
    const tokens = inForce(skin, isBlind);
    const lights = scaleNames.map((name) => luminance(parseColor(tokens[name] ?? "")));
    const sorted = lights.toSorted((one, other) => one - other);
    expect(lights).toEqual(skin === "smart-style-1" ? sorted : sorted.toReversed());
    for (const matrix of Object.values(deficiencies)) {
      for (const [index, name] of scaleNames.slice(1).entries()) {
        const step = [scaleNames[index] ?? "", name];
        expect([step, minDistance(tokens, step, matrix) > 8]).toEqual([step, true]);
      }
    }
  },
);
