/** Nobody points at the frame, and nothing in it opens or takes the focus. */
const unseenState = /:(hover|focus|active|disabled)|aria-pressed|aria-disabled|data-drawer|dialog /;

/**
 * A minified sheet without the rules of classes that a page's HTML does not have, and without those of states that the
 * HTML alone is never in.
 */
export function dropUnused(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const isUsed = (selector: string) =>
    !unseenState.test(selector) &&
    [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name = ""]) => classes.has(name));
  return splitRules(css)
    .map(({ head, body }) => {
      if (head.startsWith("@media") || head.startsWith("@layer")) {
        const inside = dropUnused(body, html);
        return inside === "" ? "" : `${head}{${inside}}`;
      }
      if (head.startsWith("@")) return `${head}{${body}}`;
      const selectors = splitSelectors(head).filter(isUsed);
      return selectors.length === 0 ? "" : `${selectors.join(",")}{${body}}`;
    })
    .join("");
}

/** The rules of a sheet, each with what stands before its brace and between its braces. */
function splitRules(css: string) {
  const rules: { head: string; body: string }[] = [];
  let rest = css;
  for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < rest.length; end += 1) depth += rest[end] === "{" ? 1 : rest[end] === "}" ? -1 : 0;
    rules.push({ head: rest.slice(0, open), body: rest.slice(open + 1, end - 1) });
    rest = rest.slice(end);
  }
  return rules;
}

/** At the commas outside parentheses, which may be nested. */
function splitSelectors(head: string) {
  const selectors = [""];
  let depth = 0;
  for (const character of head) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (character === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}
