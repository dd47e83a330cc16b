import { expect, test } from "vitest";

import { cardBrand, isCardNumber } from "./card-number.ts";

/** The test numbers that payment providers publish. */
test.each([
  ["4111111111111111", "visa"],
  ["4222222222222", "visa"],
  ["5555555555554444", "mastercard"],
  ["2221000000000009", "mastercard"],
  ["2720990000000007", "mastercard"],
  ["378282246310005", "amex"],
  ["343434343434343", "amex"],
  ["6011111111111117", "discover"],
  ["6445644564456445", "discover"],
  ["30569309025904", "diners"],
  ["36227206271667", "diners"],
  ["3530111333300000", "jcb"],
  ["6200000000000005", "unionpay"],
  ["8171999927660000", "unionpay"],
] as const)("(§5) %s is a card number of %s", (number, brand) => {
  expect([isCardNumber(number), cardBrand(number)]).toEqual([true, brand]);
});

test.each(["4111 1111 1111 1111", "4111-1111-1111-1111", " 4111 111111 111111 "])(
  "(§5) %j may be grouped with spaces or hyphens",
  (number) => {
    expect([isCardNumber(number), cardBrand(number)]).toEqual([true, "visa"]);
  },
);

test("(§5) a card number of another brand is accepted", () => {
  expect([isCardNumber("5018000000000009"), cardBrand("5018000000000009")]).toEqual([true, undefined]);
});

test.each([
  ["a wrong check digit", "4111111111111112"],
  ["two swapped digits", "5555555555545444"],
  ["a length that the brand does not use", "41111111111116"],
  ["too few digits", "42222222224"],
  ["too many digits", "41111111111111111110"],
  ["only zeros", "0000000000000000"],
  ["letters", "4111x111111111111"],
  ["other digits", "٤١١١١١١١١١١١١١١١"],
  ["two hyphens in a row", "4111--111111111111"],
  ["a hyphen at the end", "4111111111111111-"],
  ["nothing", ""],
])("(§5) a card number with %s is refused: %j", (_, number) => {
  expect(isCardNumber(number)).toBe(false);
});

test.each(["4111", "37828224631000", "22209900000000000", ""])("%j has no brand", (number) => {
  expect(cardBrand(number)).toBeUndefined();
});
