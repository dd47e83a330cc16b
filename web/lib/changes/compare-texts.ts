import { parseHtml } from "#web/lib/text/trusted-types.ts";

/** The number of characters in which two texts are compared. */
const maxShown = 160;

/** The parts of two texts from shortly before their first difference. */
export function excerptsOf(one: string, other: string): readonly [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = start > maxShown / 2 ? start - maxShown / 4 : 0;
  const cut = (text: string) =>
    `${from > 0 ? "…" : ""}${text.slice(from, from + maxShown)}${text.length > from + maxShown ? "…" : ""}`;
  return [cut(one), cut(other)];
}

/** The text of HTML, for comparison. */
export function textOfHtml(html: string) {
  const { body } = parseHtml(html.replaceAll(/<\/(?:p|h\d|li|td|th)>/g, "$& "));
  return body.textContent.trim();
}
