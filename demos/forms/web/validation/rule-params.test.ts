import { expect, test } from "vitest";

import { readRuleParams } from "./rule-params.ts";

test.each([
  [{}, {}],
  [
    { required: true, email: true },
    { required: true, email: true },
  ],
  [{ required: "true", email: 1 }, {}],
  [
    { minlength: 3, maxlength: 0 },
    { minlength: 3, maxlength: 0 },
  ],
  [{ minlength: -1, maxlength: 1.5 }, {}],
  [{ minlength: "3", maxlength: Number.NaN }, {}],
  [
    { minlength: 5, maxlength: 4 },
    { minlength: 5, maxlength: 4 },
  ],
  [{ message: "Your code" }, { message: "Your code" }],
  [{ message: " " }, {}],
  [{ message: 7, other: true }, {}],
])("the rules in the address %j", (search, params) => {
  expect(readRuleParams(search)).toEqual(params);
});
