import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import {
  digits,
  email,
  languages,
  line,
  notValid,
  numeric,
  optionalDigits,
  optionalText,
  password,
  required,
  stars,
  together,
  upTo,
  username,
  webAddress,
} from "#contract/forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./contract.ts";

/** The forms of `/form/bootstrap-validation`, with the rules of specification §5 and the field names of §3. */

/** The messages of an account's rules that the specification does not word. */
type AccountMessages = Readonly<
  Record<
    | "noUsername"
    | "wrongUsername"
    | "usernameIsPassword"
    | "noPassword"
    | "passwordIsUsername"
    | "noLanguage"
    | "tooManyLanguages",
    string
  >
>;

/** A wrong request may contain anything. */
type AccountValues = Readonly<Record<"username" | "password" | "passwordConfirm", unknown>>;

const notSame = english("The password and its confirm are not the same");

/** The number of languages that a person can name. */
const maxLanguages = 20;

/** Two empty fields are missing, which is another error. */
const hasOtherPassword = (values: AccountValues) => !values.username || values.username !== values.password;

const accountForm = (messages: AccountMessages) =>
  z
    .object({
      id: NewSubmissionId,
      firstName: required("The first name is required and cannot be empty").check(...line()),
      lastName: required("The last name is required and cannot be empty").check(...line()),
      username: username({ missing: messages.noUsername, invalid: messages.wrongUsername }),
      email: email({
        missing: english("The input is not a valid email address"),
        invalid: english("The input is not a valid email address"),
      }),
      password: password(messages.noPassword),
      passwordConfirm: password(notSame),
      languages: languages(messages.noLanguage, maxLanguages, messages.tooManyLanguages),
    })
    .check(
      together<AccountValues>({ path: "username", error: messages.usernameIsPassword }, hasOtherPassword),
      together<AccountValues>({ path: "password", error: messages.passwordIsUsername }, hasOtherPassword),
      together<AccountValues>(
        { path: "passwordConfirm", error: notSame },
        (values) => values.password === values.passwordConfirm,
      ),
    );

const Main = accountForm({
  noUsername: english("The username is required and cannot be empty"),
  wrongUsername: english("The username can only contain letters, digits, dots and underscores"),
  usernameIsPassword: english("The username cannot be the same as the password"),
  noPassword: english("The password is required and cannot be empty"),
  passwordIsUsername: english("The password cannot be the same as the username"),
  noLanguage: english("Please choose at least one language"),
  tooManyLanguages: english("Please choose at most 20 languages"),
});

/** The rules of the main form, declared without messages of their own. */
const Attribute = accountForm({
  noUsername: notValid,
  wrongUsername: notValid,
  usernameIsPassword: notValid,
  noPassword: notValid,
  passwordIsUsername: notValid,
  noLanguage: notValid,
  tooManyLanguages: notValid,
});

const Email = email({
  missing: english("The email address is required and cannot be empty"),
  invalid: english("The email address is not valid"),
});

const oneOrTwo = english("Please choose 1 - 2 languages you can speak");

const ButtonGroup = z.object({
  id: NewSubmissionId,
  gender: required("The gender is required").check(...line()),
  languages: languages(oneOrTwo, 2, oneOrTwo),
});

const Contact = z.object({
  id: NewSubmissionId,
  fullName: required("The full name is required and cannot be empty").check(...line()),
  email: Email,
  title: required("The title is required and cannot be empty").check(
    ...line(100, english("The title must be less than 100 characters long")),
  ),
  content: required("The content is required and cannot be empty").check(
    upTo(500, english("The content must be less than 500 characters long")),
  ),
});

const Movie = z.object({
  id: NewSubmissionId,
  title: required("The title is required and cannot be empty").check(
    ...line(200, english("The title must be less than 200 characters long")),
  ),
  genre: required("The genre is required").check(...line()),
  director: required("The director is required and cannot be empty").check(
    ...line(80, english("The director must be less than 80 characters long")),
  ),
  writer: required("The writer is required and cannot be empty").check(
    ...line(80, english("The writer must be less than 80 characters long")),
  ),
  producer: required("The producer is required and cannot be empty").check(
    ...line(80, english("The producer must be less than 80 characters long")),
  ),
  website: webAddress({
    missing: english("The website address is required and cannot be empty"),
    invalid: english("The website address is not valid"),
  }),
  trailer: webAddress({
    missing: english("The trailer link is required and cannot be empty"),
    invalid: english("The trailer link is not valid"),
  }),
  review: optionalText(500, english("The review must be less than 500 characters long")),
  rating: stars(english("The rating is required")),
});

const Product = z.object({
  id: NewSubmissionId,
  price: numeric({
    missing: english("The price is required and cannot be empty"),
    invalid: english("The price must be a number"),
  }),
  amount: numeric({
    missing: english("The amount is required and cannot be empty"),
    invalid: english("The amount must be a number"),
  }),
  color: required("The color is required").check(...line()),
  size: required("The size is required").check(...line()),
});

const Profile = z.object({
  id: NewSubmissionId,
  email: Email,
  password: password(english("The password is required and cannot be empty")),
});

/** The maximum number of digits of a phone number; the standard (E.164) has 15. */
const maxPhone = 20;

const Toggling = z.object({
  id: NewSubmissionId,
  firstName: required("The first name is required and cannot be empty").check(...line()),
  lastName: required("The last name is required and cannot be empty").check(...line()),
  company: required("The company is required and cannot be empty").check(...line()),
  job: required("The job is required and cannot be empty").check(...line()),
  department: required("The department is required and cannot be empty").check(...line()),
  mobilePhone: digits(english("The mobile phone is required and cannot be empty"), maxPhone),
  homePhone: optionalDigits(maxPhone),
  officePhone: optionalDigits(maxPhone),
});

export const submitMain = formEndpoint("main", "Bootstrap validation", Main);
export const submitAttribute = formEndpoint("attribute", "Attribute", Attribute);
export const submitButtonGroup = formEndpoint("button-group", "Button group", ButtonGroup);
export const submitContact = formEndpoint("contact", "Contact", Contact);
export const submitMovie = formEndpoint("movie", "Movie", Movie);
export const submitProduct = formEndpoint("product", "Product", Product);
export const submitProfile = formEndpoint("profile", "Profile", Profile);
export const submitToggling = formEndpoint("toggling", "Toggling", Toggling);
