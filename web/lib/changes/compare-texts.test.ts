import { expect, test } from "vitest";

import { excerptsOf } from "#web/lib/changes/compare-texts.ts";

test.each<[string, string, string, readonly [string, string]]>([
  ["short texts are whole", "Mine", "Theirs", ["Mine", "Theirs"]],
  ["a long text is cut at its end", `a${"x".repeat(200)}`, "b", [`a${"x".repeat(159)}…`, "b"]],
  [
    "texts are shown from before their first difference",
    `${"x".repeat(200)}mine`,
    `${"x".repeat(200)}theirs`,
    [`…${"x".repeat(40)}mine`, `…${"x".repeat(40)}theirs`],
  ],
])("%s", (_, one, other, shown) => {
  expect(excerptsOf(one, other)).toEqual(shown);
});
