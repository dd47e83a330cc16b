import { useSyncExternalStore } from "react";

import { onSystemMode, shownMode } from "#web/lib/layout/mode.ts";
import { preferences } from "#web/lib/session/preferences.ts";

/**
 * The values that charts are drawn with: the skin's tokens as colours that a canvas understands, and display settings.
 */
export type ChartTheme = {
  /** The eight colours of series. */
  readonly series: readonly string[];
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  /** The background of the chart, and that of its tooltips. */
  readonly card: string;
  readonly raised: string;
  readonly border: string;
  readonly land: string;
  /** From low to high. */
  readonly scale: readonly string[];
  readonly font: string;
  /** Patterns distinguish series in addition to colours. */
  readonly isColorblind: boolean;
  readonly isMirrored: boolean;
  /** Animation is off. */
  readonly isStill: boolean;
};

const query = (text: string) => (typeof matchMedia === "undefined" ? undefined : matchMedia(text));

const still = query("(prefers-reduced-motion: reduce)");
const contrast = query("(prefers-contrast: more)");
/** Paper has the light colours of the first skin. */
const paper = query("print");
/** What changes the theme, beside the preferences and the mode of the system. */
const queries = [still, contrast, paper];

let known: { key: string; theme: ChartTheme } | undefined;

/** The current theme. The same object until something changes. */
export function readChartTheme(): ChartTheme {
  const { layout } = preferences.get();
  const { skin, colorblindFriendly, rightToLeft } = layout;
  const matches = queries.map((each) => each?.matches);
  // On a first visit, the font comes after the first screen.
  const hasFont = document.fonts.check("1em Inter") && document.documentElement.dataset["webFont"] !== undefined;
  const key = [skin, shownMode(layout), colorblindFriendly, rightToLeft, hasFont, ...matches].join(" ");
  if (known?.key !== key) known = { key, theme: { ...readTokens(), ...flagsOf(colorblindFriendly, rightToLeft) } };
  return known.theme;
}

const flagsOf = (isColorblind: boolean, isMirrored: boolean) => ({
  isColorblind,
  isMirrored,
  isStill: still?.matches ?? false,
});

function readTokens() {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas").getContext("2d");
  /** In the notation that a canvas returns, which every drawing library can parse. */
  const color = (name: string) => {
    const value = style.getPropertyValue(name).trim();
    if (!canvas) return value;
    canvas.fillStyle = value;
    return canvas.fillStyle;
  };
  const colors = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => color(name + (index + 1)));
  return {
    series: colors("--chart-", 8),
    scale: colors("--chart-scale-", 5),
    text: color("--text"),
    axis: color("--text-muted"),
    grid: color("--border"),
    card: color("--surface-card"),
    raised: color("--surface-raised"),
    border: color("--border"),
    land: color("--chart-land"),
    // SVG attributes use double quotation marks.
    font: style.getPropertyValue("--font").trim().replaceAll('"', "'"),
  };
}

function subscribe(listener: () => void) {
  const stops = [preferences.subscribe(listener), onSystemMode(listener)];
  for (const each of queries) each?.addEventListener("change", listener);
  document.fonts.addEventListener("loadingdone", listener);
  return () => {
    for (const stop of stops) stop();
    for (const each of queries) each?.removeEventListener("change", listener);
    document.fonts.removeEventListener("loadingdone", listener);
  };
}

/** The current theme. Rerenders when the skin, the mode, the direction or the palette changes. */
export const useChartTheme = () => useSyncExternalStore(subscribe, readChartTheme);
