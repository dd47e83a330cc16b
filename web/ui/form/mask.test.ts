import { expect, test } from "vitest";

import { fillMask, readMasked, retypeMask } from "#web/ui/form/mask.ts";

const phone = "(999) 999-9999";

test.each([
  ["5550104477", phone, "(555) 010-4477"],
  ["555", phone, "(555"],
  ["", phone, ""],
  ["AB1234", "aa-9999", "AB-1234"],
])("%j in %s is %j", (characters, mask, filled) => {
  expect(fillMask(characters, mask)).toBe(filled);
});

test.each([
  ["(555) 010-4477", phone, "5550104477"],
  ["+49 555 010 4477 99", phone, "4955501044"],
  ["5a5b5", phone, "555"],
  ["12AB34", "aa-9999", "AB34"],
])("of %j, %s reads %j", (text, mask, characters) => {
  expect(readMasked(text, mask)).toBe(characters);
});

test.each([
  [
    "a digit at the end brings the signs before it",
    "(555",
    { value: "(5550", caret: 5 },
    { value: "(555) 0", caret: 7 },
  ],
  ["a letter changes nothing", "(555", { value: "(555x", caret: 5 }, { value: "(555", caret: 4 }],
  ["a deleted digit closes the gap", "(555) 010", { value: "(55) 010", caret: 3 }, { value: "(550) 10", caret: 3 }],
  [
    "a deleted sign takes the digit before it",
    "(555) 010",
    { value: "(555 010", caret: 4 },
    { value: "(550) 10", caret: 3 },
  ],
  [
    "a pasted number is put into the mask",
    "",
    { value: "555 010 4477", caret: 12 },
    { value: "(555) 010-4477", caret: 14 },
  ],
  ["all can be deleted", "(5", { value: "", caret: 0 }, { value: "", caret: 0 }],
])("%s", (_, before, typed, result) => {
  expect(retypeMask(before, typed, phone)).toEqual(result);
});
