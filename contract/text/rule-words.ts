import { z } from "zod/mini";

import { english } from "./english.ts";

const notValid = english("This value is not valid");
const required = english("This field is required");

/** By the kind of what is too long or too large. */
const tooBig: Readonly<Record<string, string>> = {
  string: english("The text is too long"),
  number: english("The number is too large"),
  int: english("The number is too large"),
  array: english("Choose fewer entries"),
};
const tooSmall: Readonly<Record<string, string>> = {
  string: english("Please enter more characters"),
  number: english("The number is too small"),
  int: english("The number is too small"),
  array: english("Choose at least one entry"),
};

/**
 * The words of every rule of the contract that has none of its own. Without them, zod's say "Invalid input". The generic
 * message is that of specification §5.
 */
z.config({
  localeError: (issue) => {
    if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null)) return required;
    if (issue.code === "too_big") return tooBig[issue.origin] ?? notValid;
    if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return required;
    if (issue.code === "too_small") return tooSmall[issue.origin] ?? notValid;
    return notValid;
  },
});
