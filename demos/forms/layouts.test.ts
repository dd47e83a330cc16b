import { expect, test } from "vitest";

import * as forms from "./layouts.ts";
import { emptied, messagesOf, withField } from "./testing.ts";

const email = "mei@example.org";
const noEmail = "Please enter your email address";
const notAnEmail = "Please enter a valid email address";
const digitsOnly = "Digits only please";
const tooLong = "The text is too long";
const oneLine = "Enter a single line of text";
const notCard = "Enter a valid card number";
const passwordLength = "The password must be 3 to 20 characters long";
const samePassword = "Please enter the same password as above";
const usernameLength = "The username must be more than 6 and less than 30 characters long";
const usernameLetters = "The username can only contain letters, digits, dots and underscores";

const checkout = {
  fname: "Mei",
  lname: "Tanaka",
  email,
  phone: "+81 6 555 0100",
  country: "392",
  city: "Osaka",
  code: "5300001",
  address: "1-2-3 Umeda",
  name: "MEI TANAKA",
  card: "4111 1111 1111 1111",
  cvv: "123",
  month: "7",
  year: "2029",
};
const order = { name: "Mei", email, phone: "06 555", interested: "Design", budget: "5,000" };
const registration = {
  username: "mei.tanaka",
  email,
  password: "secret",
  passwordConfirm: "secret",
  firstName: "Mei",
  lastName: "Tanaka",
  gender: "female",
  terms: true,
};
const review = { name: "Mei", email, review: "x".repeat(20), quality: "5", reliability: 4, overall: " 3 " };
const comment = { name: "Mei", email, comment: "Thank you" };
const contacts = { name: "Mei", email, message: "x".repeat(10) };

const required = {
  checkout: {
    fname: "Please enter your first name",
    lname: "Please enter your last name",
    email: noEmail,
    phone: "Please enter your phone number",
    country: "Please select your country",
    city: "Please enter your city",
    code: "Please enter your postal code",
    address: "Please enter your address",
    name: "Please enter the name on your card",
    card: "Please enter your card number",
    cvv: "Enter CVV2",
    month: "Select month",
    year: "Enter year",
  },
  order: {
    name: "Please enter your name",
    email: noEmail,
    phone: "Please enter your phone number",
    interested: "Please select the service you are interested in",
    budget: "Please select your budget",
  },
  registration: {
    username: "Please enter your username",
    email: noEmail,
    password: "Please enter your password",
    passwordConfirm: samePassword,
    firstName: "Please enter your first name",
    lastName: "Please enter your last name",
    gender: "Please select your gender",
    terms: "You must agree with Terms and Conditions",
  },
  review: {
    name: "Please enter your name",
    email: noEmail,
    review: "Please enter your review",
    quality: "Please rate the quality",
    reliability: "Please rate the reliability",
    overall: "Please rate the product overall",
  },
  comment: { name: "Please enter your name", email: noEmail, comment: "Please enter your comment" },
  contacts: { name: "Please enter your name", email: noEmail, message: "Please enter your message" },
};

const cases = [
  ["Checkout", forms.submitCheckout, checkout, required.checkout],
  ["Order", forms.submitOrder, order, required.order],
  ["Registration", forms.submitRegistration, registration, required.registration],
  ["Review", forms.submitReview, review, required.review],
  ["Comment", forms.submitComment, comment, required.comment],
  ["Contacts", forms.submitContacts, contacts, required.contacts],
] as const;

test.each(cases)("(§5) %s: valid values have no message", (_, form, valid) => {
  expect(messagesOf(form, valid)).toEqual({});
});

test.each(cases)(
  "(§5) %s: each required field has its message if it is missing, empty or null",
  (...[, form, valid, messages]) => {
    const nulls = Object.fromEntries(Object.keys(valid).map((name) => [name, null]));
    for (const values of [{}, emptied(valid), nulls]) expect(messagesOf(form, values)).toEqual(messages);
  },
);

test.each(cases)("(§5) %s: a valid result is valid again, since both sides check it", (_, form, valid) => {
  const once = form.body.parse(valid);
  expect(form.body.parse(once)).toEqual(once);
});

test.each(["392", "JP", "Japan"])("(§3) a country is stored by its number in the list: %s", (country) => {
  expect(forms.submitCheckout.body.parse({ ...checkout, country }).country).toBe("392");
});

