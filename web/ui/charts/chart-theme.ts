import { useSyncExternalStore } from "react";

import { preferences } from "#web/lib/preferences.ts";

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

const still = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-reduced-motion: reduce)");

let known: { key: string; theme: ChartTheme } | undefined;

/** The current theme. The same object until something changes. */
export function readChartTheme(): ChartTheme {
  const { skin, colorblindFriendly, rightToLeft } = preferences.get().layout;
  const key = [skin, colorblindFriendly, rightToLeft, still?.matches].join(" ");
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
  const stop = preferences.subscribe(listener);
  still?.addEventListener("change", listener);
  return () => {
    stop();
    still?.removeEventListener("change", listener);
  };
}

/** The current theme. Rerenders when the skin, the direction or the palette changes. */
export const useChartTheme = () => useSyncExternalStore(subscribe, readChartTheme);
