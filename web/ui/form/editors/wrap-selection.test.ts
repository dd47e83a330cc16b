import { expect, test } from "vitest";

import { applyMark, type Mark, type Selected } from "#web/ui/form/editors/wrap-selection.ts";

const bold: Mark = { kind: "around", before: "**", after: "**", placeholder: "bold" };
const list: Mark = { kind: "lines", prefix: "- " };

/** Reads `a [b] c` as a text with a selection. */
const parse = (marked: string): Selected => {
  const start = marked.indexOf("[");
  return { text: marked.replace(/[[\]]/g, ""), start, end: marked.indexOf("]") - 1 };
};
const print = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test.each<[string, Mark, string, string]>([
  ["wraps the selection", bold, "a [b] c", "a **[b]** c"],
  ["unwraps a wrapped selection", bold, "a **[b]** c", "a [b] c"],
  ["inserts a selected placeholder", bold, "a []", "a **[bold]**"],
  ["marks the line of the cursor", list, "one\ntw[]o", "one\n- tw[]o"],
  ["marks every selected line", list, "o[ne\ntwo\nth]ree", "- o[ne\n- two\n- th]ree"],
  ["leaves the line after a selection that ends with a line break", list, "[one\n]two", "- [one\n]two"],
  ["unmarks marked lines", list, "- [one\n- two]", "[one\ntwo]"],
  ["marks an empty text", list, "[]", "- []"],
])("%s", (_, mark, before, after) => {
  expect(print(applyMark(parse(before), mark))).toBe(after);
});
