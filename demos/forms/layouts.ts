import { z } from "zod/mini";

import { commentFields } from "#contract/comment-fields.ts";
import { country } from "#contract/values/country-field.ts";
import { english } from "#contract/text/english.ts";
import {
  cardNumber,
  digits,
  line,
  password,
  required,
  stars,
  together,
  upTo,
  username,
  wholeFrom,
} from "#contract/forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./contract.ts";

/** The forms of `/form/layouts`, with the rules of specification §5 and the field names of §3. */

const { email: Email, name: Name } = commentFields;
const Phone = required("Please enter your phone number").check(...line(40));

/** All fields are required. A postal code and a year are digits. */
const Checkout = z.object({
  id: NewSubmissionId,
  fname: required("Please enter your first name").check(...line()),
  lname: required("Please enter your last name").check(...line()),
  email: Email,
  phone: Phone,
  country: country(english("Please select your country")),
  city: required("Please enter your city").check(...line()),
  code: digits(english("Please enter your postal code"), 12),
  address: required("Please enter your address").check(...line(200)),
  /** The name on the card. */
  name: required("Please enter the name on your card").check(...line()),
  card: cardNumber(english("Please enter your card number")),
  cvv: digits(english("Enter CVV2"), 4),
  /** From 1 to 12. */
  month: wholeFrom(1, 12, english("Select month")),
  year: digits(english("Enter year"), 4),
});

const Order = z.object({
  id: NewSubmissionId,
  name: Name,
  email: Email,
  phone: Phone,
  /** The service. */
  interested: required("Please select the service you are interested in").check(...line()),
  budget: required("Please select your budget").check(...line()),
});

const passwordLength = { min: 3, max: 20 } as const;
const PasswordLength = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
const isPasswordLength = (value: unknown) => PasswordLength.safeParse(value).success;

/** A wrong request may contain anything. */
type Passwords = { readonly password: unknown; readonly passwordConfirm: unknown };

const Registration = z
  .object({
    id: NewSubmissionId,
    username: username({
      missing: english("Please enter your username"),
      invalid: english("The username can only contain letters, digits, dots and underscores"),
    }),
    email: Email,
    password: password(english("Please enter your password")).check(
      z.refine(isPasswordLength, { error: "The password must be 3 to 20 characters long" }),
    ),
    passwordConfirm: password(english("Please enter the same password as above")),
    firstName: required("Please enter your first name").check(...line()),
    lastName: required("Please enter your last name").check(...line()),
    gender: required("Please select your gender").check(...line()),
    terms: z.literal(true, { error: "You must agree with Terms and Conditions" }),
  })
  .check(
    together<Passwords>(
      { path: "passwordConfirm", error: "Please enter the same password as above" },
      (values) => values.password === values.passwordConfirm,
    ),
    together<Passwords>(
      { path: "passwordConfirm", error: "The password must be 3 to 20 characters long" },
      ({ passwordConfirm }) => isPasswordLength(passwordConfirm),
    ),
  );

const Review = z.object({
  id: NewSubmissionId,
  name: Name,
  email: Email,
  review: required("Please enter your review").check(
    z.minLength(20, { error: "The review must be at least 20 characters long" }),
    upTo(),
  ),
  quality: stars(english("Please rate the quality")),
  reliability: stars(english("Please rate the reliability")),
  overall: stars(english("Please rate the product overall")),
});

const Comment = z.object({ id: NewSubmissionId, ...commentFields });

const Contacts = z.object({
  id: NewSubmissionId,
  name: Name,
  email: Email,
  message: required("Please enter your message").check(
    z.minLength(10, { error: "The message must be at least 10 characters long" }),
    upTo(),
  ),
});

export const submitCheckout = formEndpoint("checkout", "Checkout", Checkout);
export const submitOrder = formEndpoint("order", "Order", Order);
export const submitRegistration = formEndpoint("registration", "Registration", Registration);
export const submitReview = formEndpoint("review", "Review", Review);
export const submitComment = formEndpoint("comment", "Comment", Comment);
export const submitContacts = formEndpoint("contacts", "Contacts", Contacts);
