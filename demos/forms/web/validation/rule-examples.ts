import { english } from "#contract/english.ts";
import type { RuleParams } from "#demos/forms/web/validation/rule-params.ts";

type RuleExample = { readonly title: string; readonly rules: RuleParams; readonly value: string };

/** Rules to start from, each with a value to try. Titles are in English. */
export const ruleExamples: readonly RuleExample[] = [
  { title: english("Required value"), rules: { required: true }, value: "" },
  { title: english("Required email address"), rules: { required: true, email: true }, value: "mei@example" },
  { title: english("Optional email address"), rules: { email: true }, value: "" },
  { title: english("Username"), rules: { required: true, minlength: 6, maxlength: 30 }, value: "mei" },
  { title: english("Short title"), rules: { required: true, maxlength: 20 }, value: "Delivery before the holidays" },
  {
    title: english("Code with a custom message"),
    rules: { minlength: 5, maxlength: 5, message: english("Enter the five characters of your code") },
    value: "A-204",
  },
];
