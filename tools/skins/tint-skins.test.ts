import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";
import { findWeak, minimums, shapes, texts, tokensInMode, valueOf } from "#web/ui/theme/contrast.ts";

import { tintSheet } from "./tint-skins.ts";

const read = (path: string) => readFileSync(new URL(`../../web/ui/${path}`, import.meta.url), "utf8");
const base = read("theme/tokens.css");

/** All tokens of a skin in a mode, with an accent. */
const tokensWith = (skin: Skin, accent: string, mode: Mode = "light") =>
  tokensInMode(
    [base, read("skins/dark.css"), read(`skins/${skin}.css`)].map((sheet) => tintSheet(sheet, accent)).join(""),
    mode,
  );

const accents = ["#c2185b", "#e30613", "#ffcc00", "#00a651", "#0b1f3a", "#ffffff", "#000000", "#777777", "#7c3aed"];

const forms = skins.flatMap((skin) => modesOf(skin).map((mode) => [skin, mode] as const));

test.each(accents.flatMap((accent) => forms.map((form) => [accent, ...form] as const)))(
  "everything stays legible with the accent %s in %s, %s",
  (accent, skin, mode) => {
    const tokens = tokensWith(skin, accent, mode);
    expect(findWeak(tokens, texts, minimums.text)).toEqual([]);
    expect(findWeak(tokens, shapes, minimums.shape)).toEqual([]);
  },
);

test("an accent that is legible is used as it is, in the skins that it suits", () => {
  const calm = tokensWith("smart-style-0", "#c2185b");
  expect(["--accent", "--accent-icon", "--brand-surface"].map((name) => valueOf(calm, name))).toEqual(
    Array.from({ length: 3 }, () => "#c2185b"),
  );
  expect(tokensWith("smart-style-4", "#c2185b")["--navigation-active-surface"]).toBe("#c2185b");
  expect(tokensWith("smart-style-1", "#0b1f3a", "dark")["--accent"]).not.toBe("#0b1f3a");
});

test("without an accent, the sheets stay as they are", () => {
  expect(tintSheet(base, undefined)).toBe(base);
});
