import { expect, test } from "vitest";

import { ValueRules } from "#demos/forms/value.ts";

import { toConfig, toParams, toRules } from "./rules-config.ts";

const none = toConfig({});
const all = { required: true, email: true, minlength: 3, maxlength: 10, message: "Your code" } as const;

test("rules survive the way to the address and back", () => {
  expect(toParams(toConfig(all))).toEqual(all);
  expect(toParams(none)).toEqual({});
  expect(toRules(toConfig(all))).toEqual(all);
  expect(toRules(none)).toEqual({});
});

test("what is no number is not in the address, and is sent to be rejected", () => {
  const config = { ...none, minlength: "three", message: "  " };
  expect(toParams(config)).toEqual({});
  expect(toRules(config)).toEqual({ minlength: "three" });
  expect(ValueRules.safeParse(toRules(config)).success).toBe(false);
});
