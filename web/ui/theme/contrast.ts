/** The contrast of a skin's colours, for its test, for the editor of skins, and for the build. */

import { type Color, contrast, parseColor } from "../../../contract/values/color.ts";
import type { Mode } from "../../../contract/layout.ts";

export type Tokens = Record<string, string>;

/** The tokens that a style sheet sets, as written. */
export const tokensOf = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));

/** A rule with its selector, without comments. */
const rule = /([^{}]+)\{([^{}]*)\}/g;

/** The tokens that sheets set in a mode, as written: those of `tokens.css`, `dark.css` and a skin, in this order. */
export const tokensInMode = (css: string, mode: Mode): Tokens =>
  Object.assign(
    {},
    ...[...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(rule)]
      .filter(([, selector = ""]) => isInMode(selector, mode))
      .map(([, , body = ""]) => tokensOf(body)),
  ) as Tokens;

/** Whether a rule applies in a mode. One without a mode applies in both. */
export function isInMode(selector: string, mode: Mode) {
  const other = mode === "dark" ? "light" : "dark";
  return !selector.includes(`[data-mode="${other}"]`);
}

/** The value of a token, followed to the one that it takes its value from: `var(--text)`. */
export function valueOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const [, source] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return source === undefined ? value : valueOf(tokens, source);
}

/** The tokens with the values that they take from others. */
export const resolveTokens = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, valueOf(tokens, name)]));

/** The colour that is seen where one lies over an opaque one. */
export const over = ([r, g, b, alpha]: Color, below: Color): Color => [
  r * alpha + below[0] * (1 - alpha),
  g * alpha + below[1] * (1 - alpha),
  b * alpha + below[2] * (1 - alpha),
  1,
];

/** All colours of the page's background; a gradient has several. */
export const backgroundsOf = (tokens: Tokens) =>
  (valueOf(tokens, "--page-background").match(/#\w{6}/g) ?? []).map((color) => parseColor(color));

/** The minimum contrast of a text on its surface, over any background behind it. */
function minContrast(tokens: Tokens, text: string, ...surfaces: readonly string[]) {
  const read = (name: string) => parseColor(valueOf(tokens, name));
  const stacks = backgroundsOf(tokens).map((page) =>
    surfaces.reduce<Color>((below, surface) => over(read(surface), below), page),
  );
  return Math.min(...stacks.map((surface) => contrast(over(read(text), surface), surface)));
}

export const chartNames = Array.from({ length: 8 }, (_, index) => `--chart-${index + 1}`);
const labels = ["blue", "green", "amber", "red", "violet", "teal"];
export const statuses = ["success", "warning", "danger", "info"];

/** What may lie on a card, below a text. */
export const layers = ["sunken", "hover", "selected", "stripe"];

/** Texts and the surfaces below them, nearest last. */
export const texts: readonly (readonly string[])[] = [
  ...["--text", "--text-muted", "--link"].flatMap((text) => [
    [text],
    ...["card", "raised"].map((surface) => [text, `--surface-${surface}`]),
    ...layers.map((surface) => [text, "--surface-card", `--surface-${surface}`]),
  ]),
  ["--status-danger-text", "--surface-card"],
  ["--on-accent", "--accent"],
  ["--on-accent", "--accent-hover"],
  ["--on-accent-soft", "--surface-card", "--accent-soft"],
  ["--on-accent-soft", "--accent-soft"],
  ...["raised", "card", ...layers].map((surface) => ["--mark-text", `--surface-${surface}`, "--mark-surface"]),
  ["--header-text", "--header-surface"],
  ["--header-muted", "--header-surface", "--header-field-surface"],
  ["--header-text", "--header-surface", "--header-field-surface"],
  ["--navigation-text", "--navigation-surface"],
  ["--navigation-muted", "--navigation-surface"],
  ["--navigation-text", "--navigation-surface", "--navigation-hover"],
  ["--navigation-text", "--navigation-flyout"],
  ["--navigation-muted", "--navigation-flyout"],
  ["--navigation-active-text", "--navigation-surface", "--navigation-active-surface"],
  ["--navigation-active-text", "--navigation-flyout", "--navigation-active-surface"],
  ["--navigation-badge-text", "--navigation-badge-surface"],
  ["--ribbon-text", "--ribbon-surface"],
  ["--ribbon-muted", "--ribbon-surface"],
  ["--link", "--ribbon-surface"],
  ...statuses.flatMap((status) => [
    [`--status-${status}-text`, `--status-${status}-surface`],
    [`--on-status-${status}`, `--status-${status}-solid`],
  ]),
  ...labels.flatMap((label) => [[`--label-${label}-text`, `--label-${label}-surface`]]),
];

/** Elements other than text that have to be visible. */
export const shapes: readonly (readonly string[])[] = [
  ["--control-border", "--surface-card"],
  ["--focus-ring"],
  ...["card", "raised"].map((surface) => ["--focus-ring", `--surface-${surface}`]),
  ...layers.map((surface) => ["--focus-ring", "--surface-card", `--surface-${surface}`]),
  ["--focus-ring", "--header-surface"],
  ["--focus-ring", "--ribbon-surface"],
  ["--accent-icon", "--surface-card"],
  ["--brand-surface", "--header-surface"],
  ["--brand-ink", "--brand-surface"],
  ["--accent", "--surface-card"],
  ...chartNames.map((name) => [name, "--surface-card"]),
  ["--chart-scale-5", "--surface-card"],
  ["--chart-scale-5", "--chart-land"],
];

/** The pairs of a kind whose contrast is less than `min`, with their contrast. */
export const findWeak = (tokens: Tokens, pairs: typeof texts, min: number) =>
  pairs
    .map((pair) => [pair.join(" on "), round(minContrast(tokens, ...(pair as [string])))] as const)
    .filter(([, ratio]) => ratio < min);

const round = (ratio: number) => Math.round(ratio * 100) / 100;

/** The contrast that WCAG 2.2 AA asks of texts and of other elements. */
export const minimums = { text: 4.5, shape: 3 } as const;

/** A pair of colours with its contrast. `colors` are tokens: the front first, then what lies below it, nearest last. */
export type MeasuredPair = { readonly colors: readonly string[]; readonly ratio: number; readonly min: number };

/** The contrast of every pair of a skin, the weakest first in comparison with what it has to be. */
export const measurePairs = (tokens: Tokens): readonly MeasuredPair[] =>
  [
    ...texts.map((colors) => ({ colors, min: minimums.text })),
    ...shapes.map((colors) => ({ colors, min: minimums.shape })),
  ]
    .map((pair) => ({ ...pair, ratio: round(minContrast(tokens, ...(pair.colors as [string]))) }))
    .toSorted((one, other) => one.ratio / one.min - other.ratio / other.min);
