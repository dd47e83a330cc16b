import { expect, test } from "vitest";

import { maxSample, readTypographyParams } from "#demos/components/web/typography/typography-params.ts";

test.each([
  [{ text: "Grüße" }, { text: "Grüße" }],
  [{ text: "   " }, {}],
  [{ text: 12 }, {}],
  [{}, {}],
  [{ text: "a".repeat(300) }, { text: "a".repeat(maxSample) }],
])("%j is read as %j", (search, expected) => {
  expect(readTypographyParams(search)).toEqual(expected);
});
