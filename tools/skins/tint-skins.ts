import { readFileSync } from "node:fs";

import { luminance, parseColor, tint } from "../../contract/values/color.ts";
import { office } from "../../office.config.ts";
import { findWeak, minimums, shapes, texts, type Tokens, tokensInMode, valueOf } from "../../web/ui/theme/contrast.ts";

const read = (path: string) => readFileSync(new URL(`../../web/ui/${path}`, import.meta.url), "utf8");
const shared = read("theme/tokens.css") + read("skins/dark.css");

/** Tokens that have the accent itself, where that is legible. */
const exact = ["--accent", "--accent-icon", "--brand-surface"];
/** Tokens in the colour of the accent, as light as before. */
const strong = ["--focus-ring", "--link", "--on-accent-soft"];
/** Pale surfaces in its hue. */
const soft = ["--accent-soft", "--surface-selected"];
/** Tokens of the frame change where a skin gives them a colour of its accent. */
const frame = /^--(header|navigation|ribbon)-/;

/** Whether what is read on a token, or seen beside it, has enough contrast if it has this value. */
function isLegible(tokens: Tokens, name: string, value: string) {
  const changed = { ...tokens, [name]: value };
  /** A token that takes its value from this one changes with it. */
  const isSame = (each: string) => each === name || tokens[each] === `var(${name})`;
  const withToken = (pairs: typeof texts) => pairs.filter((pair) => pair.some(isSame));
  return (
    findWeak(changed, withToken(texts), minimums.text).length === 0 &&
    findWeak(changed, withToken(shapes), minimums.shape).length === 0
  );
}

/** The tokens of a skin that an accent changes, with their new values. @param tokens all tokens that apply in the skin */
function tintTokens(tokens: Tokens, accent: string): Tokens {
  const colorOf = (name: string) => valueOf(tokens, name);
  const fit = (name: string) => (isLegible(tokens, name, accent) ? accent : tint(colorOf(name), accent));
  const changed: Tokens = {
    ...Object.fromEntries(exact.map((name) => [name, fit(name)])),
    ...Object.fromEntries(strong.map((name) => [name, tint(colorOf(name), accent)])),
    ...Object.fromEntries(soft.map((name) => [name, tint(colorOf(name), accent, { keepsSaturation: true })])),
  };
  // Differs from the accent as much as it did before.
  const lightOf = (color: string | undefined) => luminance(parseColor(color ?? ""));
  const light = (lightOf(changed["--accent"]) * lightOf(tokens["--accent-hover"])) / lightOf(tokens["--accent"]);
  const hover = tint(colorOf("--accent-hover"), accent, { light: Math.min(light, 1) });
  changed["--accent-hover"] = isLegible(tokens, "--accent-hover", hover)
    ? hover
    : tint(colorOf("--accent-hover"), accent);
  const frameTokens = Object.entries(tokens).flatMap(([name, value]) => {
    const isOwn = frame.test(name) && !value.startsWith("var(");
    const same = isOwn ? Object.keys(changed).find((each) => tokens[each] === value) : undefined;
    const wanted = changed[same ?? ""];
    return wanted === undefined
      ? []
      : [[name, isLegible(tokens, name, wanted) ? wanted : tint(value, accent)] as const];
  });
  return { ...changed, ...Object.fromEntries(frameTokens) };
}

/** The sheet of the tokens or of a skin in the colours of the configured accent, if there is one. */
export function tintSheet(css: string, accent = office.accent) {
  if (accent === undefined) return css;
  return css.replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => tintRule(rule, accent));
}

function tintRule(rule: string, accent: string) {
  const isDark = /color-scheme: dark|"\]\[data-mode="dark"\]/.test(rule);
  const changed = tintTokens(tokensInMode(shared + rule, isDark ? "dark" : "light"), accent);
  return rule.replaceAll(/(--[\w-]+):\s*([^;]+)(?=;)/g, (declaration, name: string, value: string) =>
    name in changed && !value.startsWith("var(") ? `${name}: ${changed[name]}` : declaration,
  );
}
