import { expect, test } from "vitest";

import { office } from "#office";
import { checkOffice } from "#server/check-office.ts";

test("the configuration is valid", () => {
  expect(() => checkOffice(office)).not.toThrow();
});

test("all optional fields may be set", () => {
  const optional = {
    accent: "#C2185B",
    country: "AT",
    timeZone: "Europe/Vienna",
    supportAddress: "help@office.example",
    languages: ["de"],
    voiceLanguage: "de-AT",
  };
  expect(() => checkOffice({ ...office, ...optional })).not.toThrow();
});

test.each([
  [{ title: "" }, "title has to be a text of 1 to 40 characters, without spaces around it"],
  [{ title: undefined }, "title has to be a text of 1 to 40 characters, without spaces around it"],
  [{ titel: "Atrium" }, "titel is no field"],
  [{ logo: "../logo.svg" }, "logo has to be the path of an SVG file, such as office/logo.svg"],
  [{ favicon: "office/favicon.png" }, "favicon has to be the path of an SVG file, such as office/logo.svg"],
  [{ skin: "dark" }, /^office\.config\.ts: skin has to be a skin: smart-style-0, /],
  [{ accent: "red" }, "accent has to be a colour such as #c2185b"],
  [{ languages: [] }, /languages has to list languages that have a dictionary, each of them once: en, de, /],
  [{ languages: ["en", "en"] }, /languages has to list languages/],
  [{ languages: ["en", "tlh"] }, /languages\.1 has to list languages/],
  [{ voiceLanguage: "tlh-US" }, "voiceLanguage has to be a language with a dictionary and a region, such as en-US"],
  [{ country: "XX" }, "country has to be the two-letter code of a country, such as AT"],
  [{ currency: "Euro" }, "currency has to be the code of a currency with two decimals, such as EUR"],
  [{ currency: "JPY" }, "currency has to be the code of a currency with two decimals, such as EUR"],
  [{ timeZone: "Vienna" }, "timeZone has to be the name of a time zone, such as Europe/Vienna"],
  [{ supportAddress: "help" }, "supportAddress has to be an email address, such as help@office.example"],
  [{ company: { name: "Office" } }, /company\.address has to list lines/],
  [{ company: undefined }, "company has to have name, address, vatId and iban"],
  [{ sounds: "on" }, "sounds has to be true or false"],
  [{ menuSpeed: 1.5 }, "menuSpeed has to be a whole number from 0 to 1000"],
  [{ mobileBelow: 100 }, "mobileBelow has to be a whole number from 320 to 2000"],
])("%j is refused with a sentence", (changes, message) => {
  const expected = typeof message === "string" ? `office.config.ts: ${message}` : message;
  expect(() => checkOffice({ ...office, ...changes })).toThrow(expected);
});
