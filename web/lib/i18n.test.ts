import { expect, test } from "vitest";

import { fillIn } from "#web/lib/i18n.ts";

test.each([
  ["one with a text", "Hello {{name}}", { name: "Mei" }, "Hello Mei"],
  ["one with a number, twice", "{{n}} of {{n}}", { n: 0 }, "0 of 0"],
  ["one without a value stays as it is", "Hello {{name}}", {}, "Hello {{name}}"],
  ["those inside a value are not filled in", "{{a}}{{b}}", { a: "{{b}}", b: "$&" }, "{{b}}$&"],
])("placeholders are filled in: %s", (_, text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected);
});
