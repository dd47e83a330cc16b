import { useSyncExternalStore } from "react";

import { preferences } from "#web/lib/preferences.ts";

/** What charts are drawn with: the tokens of the skin in force, as colours that a canvas understands, and how to draw. */
export type ChartTheme = {
  /** The eight colours of series. */
  readonly series: readonly string[];
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  /** What the chart stands on, and what its tooltips stand on. */
  readonly card: string;
  readonly raised: string;
  readonly border: string;
  readonly land: string;
  /** From little to much. */
  readonly scale: readonly string[];
  readonly font: string;
  /** Colours alone tell nothing apart: patterns do too. */
  readonly isColorblind: boolean;
  readonly isMirrored: boolean;
  /** Nothing moves by itself. */
  readonly isStill: boolean;
};

const still = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-reduced-motion: reduce)");

let known: { key: string; theme: ChartTheme } | undefined;

/** The look in force. The same object for as long as nothing about it changes. */
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
  /** In the notation that a canvas gives back, which every drawing library can read. */
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
    axis: color("--chart-axis"),
    grid: color("--chart-grid"),
    card: color("--surface-card"),
    raised: color("--surface-raised"),
    border: color("--border"),
    land: color("--chart-land"),
    // Within a drawing it stands between double quotation marks.
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

/** The look in force, followed when the skin, the direction or the palette changes. */
export const useChartTheme = () => useSyncExternalStore(subscribe, readChartTheme);
