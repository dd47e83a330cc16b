import { expect, test } from "vitest";

import { emptied, messagesOf, withField } from "./testing.ts";
import * as forms from "./validation.ts";

const email = "mei@example.org";
const notValid = "This value is not valid";
const digitsOnly = "Digits only please";
const inputNotEmail = "The input is not a valid email address";
const notEmail = "The email address is not valid";
const notSame = "The password and its confirm are not the same";
const usernameLength = "The username must be more than 6 and less than 30 characters long";
const usernameLetters = "The username can only contain letters, digits, dots and underscores";
const oneOrTwo = "Please choose 1 - 2 languages you can speak";

const main = {
  firstName: "Mei",
  lastName: "Tanaka",
  username: "mei.tanaka",
  email,
  password: "secret",
  passwordConfirm: "secret",
  languages: ["Japanese"],
};
const buttonGroup = { gender: "female", languages: ["Japanese", "German"] };
const contact = { fullName: "Mei Tanaka", email, title: "Prices", content: "Are they final?" };
const movie = {
  title: "The Last Pallet",
  genre: "Comedy",
  director: "Greta Sund",
  writer: "Aldo Ricci",
  producer: "Harbour Light",
  website: "https://pallet.example/",
  trailer: "http://pallet.example/trailer?lang=en",
  rating: "4",
};
const product = { price: "12.50", amount: 3, color: "Green", size: "Medium" };
const profile = { email, password: "secret" };
const toggling = {
  firstName: "Mei",
  lastName: "Tanaka",
  company: "Atrium Trading",
  job: "Pricing",
  department: "Sales",
  mobilePhone: "0655501000",
};

const names = {
  firstName: "The first name is required and cannot be empty",
  lastName: "The last name is required and cannot be empty",
};
const noEmail = { email: "The email address is required and cannot be empty" };
const noPassword = { password: "The password is required and cannot be empty" };

