import { expect, type Locator, type Page } from "@playwright/test";

import { watchRequests } from "../screens.ts";

/** The properties of an element that can show its state in forced colors. */
type Look = {
  /** Of the text and the background, as red, green, blue and alpha. */
  readonly colors: readonly (readonly number[])[];
  /** Lines and shapes: borders, the outline, a line through a text, an icon. */
  readonly lines: readonly string[];
};

/** Runs in the page. */
export function readLook(element: Element): Look {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("There is no canvas");
  /** Returns the color of layers painted in order. System colors may be translucent. */
  const paint = (...colors: readonly string[]) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const backgrounds: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    backgrounds.unshift(getComputedStyle(at).backgroundColor);
  const style = getComputedStyle(element);
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const lineOf = (width: string, kind: string, color: string) =>
    kind === "none" || Number.parseFloat(width) === 0 || paint(color)[3] === 0 ? "" : `${width} ${kind} ${color}`;
  return {
    colors: [paint(...backgrounds, style.color), paint(...backgrounds)],
    lines: [
      ...sides.map((side) =>
        lineOf(style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]),
      ),
      lineOf(style.outlineWidth, style.outlineStyle, style.outlineColor),
      style.boxShadow === "none" ? "" : style.boxShadow,
      style.textDecorationLine,
      String(element.querySelectorAll("svg").length),
    ],
  };
}

function luminance([r = 0, g = 0, b = 0]: readonly number[]) {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(one: readonly number[], other: readonly number[]) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether two states differ in their lines, or in colors with a contrast of at least 3:1. */
export const differs = (one: Look, other: Look) =>
  one.lines.some((line, index) => line !== other.lines[index]) ||
  one.colors.some((color, index) => contrast(color, other.colors[index] ?? color) >= 3);

/** Expects that someone who sees only the system's colours can tell two states, and read both. */
export async function expectDistinct(what: string, one: Locator, other: Locator) {
  // Transitions of colours may be running.
  await expect
    .poll(async () => differs(await one.evaluate(readLook), await other.evaluate(readLook)), { message: what })
    .toBe(true);
  for (const state of [one, other]) {
    if ((await state.textContent()) === "") continue;
    const [text = [], background = []] = (await state.evaluate(readLook)).colors;
    expect(contrast(text, background), `${what}: text`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Expects a dot, a badge or a swatch to differ from what is around it. */
export async function expectVisible(what: string, mark: Locator) {
  const [own = [], around = []] = await Promise.all(
    [mark, mark.locator("..")].map(async (each) => (await each.evaluate(readLook)).colors[1] ?? []),
  );
  expect(contrast(own, around), what).toBeGreaterThanOrEqual(3);
}

export async function openSettled(page: Page, address: string) {
  const settled = watchRequests(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled();
}

/** Runs tests with the colours that a system forces on pages, light and dark. */
export const forcedSchemes = ["light", "dark"] as const;
