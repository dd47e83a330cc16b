import { expect, test } from "vitest";

import { formatList } from "#web/lib/format.ts";

test.each([
  ["en", ["Mei"], "Mei"],
  ["en", ["Mei", "Omar"], "Mei and Omar"],
  ["en", ["Mei", "Omar", "Lena"], "Mei, Omar, and Lena"],
  ["de", ["Mei", "Omar", "Lena"], "Mei, Omar und Lena"],
  ["ja", ["Mei", "Omar"], "Mei、Omar"],
  ["ar", ["مي", "عمر"], "مي وعمر"],
])("a list in a sentence, in %s: %j", (language, names, expected) => {
  expect(formatList(names, language)).toBe(expected);
});
