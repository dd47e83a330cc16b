import { describe, expect, test } from "vitest";
import { z } from "zod/mini";

import { validateValue, type ValueRules } from "#demos/forms/value.ts";

import { writeSchema } from "./write-schema.ts";

const rules: readonly ValueRules[] = [
  {},
  { required: true },
  { email: true },
  { required: true, email: true },
  { minlength: 3 },
  { maxlength: 5 },
  { minlength: 3, maxlength: 16 },
  { required: true, email: true, minlength: 8, maxlength: 16 },
  { email: true, minlength: 8, message: 'Say "hello" or \\' },
  { required: true, maxlength: 5, message: "Your code" },
];
const values = ["", "  ", "ab", " abc ", "abcdef", "mei@x.io", "mei.tanaka@example.org", "x".repeat(40)];

/** The first message of the schema whose source is `text`. */
function findMessage(text: string, value: string) {
  const [, source = ""] = text.split("export const Value = ");
  // oxlint-disable-next-line typescript/no-implied-eval -- what the screen shows has to be code that works
  const schema = new Function("z", `return ${source}`)(z) as z.ZodMiniType;
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe.each(rules)("the source of the schema of %j", (each) => {
  test.each(values)("finds the same as the rules: %j", (value) => {
    expect(findMessage(writeSchema(each), value)).toBe(validateValue(each, value));
  });
});

test("is written as the formatter would", () => {
  expect(writeSchema({ email: true, maxlength: 5 })).toBe(`import { z } from "zod/mini";

export const Value = z.pipe(
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || undefined),
  ),
  z.optional(
    z.string().check(
      z.email({ error: "Please enter a valid email address" }),
      z.maxLength(5, { error: "Please enter fewer characters" }),
    ),
  ),
);
`);
});