const refused = [
  ["Checkout", forms.submitCheckout, checkout, "fname", "   ", "Please enter your first name"],
  ["Checkout", forms.submitCheckout, checkout, "fname", "x".repeat(101), tooLong],
  ["Checkout", forms.submitCheckout, checkout, "fname", "Mei\nTanaka", oneLine],
  ["Checkout", forms.submitCheckout, checkout, "email", "mei@", notAnEmail],
  ["Checkout", forms.submitCheckout, checkout, "email", `${"x".repeat(250)}@example.org`, notAnEmail],
  ["Checkout", forms.submitCheckout, checkout, "country", "999", "Please select your country"],
  ["Checkout", forms.submitCheckout, checkout, "code", "53a", digitsOnly],
  ["Checkout", forms.submitCheckout, checkout, "code", "1234567890123", "This value is not valid"],
  ["Checkout", forms.submitCheckout, checkout, "cvv", "12x", digitsOnly],
  ["Checkout", forms.submitCheckout, checkout, "cvv", "12345", "This value is not valid"],
  ["Checkout", forms.submitCheckout, checkout, "year", "20.9", digitsOnly],
  ["Checkout", forms.submitCheckout, checkout, "year", 2029, "Enter year"],
  ["Checkout", forms.submitCheckout, checkout, "card", "4111111111111112", notCard],
  ["Checkout", forms.submitCheckout, checkout, "card", "card", notCard],
  ["Checkout", forms.submitCheckout, checkout, "month", "13", "Select month"],
  ["Checkout", forms.submitCheckout, checkout, "month", 0, "Select month"],
  ["Checkout", forms.submitCheckout, checkout, "month", "July", "Select month"],
  ["Checkout", forms.submitCheckout, checkout, "id", "7", "This value is not valid"],
  ["Order", forms.submitOrder, order, "email", "mei", notAnEmail],
  ["Registration", forms.submitRegistration, registration, "username", "short", usernameLength],
  ["Registration", forms.submitRegistration, registration, "username", "x".repeat(31), usernameLength],
  ["Registration", forms.submitRegistration, registration, "username", "mei tanaka", usernameLetters],
  ["Registration", forms.submitRegistration, registration, "email", "mei@", notAnEmail],
  ["Registration", forms.submitRegistration, registration, "terms", "yes", required.registration.terms],
  ["Review", forms.submitReview, review, "review", "x".repeat(19), "The review must be at least 20 characters long"],
  ["Review", forms.submitReview, review, "review", "x".repeat(2001), tooLong],
  ["Review", forms.submitReview, review, "email", "mei@", notAnEmail],
  ["Review", forms.submitReview, review, "quality", "6", "Please rate the quality"],
  ["Review", forms.submitReview, review, "reliability", 0, "Please rate the reliability"],
  ["Review", forms.submitReview, review, "overall", 3.5, "Please rate the product overall"],
  ["Comment", forms.submitComment, comment, "email", "mei@", notAnEmail],
  ["Comment", forms.submitComment, comment, "url", "example", "Please enter a valid URL"],
  ["Comment", forms.submitComment, comment, "url", "javascript:alert(1)", "Please enter a valid URL"],
  ["Comment", forms.submitComment, comment, "comment", "x".repeat(2001), tooLong],
  ["Contacts", forms.submitContacts, contacts, "email", "mei@", notAnEmail],
  [
    "Contacts",
    forms.submitContacts,
    contacts,
    "message",
    "x".repeat(9),
    "The message must be at least 10 characters long",
  ],
  [
    "Contacts",
    forms.submitContacts,
    contacts,
    "message",
    ` ${"x".repeat(9)}  `,
    "The message must be at least 10 characters long",
  ],
] as const;

test.each(
  refused.map(([title, form, valid, field, value, message]) => ({ title, form, valid, field, value, message })),
)("(§5) $title: $field is refused: $message", ({ form, valid, field, value, message }) => {
  expect(messagesOf(form, withField(valid, field, value))).toEqual({ [field]: message });
});

test.each([
  ["the address of a web site", forms.submitComment, comment, "url", "https://example.org/a?b=1"],
  ["no address", forms.submitComment, comment, "url", ""],
  ["a month as a number", forms.submitCheckout, checkout, "month", 12],
  ["a message of several lines", forms.submitContacts, contacts, "message", "Good morning,\n\nthank you"],
  ["a username of 6 characters", forms.submitRegistration, registration, "username", "mei_.7"],
  ["a username of 30 characters", forms.submitRegistration, registration, "username", "x".repeat(30)],
] as const)("(§5) %s is valid", (...[, form, valid, name, value]) => {
  expect(messagesOf(form, withField(valid, name, value))).toEqual({});
});

test.each([
  ["ab", "ab", { password: passwordLength, passwordConfirm: passwordLength }],
  ["x".repeat(21), "x".repeat(21), { password: passwordLength, passwordConfirm: passwordLength }],
  ["secret", "secrets", { passwordConfirm: samePassword }],
  ["secret", "x", { passwordConfirm: samePassword }],
  ["secret", "", { passwordConfirm: samePassword }],
  ["secret", " secret", { passwordConfirm: samePassword }],
  ["abc", "abc", {}],
  ["x".repeat(20), "x".repeat(20), {}],
])("(§5) Registration: the password %j and its confirmation %j", (password, passwordConfirm, messages) => {
  expect(messagesOf(forms.submitRegistration, { ...registration, password, passwordConfirm })).toEqual(messages);
});

test("(§5) Registration: different passwords are reported together with other errors", () => {
  const { username, firstName } = required.registration;
  const values = { ...registration, username: "", firstName: undefined, passwordConfirm: "other" };
  expect(messagesOf(forms.submitRegistration, values)).toEqual({ username, firstName, passwordConfirm: samePassword });
});

test("texts are trimmed, and numbers are read", () => {
  expect(forms.submitReview.body.parse({ ...review, name: " Mei " })).toMatchObject({
    name: "Mei",
    quality: 5,
    reliability: 4,
    overall: 3,
  });
  expect(forms.submitCheckout.body.parse(checkout)).toMatchObject({ month: 7, year: "2029" });
});
