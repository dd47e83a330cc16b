import { z } from "zod/mini";

import { english } from "./english.ts";
import { maxText, notValid } from "./forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./forms.ts";

const Length = z.int({ error: "Enter a whole number" }).check(z.gte(0), z.lte(maxText));

/** The rules that an input can declare (specification §5, "Generic"). */
export const ValueRules = z.object({
  required: z.optional(z.boolean()),
  email: z.optional(z.boolean()),
  minlength: z.optional(Length),
  maxlength: z.optional(Length),
  /** Replaces the message of every rule, unless it is empty. */
  message: z.optional(z.string().check(z.trim(), z.maxLength(200, { error: "The text is too long" }))),
});
export type ValueRules = z.infer<typeof ValueRules>;

const isEmail = (value: string) => z.email().safeParse(value).success;

/** The message of the first rule that a trimmed value breaks. Only `required` applies to an empty value. */
function findBroken({ required, email, minlength, maxlength }: ValueRules, value: string) {
  if (value === "") return required ? english("This field is required") : undefined;
  if (email && !isEmail(value)) return english("Please enter a valid email address");
  if (minlength !== undefined && value.length < minlength) return english("Please enter more characters");
  if (maxlength !== undefined && value.length > maxlength) return english("Please enter fewer characters");
  return undefined;
}

/** @returns the English message, or undefined if the value meets the rules */
export function validateValue(rules: ValueRules, value: string): string | undefined {
  const message = findBroken(rules, value.trim());
  return message === undefined ? undefined : rules.message?.trim() || message;
}

const Value = z
  .object({
    id: NewSubmissionId,
    value: z.string({ error: notValid }).check(z.trim(), z.maxLength(maxText, { error: "The text is too long" })),
    rules: ValueRules,
  })
  .check(
    z.check(({ value: { value, rules }, issues }) => {
      const message = validateValue(rules, value);
      if (message !== undefined) issues.push({ code: "custom", path: ["value"], message, input: value });
    }),
  );

/** The rules are part of the request, and are not stored. */
export const submitValue = formEndpoint("value", "Validation", Value);
