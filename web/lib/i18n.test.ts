import { expect, test } from "vitest";

import { fillIn } from "#web/lib/i18n.ts";

test.each([
  ["a value", "Hello {{name}}", { name: "Mei" }, "Hello Mei"],
  ["a number, twice", "{{n}} of {{n}}", { n: 0 }, "0 of 0"],
  ["one that is not given stays as it is written", "Hello {{name}}", {}, "Hello {{name}}"],
  ["what a value holds is not filled in again", "{{a}}{{b}}", { a: "{{b}}", b: "$&" }, "{{b}}$&"],
])("values are put into a text: %s", (_, text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected);
});
