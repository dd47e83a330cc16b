import { expect, test } from "vitest";

import { stepNumber } from "#web/ui/form/numbers/step-number.ts";

test.each([
  ["the currency of specification §9 steps by 25", 1000, 25, { min: 5, max: 2500 }, 1025],
  ["stops at the upper limit", 2490, 25, { min: 5, max: 2500 }, 2500],
  ["stops at the lower limit", 10, -25, { min: 5, max: 2500 }, 5],
  ["decimals do not drift", 0.1, 0.01, {}, 0.11],
  ["decimals do not drift downwards", 0.3, -0.1, {}, 0.2],
  ["an empty field starts at its lower limit", "", 25, { min: 5, max: 2500 }, 5],
  ["an empty field without limits starts at 0", "", 1, {}, 0],
  ["a text starts over", "abc", -1, { max: -3 }, -3],
])("%s", (_, value, amount, limits, result) => {
  expect(stepNumber(value, amount, limits)).toBe(result);
});
