import { expect, test } from "vitest";

import { readByteRange } from "#server/uploads/byte-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-100", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-100", { start: 0, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // Ignored: several ranges, other units, and what is none.
  ["bytes=0-1,3-4", undefined],
  ["lines=0-1", undefined],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=a-b", undefined],
])("the range %s of 10 bytes", (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

test("an empty content has no ranges", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
});
