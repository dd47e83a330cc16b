import { expect, test } from "vitest";

import { checkPassword, passwordPolicy } from "#server/auth/passwords/password-policy.ts";

const grace = {
  username: "grace.hopper",
  email: "admiral@office.example",
  firstName: "Ann-Marie",
  lastName: "O'Brien",
};

const required = (password: string, owner = grace) => checkPassword(passwordPolicy(false), password, owner);
const demo = (password: string) => checkPassword(passwordPolicy(true), password, grace);

const length = "The password must be 8 to 128 characters long";
const common = "This password is too common. Choose another one.";
const name = "The password must not contain your name or username";
const product = "The password must not contain the name of this app";

test.each([
  ["7 characters", "rk4-vq9", length],
  ["8 characters", "rk4-vq9t", undefined],
  ["128 characters (ASVS 6.2.9 requires 64)", "rk4-".repeat(32), undefined],
  ["129 characters", `${"rk4-".repeat(32)}x`, length],
  ["nothing", "", length],
  ["7 emoji, which are 14 code units", "🦊🐙🦉🐢🦔🐝🦩", length],
  ["8 emoji", "🦊🐙🦉🐢🦔🐝🦩🐌", undefined],
  ["128 emoji", "🦊🐙".repeat(64), undefined],
  ["7 letters with separate accents", "é".normalize("NFD").repeat(7), length],
])("ASVS 6.2.1: a password has 8 to 128 characters: %s", async (_, password, error) => {
  expect(await required(password)).toBe(error);
});

test.each([
  "geographer",
  "UMBRELLAFIELD",
  "7391648205",
  "correct horse battery staple",
  "пароль-для-входа",
  "+*~#|<>€§",
])("ASVS 6.2.5: a password may consist of any characters: %s", async (password) => {
  expect(await required(password)).toBeUndefined();
});

test.each([
  "password",
  "12345678",
  "qwertyuiop",
  "trustno1",
  "1qaz2wsx",
  "PassWord1",
  "iloveyou1",
  "p@ssw0rd",
  " password ",
  "ｐａｓｓｗｏｒｄ",
])("ASVS 6.2.4: a common password is rejected, whatever its case: %s", async (password) => {
  expect(await required(password)).toBe(common);
});

test("ASVS 6.2.4: the list contains at least the 3000 most common passwords of 8 characters", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const matching = dictionary["passwords-common"].filter((password) => password.length >= 8);
  expect(matching.length).toBeGreaterThan(3000);
  const allowed = await Promise.all(matching.slice(0, 3000).map((password) => required(password)));
  expect(allowed.filter((error) => error === undefined)).toEqual([]);
});

test.each([
  ["the username", "my grace.hopper!", name],
  ["a word of the username", "xx-HOPPER-77", name],
  ["the part of the email address before the @", "9-Admiral-4", name],
  ["the first name", "ann-marie 1906", name],
  ["a word of the first name", "7 marie 7 sails", name],
  ["the last name", "o'brien-1944", name],
  ["the last name in full-width letters", "ｂｒｉｅｎ-1944x", name],
  ["the domain of the email address", "my office chair", undefined],
  ["a name of 3 letters", "unplanned-visit", undefined],
  ["the name of the product", "my-ATRIUM-2026", product],
])("ASVS 6.2.11: a password must not contain names: %s", async (_, password, error) => {
  expect(await required(password)).toBe(error);
});

test("an account without names and with an address without a mailbox restricts nothing", async () => {
  const owner = { username: "", email: "@", firstName: "", lastName: "" };
  expect(await required("geographer", owner)).toBeUndefined();
});

test.each([
  ["2 characters", "ab", "The password must be 3 to 20 characters long"],
  ["a common password", "123", undefined],
  ["a name", "grace.hopper", undefined],
  ["21 characters", "a".repeat(21), "The password must be 3 to 20 characters long"],
])("spec §5: in demo mode, a password has 3 to 20 characters and no other rules: %s", async (_, password, error) => {
  expect(await demo(password)).toBe(error);
});
