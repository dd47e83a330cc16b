import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { contrast, luminance, parseColor } from "#contract/values/color.ts";
import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";
import {
  backgroundsOf,
  findWeak,
  layers,
  minimums,
  over,
  shapes,
  texts,
  resolveTokens,
  type Tokens,
  tokensInMode,
  tokensOf,
  valueOf,
} from "#web/ui/theme/contrast.ts";

const readSheet = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const base = tokensOf(readSheet("tokens.css"));
const dark = readSheet("../skins/dark.css");
const readSkin = (skin: string) => readSheet(`../skins/${skin}.css`);

/** The tokens of a skin in a mode, in either palette, without those that take their values from others. */
const inForce = (skin: string, mode: Mode, isColorblind = false): Tokens =>
  resolveTokens(
    tokensInMode(
      [readSheet("tokens.css"), dark, readSkin(skin), isColorblind ? readSheet("../skins/colorblind.css") : ""].join(
        "",
      ),
      mode,
    ),
  );

const forms = skins.flatMap((skin) => modesOf(skin).map((mode) => [skin, mode] as const));
const cases = forms.flatMap((form) => [[...form, false] as const, [...form, true] as const]);

test.each(cases)("text is legible in %s, %s, colorblind friendly %s", (skin, mode, isColorblind) => {
  const tokens = inForce(skin, mode, isColorblind);
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

test.each(forms)("stripes and highlighted terms differ from a card in %s, %s", (skin, mode) => {
  const tokens = inForce(skin, mode);
  const card = over(parseColor(tokens["--surface-card"] ?? ""), backgroundsOf(tokens)[0] ?? [0, 0, 0, 1]);
  const weak = areas.filter(([area, min]) => contrast(over(parseColor(tokens[area] ?? ""), card), card) < min);
  expect(weak).toEqual([]);
});

// Sticky cells would otherwise differ from the card, or show what scrolls below them.
test.each(modesOf("smart-style-5"))("the covers of Glass are its page and its card, %s", (mode) => {
  const tokens = inForce("smart-style-5", mode);
  const layersOf = (value: string) => value.replaceAll(/\s+/g, " ").trim();
  expect(layersOf(tokens["--surface-cover"] ?? "")).toBe(
    `linear-gradient(${tokens["--surface-card"]} 0 0) fixed, ${tokens["--page-background"]} fixed`,
  );
});

const patches = modesOf("smart-style-5").flatMap((mode) => [...layers, "inset"].map((layer) => [mode, layer] as const));

test.each(patches)("on a card of Glass, %s, a surface for %s is no patch of the page", (mode, layer) => {
  const tokens = inForce("smart-style-5", mode);
  for (const page of backgroundsOf(tokens)) {
    const card = over(parseColor(tokens["--surface-card"] ?? ""), page);
    const surface = over(parseColor(tokens[`--surface-${layer}`] ?? ""), card);
    const difference = luminance(surface) - luminance(card);
    expect(mode === "light" ? -difference : difference).toBeGreaterThanOrEqual(0);
  }
});

test.each(skins)("%s sets only existing tokens", (skin) => {
  expect(Object.keys(tokensOf(readSkin(skin))).filter((name) => !(name in base))).toEqual([]);
});

// `dark.css` stands behind the skins, and weighs as much as a rule without a mode.
test.each(skins)("what %s sets in both modes is not replaced by the defaults of dark forms", (skin) => {
  const both = [...readSkin(skin).matchAll(/^\[data-skin="[\w-]+"\] \{([^}]*)\}/gm)].map(([, body = ""]) => body);
  expect(Object.keys(tokensOf(both.join(""))).filter((name) => name in tokensOf(dark))).toEqual([]);
});

// A form would otherwise have colours of the first skin, which is light.
test("the defaults of dark forms replace all colours of the light ones", () => {
  const own = tokensOf(dark);
  const colors = Object.entries(base).filter(([, value]) => /^(#|rgb)/.test(value));
  expect(colors.map(([name]) => name).filter((name) => !(name in own))).toEqual([]);
});

/** The contrast themes of Windows 11, and black on white. */
const contrastThemes = {
  Aquatic: ["#202020", "#ffffff", "#8ee3f0", "#263b50", "#75e9fc", "#a6a6a6"],
  Desert: ["#fffaef", "#3d3d3d", "#903909", "#fff5e3", "#1c5e75", "#676767"],
  Dusk: ["#2d3236", "#ffffff", "#a1bfde", "#212d3b", "#70ebde", "#a6a6a6"],
  "Night sky": ["#000000", "#ffffff", "#d6b4fd", "#2b2b2b", "#8080ff", "#a6a6a6"],
  "Black on white": ["#ffffff", "#000000", "#37006e", "#ffffff", "#00009f", "#600000"],
} as const;

/** `color-mix(in srgb, one share%, other)`. */
function mix(one: string, share: number, other: string) {
  const [r, g, b] = parseColor(one);
  const mixed = over([r, g, b, share / 100], parseColor(other)).slice(0, 3);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

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
    return mix(resolve(one), Number(share), resolve(other));
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
  const colors = Object.entries(base).filter(([name, value]) => /^(#|rgb|var\()/.test(value) && name !== "--font");
  expect(colors.map(([name]) => name).filter((name) => !(name in own))).toEqual([]);
  expect(Object.keys(own).filter((name) => !(name in base))).toEqual([]);
});

/** The tokens for people who ask for more contrast, in a skin and a mode, with mixtures computed. */
function strongTokens(skin: Skin, mode: Mode): Tokens {
  const own = tokensOf(readSheet("more-contrast.css"));
  const tokens = { ...inForce(skin, mode), ...own };
  const resolve = (name: string): string => {
    const value = valueOf(tokens, name);
    const [, one = "", share = "", other = ""] =
      /^color-mix\(in srgb, var\((\S+)\) (\d+)%, var\((\S+)\)\)$/.exec(value) ?? [];
    return one === "" ? value : mix(resolve(one), Number(share), resolve(other));
  };
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, resolve(name)]));
}

const strongPairs = [
  ...["--text", "--text-muted"].flatMap((text) => [[text], [text, "--surface-card"], [text, "--surface-raised"]]),
  ["--header-muted", "--header-surface"],
  ["--navigation-muted", "--navigation-surface"],
  ["--ribbon-muted", "--ribbon-surface"],
];
const strongBorders = [
  ...["--border", "--border-strong", "--control-border", "--focus-ring"].map((border) => [border, "--surface-card"]),
  ["--card-border"],
  ["--header-border", "--header-surface"],
  ["--header-field-border", "--header-surface"],
  ["--navigation-border", "--navigation-surface"],
  ["--ribbon-border", "--ribbon-surface"],
];

// WCAG 2.2 AAA for texts.
test.each(forms)("with more contrast, texts have 7:1 and borders 3:1 in %s, %s", (skin, mode) => {
  const tokens = strongTokens(skin, mode);
  expect({ texts: findWeak(tokens, strongPairs, 7), borders: findWeak(tokens, strongBorders, 3) }).toEqual({
    texts: [],
    borders: [],
  });
});
