import { expect, test } from "vitest";

import { parsePosition } from "#server/db/replica/position.ts";

test.each([
  ["0/0", 0n],
  ["0/16B3748", 0x16b3748n],
  ["16/B374D848", 0x16b374d848n],
  // The lower half is printed without zeros at its beginning.
  ["1/A", 0x10000000an],
  ["FFFFFFFF/FFFFFFFF", 0xffffffffffffffffn],
])("the position %s", (text, bytes) => {
  expect(parsePosition(text)).toBe(bytes);
});

test.each(["", "16", "16/", "/16", "16/B374D848A", "16/G", "-1/0"])("%j is no position", (text) => {
  expect(() => parsePosition(text)).toThrow("is no position");
});
