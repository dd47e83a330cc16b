import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { maxText, notValid } from "#contract/forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./contract.ts";

const lengthRange = english("Enter a number between 0 and 2000");
const Length = z
  .int({ error: "Enter a whole number" })
  .check(z.gte(0, { error: lengthRange }), z.lte(maxText, { error: lengthRange }));

/** The rules that an input can declare (specification §5, "Generic"). */
export const ValueRules = z
  .object({
    required: z.optional(z.boolean()),
    email: z.optional(z.boolean()),
    minlength: z.optional(Length),
    maxlength: z.optional(Length),
    /** Replaces the message of every rule, unless it is empty. */
    message: z.optional(z.string().check(z.trim(), z.maxLength(200, { error: "The text is too long" }))),
  })
  .check(
    // No value could meet both rules.
    z.refine(({ minlength = 0, maxlength = maxText }) => minlength <= maxlength, {
      path: ["maxlength"],
      error: "Enter a number that is at least the minimum length",
    }),
  );
export type ValueRules = z.infer<typeof ValueRules>;

/** The message of each rule that has no custom one. */
export const valueMessages = {
  required: english("This field is required"),
  email: english("Please enter a valid email address"),
  minlength: english("Please enter more characters"),
  maxlength: english("Please enter fewer characters"),
} as const;

const isEmail = (value: string) => z.email().safeParse(value).success;

/** The message of the first rule that a trimmed value breaks. Only `required` applies to an empty value. */
function findBroken({ required, email, minlength, maxlength }: ValueRules, value: string) {
  if (value === "") return required ? valueMessages.required : undefined;
  if (email && !isEmail(value)) return valueMessages.email;
  if (minlength !== undefined && value.length < minlength) return valueMessages.minlength;
  if (maxlength !== undefined && value.length > maxlength) return valueMessages.maxlength;
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
