import { expect, test } from "vitest";

import { formatChange } from "#web/lib/format/format-change.ts";

test.each([
  [0.0839, "+8.4%"],
  [-0.5, "-50%"],
  [0, "0%"],
])("a change of %d reads %s, from left to right everywhere", (change, text) => {
  expect(formatChange(change)).toBe(`\u2066${text}\u2069`);
});