const cases = [
  [
    "Bootstrap validation",
    forms.submitMain,
    main,
    {
      ...names,
      ...noPassword,
      username: "The username is required and cannot be empty",
      email: inputNotEmail,
      passwordConfirm: notSame,
      languages: "Please choose at least one language",
    },
  ],
  [
    "Attribute",
    forms.submitAttribute,
    main,
    {
      ...names,
      username: notValid,
      email: inputNotEmail,
      password: notValid,
      passwordConfirm: notSame,
      languages: notValid,
    },
  ],
  ["Button group", forms.submitButtonGroup, buttonGroup, { gender: "The gender is required", languages: oneOrTwo }],
  [
    "Contact",
    forms.submitContact,
    contact,
    {
      ...noEmail,
      fullName: "The full name is required and cannot be empty",
      title: "The title is required and cannot be empty",
      content: "The content is required and cannot be empty",
    },
  ],
  [
    "Movie",
    forms.submitMovie,
    movie,
    {
      title: "The title is required and cannot be empty",
      genre: "The genre is required",
      director: "The director is required and cannot be empty",
      writer: "The writer is required and cannot be empty",
      producer: "The producer is required and cannot be empty",
      website: "The website address is required and cannot be empty",
      trailer: "The trailer link is required and cannot be empty",
      rating: "The rating is required",
    },
  ],
  [
    "Product",
    forms.submitProduct,
    product,
    {
      price: "The price is required and cannot be empty",
      amount: "The amount is required and cannot be empty",
      color: "The color is required",
      size: "The size is required",
    },
  ],
  ["Profile", forms.submitProfile, profile, { ...noEmail, ...noPassword }],
  [
    "Toggling",
    forms.submitToggling,
    toggling,
    {
      ...names,
      company: "The company is required and cannot be empty",
      job: "The job is required and cannot be empty",
      department: "The department is required and cannot be empty",
      mobilePhone: "The mobile phone is required and cannot be empty",
    },
  ],
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

const accounts = [
  ["Bootstrap validation", forms.submitMain, "username", "mei-tanaka", usernameLetters],
  ["Bootstrap validation", forms.submitMain, "languages", Array(21).fill("x"), "Please choose at most 20 languages"],
  ["Attribute", forms.submitAttribute, "username", "mei-tanaka", notValid],
  ["Attribute", forms.submitAttribute, "languages", Array(21).fill("x"), notValid],
  ...(
    [
      ["Bootstrap validation", forms.submitMain],
      ["Attribute", forms.submitAttribute],
    ] as const
  ).flatMap(
    ([title, form]) =>
      [
        [title, form, "username", "short", usernameLength],
        [title, form, "username", "x".repeat(31), usernameLength],
        [title, form, "email", "mei@", inputNotEmail],
        [title, form, "passwordConfirm", "other", notSame],
        [title, form, "passwordConfirm", "", notSame],
      ] as const,
  ),
] as const;

test.each(accounts.map(([title, form, field, value, message]) => ({ title, form, field, value, message })))(
  "(§5) $title: $field is refused: $message",
  ({ form, field, value, message }) => {
    expect(messagesOf(form, withField(main, field, value))).toEqual({ [field]: message });
  },
);

const refused = [
  ["Movie", forms.submitMovie, movie, "title", "x".repeat(201), "The title must be less than 200 characters long"],
  ["Movie", forms.submitMovie, movie, "director", "x".repeat(81), "The director must be less than 80 characters long"],
  ["Movie", forms.submitMovie, movie, "writer", "x".repeat(81), "The writer must be less than 80 characters long"],
  ["Movie", forms.submitMovie, movie, "producer", "x".repeat(81), "The producer must be less than 80 characters long"],
  ["Movie", forms.submitMovie, movie, "website", "pallet.example", "The website address is not valid"],
  ["Movie", forms.submitMovie, movie, "website", "ftp://pallet.example", "The website address is not valid"],
  ["Movie", forms.submitMovie, movie, "trailer", "http://not a host/", "The trailer link is not valid"],
  ["Movie", forms.submitMovie, movie, "trailer", "javascript:alert(1)", "The trailer link is not valid"],
  ["Movie", forms.submitMovie, movie, "review", "x".repeat(501), "The review must be less than 500 characters long"],
  ["Movie", forms.submitMovie, movie, "rating", 6, "The rating is required"],
  ["Contact", forms.submitContact, contact, "email", "mei@", notEmail],
  [
    "Contact",
    forms.submitContact,
    contact,
    "title",
    "x".repeat(101),
    "The title must be less than 100 characters long",
  ],
  [
    "Contact",
    forms.submitContact,
    contact,
    "content",
    "x".repeat(501),
    "The content must be less than 500 characters long",
  ],
  ["Button group", forms.submitButtonGroup, buttonGroup, "languages", ["a", "b", "c"], oneOrTwo],
  ["Product", forms.submitProduct, product, "price", "cheap", "The price must be a number"],
  ["Product", forms.submitProduct, product, "price", "1,5", "The price must be a number"],
  ["Product", forms.submitProduct, product, "price", "1e3", "The price must be a number"],
  ["Product", forms.submitProduct, product, "price", "9999999999999", "The number is too large"],
  ["Product", forms.submitProduct, product, "amount", "12 pieces", "The amount must be a number"],
  ["Product", forms.submitProduct, product, "amount", -9_999_999_999_999, "The number is too small"],
  ["Profile", forms.submitProfile, profile, "email", "mei@", notEmail],
  ["Profile", forms.submitProfile, profile, "password", "x".repeat(201), notValid],
  ["Toggling", forms.submitToggling, toggling, "mobilePhone", "+81 6", digitsOnly],
  ["Toggling", forms.submitToggling, toggling, "homePhone", "home", digitsOnly],
  ["Toggling", forms.submitToggling, toggling, "officePhone", "12-34", digitsOnly],
  ["Toggling", forms.submitToggling, toggling, "officePhone", "1".repeat(21), notValid],
] as const;

test.each(
  refused.map(([title, form, valid, field, value, message]) => ({ title, form, valid, field, value, message })),
)("(§5) $title: $field is refused: $message", ({ form, valid, field, value, message }) => {
  expect(messagesOf(form, withField(valid, field, value))).toEqual({ [field]: message });
});

test.each([
  ["a title of 100 characters", forms.submitContact, contact, "title", "x".repeat(100)],
  ["a content of 500 characters", forms.submitContact, contact, "content", "x\n".repeat(250).trim()],
  ["a title of 200 characters", forms.submitMovie, movie, "title", "x".repeat(200)],
  ["a director of 80 characters", forms.submitMovie, movie, "director", "x".repeat(80)],
  ["a review of 500 characters", forms.submitMovie, movie, "review", "x".repeat(500)],
  ["an empty review", forms.submitMovie, movie, "review", ""],
  ["one language", forms.submitButtonGroup, buttonGroup, "languages", ["German"]],
  ["an empty home phone", forms.submitToggling, toggling, "homePhone", ""],
  ["an office phone of digits", forms.submitToggling, toggling, "officePhone", " 0655501000 "],
  ["a price of zero", forms.submitProduct, product, "price", 0],
] as const)("(§5) %s is valid", (...[, form, valid, name, value]) => {
  expect(messagesOf(form, withField(valid, name, value))).toEqual({});
});

const same = { username: "secret", password: "secret", passwordConfirm: "secret" };

test("(§5) Bootstrap validation: username and password differ, which both fields say", () => {
  expect(messagesOf(forms.submitMain, { ...main, ...same })).toEqual({
    username: "The username cannot be the same as the password",
    password: "The password cannot be the same as the username",
  });
  expect(messagesOf(forms.submitAttribute, { ...main, ...same })).toEqual({ username: notValid, password: notValid });
});

test("(§5) Bootstrap validation: rules about two fields are reported together with other errors", () => {
  expect(messagesOf(forms.submitMain, { ...main, ...same, passwordConfirm: "other", lastName: "", email: 7 })).toEqual({
    lastName: names.lastName,
    email: inputNotEmail,
    username: "The username cannot be the same as the password",
    password: "The password cannot be the same as the username",
    passwordConfirm: notSame,
  });
});

test("(§5) Product: price and amount become numbers", () => {
  expect(forms.submitProduct.body.parse({ ...product, amount: " -3 " })).toMatchObject({ price: 12.5, amount: -3 });
});
