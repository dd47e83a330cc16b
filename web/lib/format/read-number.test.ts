import fc from "fast-check";
import { expect, test } from "vitest";

import { displayLocale } from "#contract/values/display-locale.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import { readNumber } from "#web/lib/format/read-number.ts";

const locales = knownLanguages.map(({ key }) => displayLocale(key));
const narrowSpace = "\u202f";

test.each([
  ["12", "en", { value: 12 }],
  [" 1,234.5 ", "en", { value: 1234.5 }],
  ["1,200", "en", { value: 1200 }],
  ["1.200", "de", { value: 1200 }],
  ["1.200,50", "de", { value: 1200.5 }],
  ["1.234.567,5", "de", { value: 1234567.5 }],
  [`1${narrowSpace}234,5`, "fr", { value: 1234.5 }],
  ["1\u00a0234,5", "fr", { value: 1234.5 }],
  ["1 234,5", "fr", { value: 1234.5 }],
  ["1 234.5", "en", { value: 1234.5 }],
  ["1.234", "es", { value: 1234 }],
  ["1234,5", "pt", { value: 1234.5 }],
  ["１，２３４．５", "ja", { value: 1234.5 }],
  ["1,234.5", "ar-u-nu-latn", { value: 1234.5 }],
  ["1,234.5", "ar-u-nu-arab", { value: 1234.5 }],
  ["١٬٢٣٤٫٥", "ar-u-nu-arab", { value: 1234.5 }],
  ["١٬٢٣٤٫٥", "ar-u-nu-latn", { value: 1234.5 }],
  ["۱٬۲۳۴٫۵", "ar-u-nu-latn", { value: 1234.5 }],
  ["-3", "en", { value: -3 }],
  ["\u22123", "en", { value: -3 }],
  ["+7", "en", { value: 7 }],
  [".5", "en", { value: 0.5 }],
  ["12.", "en", { value: 12 }],
  ["-0", "en", { value: 0 }],
  ["", "en", { fault: "empty" }],
  ["   ", "en", { fault: "empty" }],
  ["1,2,3", "en", { fault: "malformed" }],
  ["12,34", "en", { fault: "malformed" }],
  ["1,2345", "en", { fault: "malformed" }],
  ["1234,567", "en", { fault: "malformed" }],
  ["0,200", "en", { fault: "malformed" }],
  [",200", "en", { fault: "malformed" }],
  ["1,,200", "en", { fault: "malformed" }],
  ["1,234 567", "en", { fault: "malformed" }],
  ["1.5", "fr", { fault: "malformed" }],
  ["10.5", "de", { fault: "malformed" }],
  ["1,234.5", "de", { fault: "malformed" }],
  ["1.5,000", "en", { fault: "malformed" }],
  ["1.2.3", "en", { fault: "malformed" }],
  [".", "en", { fault: "malformed" }],
  ["-", "en", { fault: "malformed" }],
  ["--3", "en", { fault: "malformed" }],
  ["1e3", "en", { fault: "malformed" }],
  ["1e999", "en", { fault: "malformed" }],
  ["0x10", "en", { fault: "malformed" }],
  ["Infinity", "en", { fault: "malformed" }],
  ["∞", "en", { fault: "malformed" }],
  ["NaN", "en", { fault: "malformed" }],
  ["12 apples", "en", { fault: "malformed" }],
  ["1²", "en", { fault: "malformed" }],
  ["=cmd()", "en", { fault: "malformed" }],
  ["9".repeat(400), "en", { fault: "too-large" }],
])("%j in %s", (text, language, expected) => {
  expect(readNumber(text, {}, language)).toEqual(expected);
});

test("the limits are inclusive", () => {
  const limits = { min: 1, max: 1000 };
  expect(["1", "1,000", "0.99", "1,000.01"].map((text) => readNumber(text, limits, "en"))).toEqual([
    { value: 1 },
    { value: 1000 },
    { fault: "too-small" },
    { fault: "too-large" },
  ]);
});

/** Cents, up to the maximum in a table. */
const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map((amount) => amount / 100);
const formats: readonly Intl.NumberFormatOptions[] = [
  { maximumFractionDigits: 2 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { useGrouping: false, maximumFractionDigits: 2 },
  { signDisplay: "always", maximumFractionDigits: 2 },
];

test.each([...locales, "ar-u-nu-arab", "fa", "de-CH", "en-GB", "pt-PT"])(
  "%s: formatted numbers are read back",
  (language) => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...formats), (value, format) => {
        const printed = new Intl.NumberFormat(language, format).format(value);
        expect(readNumber(printed, {}, language)).toEqual({ value: value + 0 });
        // Keyboards only have the plain space.
        expect(readNumber(printed.replaceAll(/\s/g, " "), {}, language)).toEqual({ value: value + 0 });
      }),
    );
  },
);

test("Western and Arabic digits are read in both Arabic locales", () => {
  fc.assert(
    fc.property(cents, (value) => {
      for (const printedIn of ["ar-u-nu-arab", "ar-u-nu-latn"]) {
        const printed = new Intl.NumberFormat(printedIn, { maximumFractionDigits: 2 }).format(value);
        for (const readIn of ["ar-u-nu-arab", "ar-u-nu-latn"])
          expect(readNumber(printed, {}, readIn)).toEqual({ value: value + 0 });
      }
    }),
  );
});

test("a thousands separator is read only where the language prints one", () => {
  const whole = fc.integer({ min: 1000, max: 999_999 });
  fc.assert(
    fc.property(fc.constantFrom(...locales), whole, fc.integer({ min: 0, max: 6 }), (language, value, place) => {
      const format = new Intl.NumberFormat(language, { useGrouping: "always" });
      const group = format.formatToParts(value).find(({ type }) => type === "group")?.value ?? "";
      const text = `${String(value).slice(0, place)}${group}${String(value).slice(place)}`;
      const isPrinted = text === format.format(value);
      expect("value" in readNumber(text, {}, language)).toBe(isPrinted || text.trim() === String(value));
    }),
  );
});
