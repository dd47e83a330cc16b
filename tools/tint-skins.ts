import { readFileSync } from "node:fs";

import { luminance, parseColor, tint } from "../contract/color.ts";
import { office } from "../office.config.ts";
import { findWeak, minimums, shapes, texts, type Tokens, tokensOf } from "../web/ui/theme/contrast.ts";

const base = tokensOf(readFileSync(new URL("../web/ui/theme/tokens.css", import.meta.url), "utf8"));

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
  const withToken = (pairs: typeof texts) => pairs.filter((pair) => pair.includes(name));
  return (
    findWeak(changed, withToken(texts), minimums.text).length === 0 &&
    findWeak(changed, withToken(shapes), minimums.shape).length === 0
  );
}

/** The tokens of a skin that an accent changes, with their new values. @param tokens all tokens that apply in the skin */
function tintTokens(tokens: Tokens, accent: string): Tokens {
  const valueOf = (name: string) => tokens[name] ?? "";
  const fit = (name: string) => (isLegible(tokens, name, accent) ? accent : tint(valueOf(name), accent));
  const changed: Tokens = {
    ...Object.fromEntries(exact.map((name) => [name, fit(name)])),
    ...Object.fromEntries(strong.map((name) => [name, tint(valueOf(name), accent)])),
    ...Object.fromEntries(soft.map((name) => [name, tint(valueOf(name), accent, { keepsSaturation: true })])),
  };
  // Differs from the accent as much as it did before.
  const lightOf = (color: string | undefined) => luminance(parseColor(color ?? ""));
  const light = (lightOf(changed["--accent"]) * lightOf(tokens["--accent-hover"])) / lightOf(tokens["--accent"]);
  const hover = tint(valueOf("--accent-hover"), accent, { light: Math.min(light, 1) });
  changed["--accent-hover"] = isLegible(tokens, "--accent-hover", hover)
    ? hover
    : tint(valueOf("--accent-hover"), accent);
  const frameTokens = Object.entries(tokens).flatMap(([name, value]) => {
    const same = frame.test(name) ? Object.keys(changed).find((each) => tokens[each] === value) : undefined;
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
  const changed = tintTokens({ ...base, ...tokensOf(css) }, accent);
  return css.replaceAll(/(--[\w-]+):\s*[^;]+(?=;)/g, (declaration, name: string) =>
    name in changed ? `${name}: ${changed[name]}` : declaration,
  );
}
