import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { email, line, numeric, optionalText, password, required, together, upTo } from "#contract/forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./contract.ts";

/** The forms of `/form/bootstrap-forms`. */

const tooLong = english("The text is too long");

const SignUp = z.object({
  id: NewSubmissionId,
  company: optionalText(100, tooLong),
  email: email({
    missing: english("Please enter your email address"),
    invalid: english("Please enter a valid email address"),
  }),
  password: password(english("Please enter your password")),
  newsletter: z.optional(z.boolean()),
});

const Shop = z.object({
  id: NewSubmissionId,
  /** The part of its address that is its own: `chairs` of `https://chairs.atrium.example`. */
  site: required("Enter the shop's address").check(
    z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, { error: "Use lowercase letters, digits and hyphens" }),
    ...line(40),
  ),
  budget: numeric({ missing: english("Enter the budget"), invalid: english("Enter a number") }),
  /** The code with which colleagues join. */
  code: required("Enter or generate a code").check(...line(40)),
  password: password(english("Please enter your password")),
  city: required("Choose a city").check(...line()),
});

/** A wrong request may contain anything. */
type DeliveryValues = Readonly<Partial<Record<"elsewhere" | "street" | "city", unknown>>>;

const isFilled = (value: unknown) => typeof value === "string" && value.trim() !== "";

const Delivery = z
  .object({
    id: NewSubmissionId,
    name: required("Please enter your name").check(...line()),
    note: z.optional(z.string().check(z.trim(), upTo(200))),
    /** Whether the delivery goes to the address below, not to that of the invoice. */
    elsewhere: z.boolean(),
    street: optionalText(100, tooLong),
    city: optionalText(100, tooLong),
  })
  .check(
    together<DeliveryValues>(
      { path: "street", error: "Please enter your address" },
      ({ elsewhere, street }) => elsewhere !== true || isFilled(street),
    ),
    together<DeliveryValues>(
      { path: "city", error: "Please enter your city" },
      ({ elsewhere, city }) => elsewhere !== true || isFilled(city),
    ),
  );

export const submitSignUp = formEndpoint("sign-up", "Sign-up", SignUp);
export const submitShop = formEndpoint("shop", "New shop", Shop);
export const submitDelivery = formEndpoint("delivery", "Delivery", Delivery);
