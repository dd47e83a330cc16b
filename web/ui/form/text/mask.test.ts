import { expect, test } from "vitest";

import { exampleOf, fillMask, isComplete, readMasked, retypeMask } from "#web/ui/form/text/mask.ts";

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

const paste = (text: string, before = "") => retypeMask(before, { value: text, caret: text.length }, phone, "1").value;

test.each([
  ["+1 (415) 555-0132", "(415) 555-0132"],
  ["+14155550132", "(415) 555-0132"],
  ["001 415 555 0132", "(415) 555-0132"],
  ["1-415-555-0132", "(415) 555-0132"],
  ["(1) 415 555 0132", "(415) 555-0132"],
  ["+1 415", "(415"],
  ["415.555.0132", "(415) 555-0132"],
  ["0049 170 1234567", "0049 170 1234567"],
  ["+49 170 123456", "+49 170 123456"],
  ["+33 1 23 45 67 8", "+33 1 23 45 67 8"],
  ["555 010 4477 ext. 12", "555 010 4477 ext. 12"],
])("a pasted %j becomes %j: nothing of a number that does not fit is lost", (text, value) => {
  expect(paste(text)).toBe(value);
});

test("a number that is typed with its calling code, one that is too long, and one that is shortened", () => {
  expect(paste("(141) 555-50132", "(141) 555-5013")).toBe("(415) 555-0132");
  expect(paste("(415) 555-01327", "(415) 555-0132")).toBe("(415) 555-01327");
  expect(paste("(415) 555-0132x", "(415) 555-0132")).toBe("(415) 555-0132");
  expect(paste("(415) 555-0132", "(415) 555-01327")).toBe("(415) 555-0132");
  expect(paste("0049 170 123456", "0049 170 1234567")).toBe("0049 170 123456");
});

test.each([phone, "aa-9999", "9999 9999 9999 9999", "**-**"])("the example of %s fills it", (mask) => {
  expect(isComplete(exampleOf(mask), mask)).toBe(true);
  expect(isComplete(exampleOf(mask).slice(0, -1), mask)).toBe(false);
});
