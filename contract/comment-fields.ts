import { english } from "./text/english.ts";
import { email, line, optionalWebAddress, required, upTo } from "./forms-fields.ts";

/** The fields of a comment, with the rules of specification §5. */
export const commentFields = {
  name: required("Please enter your name").check(...line()),
  email: email({
    missing: english("Please enter your email address"),
    invalid: english("Please enter a valid email address"),
  }),
  url: optionalWebAddress(english("Please enter a valid URL")),
  comment: required("Please enter your comment").check(upTo()),
};
