import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { skins } from "#contract/layout.ts";
import { findWeak, minimums, shapes, texts, tokensOf } from "#web/ui/theme/contrast.ts";

import { tintSheet } from "./tint-skins.ts";

const read = (path: string) => readFileSync(new URL(`../web/ui/${path}`, import.meta.url), "utf8");
const base = read("theme/tokens.css");

/** All tokens of a skin with an accent. */
const tokensWith = (skin: string, accent: string) => ({
  ...tokensOf(tintSheet(base, accent)),
  ...tokensOf(tintSheet(read(`skins/${skin}.css`), accent)),
});

const accents = ["#c2185b", "#e30613", "#ffcc00", "#00a651", "#0b1f3a", "#ffffff", "#000000", "#777777", "#7c3aed"];

test.each(accents.flatMap((accent) => skins.map((skin) => [accent, skin] as const)))(
  "everything stays legible with the accent %s in %s",
  (accent, skin) => {
    const tokens = tokensWith(skin, accent);
    expect(findWeak(tokens, texts, minimums.text)).toEqual([]);
    expect(findWeak(tokens, shapes, minimums.shape)).toEqual([]);
  },
);

test("an accent that is legible is used as it is, in the skins that it suits", () => {
  expect(tokensWith("smart-style-0", "#c2185b")).toMatchObject({
    "--accent": "#c2185b",
    "--accent-icon": "#c2185b",
    "--brand-surface": "#c2185b",
  });
  expect(tokensWith("smart-style-4", "#c2185b")["--navigation-active-surface"]).toBe("#c2185b");
  expect(tokensWith("smart-style-1", "#0b1f3a")["--accent"]).not.toBe("#0b1f3a");
});

test("without an accent, the sheets stay as they are", () => {
  expect(tintSheet(base, undefined)).toBe(base);
});
